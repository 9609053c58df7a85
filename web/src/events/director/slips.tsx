import type { MoveShown } from '@cardroom/room/protocol'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { slipOf } from '../slip-of.ts'
import { MoveSlip } from './move-slip.tsx'

/** This many of the last slips are kept at hand. */
const SHOWN = 6

/** The slips of the last moves, to hand out or read aloud; a player who drew their own seat again needs none. */
export const Slips = ({ moves }: { readonly moves: readonly MoveShown[] }) => {
  const shown = moves.filter(({ from, to }) => from.table !== to.table || from.seat !== to.seat).slice(0, SHOWN)
  return shown.length === 0 ? null : (
    <section className={look.section} aria-labelledby="director-slips">
      <h2 id="director-slips">{words.sheets.slips}</h2>
      {shown.map(move => (
        <MoveSlip key={`${move.at} ${move.player}`} slip={slipOf(move)} />
      ))}
    </section>
  )
}
