import type { Seat } from '../../deal/chips.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { Time } from '../time.ts'
import { type TableWork, tell } from '../work.ts'

/** rrp/glossary/dead-collection-blind: the player on the button pays for the deal; he plays without if he has no more. */
export const takeButtonDrop = (work: TableWork, button: Seat, dealtIn: readonly Seat[], at: Time): void => {
  const { collection } = work.state.placard
  if (collection.way !== 'drop' || !collection.blind || !dealtIn.includes(button)) return
  const player = work.state.chairs[button - 1]!
  if (memberOf(work.state, player)!.stack <= collection.amount) return
  const from = [{ player, chips: collection.amount }]
  const rules = citesOf(bookOf(work.state).id).deadCollection
  tell(work, { type: 'CollectionTaken', why: 'drop', from, covers: [], at, rules })
}
