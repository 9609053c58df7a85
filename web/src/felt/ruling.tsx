import type { Frame } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import styles from './actions.module.css'

/** Play waits for a ruling: the ways to rule, the usual one first, for those who may make it. */
export const Ruling = ({ frame: { common, own } }: { readonly frame: Frame }) => {
  const { ruling } = common.deal ?? { ruling: null }
  if (ruling == null) return null
  const { decides, options } = ruling
  const who = typeof decides === 'string' ? `the ${decides}` : (common.seats[decides.seat - 1]?.name ?? 'a player')
  const mine = own.role === 'host' || own.role === 'dealer' || own.role === 'floor'
  if (!mine) return <p className={styles.wait}>Play waits: {who} has to rule.</p>
  return (
    <div className={styles.bar}>
      <p>The book leaves this to {who}:</p>
      {options.map((decision, i) => (
        <button
          key={decision}
          type="button"
          className={i === 0 ? 'strong' : ''}
          onClick={() => order({ type: 'decide', decision })}
        >
          {inWords(decision)}
          {i === 0 && <span className="visually-hidden">, the usual ruling</span>}
        </button>
      ))}
    </div>
  )
}

const inWords = (decision: string): string => {
  const words = decision.replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
