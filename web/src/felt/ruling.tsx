import type { Frame } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'
import styles from './actions.module.css'

/** Play waits for a ruling: the ways to rule, the usual one first, for those who may make it. */
export const Ruling = ({ frame: { common, own } }: { readonly frame: Frame }) => {
  const { ruling } = common.deal ?? { ruling: null }
  if (ruling == null) return null
  const { decides, options } = ruling
  const who =
    typeof decides === 'string' ? texts.felt.the(decides) : (common.seats[decides.seat - 1]?.name ?? texts.felt.aPlayer)
  const mine = own.role === 'host' || own.role === 'dealer' || own.role === 'floor'
  if (!mine) return <p className={styles.wait}>{texts.felt.hasToRule(who)}</p>
  return (
    <div className={styles.bar}>
      <p>{texts.felt.leftTo(who)}</p>
      {options.map((decision, i) => (
        <button
          key={decision}
          type="button"
          className={i === 0 ? 'strong' : ''}
          onClick={() => order({ type: 'decide', decision })}
        >
          {inWords(decision)}
          {i === 0 && <span className="visually-hidden">{texts.felt.usual}</span>}
        </button>
      ))}
    </div>
  )
}

const inWords = (decision: string): string => {
  const words = decision.replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
