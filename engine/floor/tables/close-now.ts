import type { RuleId } from '../../rulebooks/rule-id.ts'
import { seatOf, tableOf } from '../draft.ts'
import { feedsAfterClosing } from '../moves/feeds.ts'
import { type At, type FloorWork, tell } from '../work.ts'

/** An empty table closes: what was kept at it is given free, and the tables that fed it or were fed by it go on. */
export const closeNow = (work: FloorWork, id: string, when: At, rules: readonly RuleId[]): void => {
  const table = tableOf(work.state, id)!
  for (const [i, chair] of table.chairs.entries()) {
    if (chair.is !== 'held') continue
    const { player } = chair
    const mover = chair.why === 'moving' ? seatOf(work.state, player) : undefined
    if (mover === undefined) {
      tell(work, { type: 'SeatReleased', player, table: id, seat: i + 1, why: 'staff', ...when, rules: [] })
    } else {
      // players on the way here stay where they are
      const from = { table: mover.table.id, seat: mover.seat }
      tell(work, { type: 'MoveCancelled', player, from, to: { table: id, seat: i + 1 }, ...when, rules: [] })
    }
  }
  const after = feedsAfterClosing(work.state, table)
  tell(work, { type: 'TableClosed', table: id, ...when, rules })
  if (after.feeds.length > 0) tell(work, { type: 'FeedsSet', feeds: after.feeds, ...when, rules: after.rules })
}
