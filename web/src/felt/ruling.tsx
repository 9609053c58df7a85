import type { Frame } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import { Said } from '../said/said.tsx'
import { texts } from '../words/texts.ts'
import { Dock } from './dock/dock.tsx'
import styles from './ruling.module.css'

/** Play waits for a ruling: the ways to rule, the usual one first, for those who may make it. */
export const Ruling = ({ frame: { common, own } }: { readonly frame: Frame }) => {
  const { ruling } = common.deal ?? { ruling: null }
  if (ruling == null) return null
  const { decides, options, says } = ruling
  const who =
    typeof decides === 'string' ? texts.felt.the(decides) : (common.seats[decides.seat - 1]?.name ?? texts.felt.aPlayer)
  const mine = own.role === 'host' || own.role === 'dealer' || own.role === 'floor'
  if (!mine) return <Dock prompt={<p>{texts.felt.hasToRule(who)}</p>} />
  return (
    <Dock prompt={<p>{texts.felt.leftTo(who)}</p>}>
      {options.map((decision, i) => (
        <button
          key={decision}
          type="button"
          data-text=""
          className={`${styles.decision} ${i === 0 ? 'strong' : ''}`}
          onClick={() => order({ type: 'decide', decision })}
        >
          <Said say={says[i] ?? []} />
          {i === 0 && <span className="visually-hidden">{texts.felt.usual}</span>}
        </button>
      ))}
    </Dock>
  )
}
