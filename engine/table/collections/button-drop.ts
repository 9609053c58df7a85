import type { Chips, Seat } from '../../deal/chips.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import type { CalledDeal } from '../table.ts'
import type { Time } from '../time.ts'
import { type TableWork, tell } from '../work.ts'

/** What the player on the button has paid for a deal. */
export type ButtonDrop = { readonly player: PlayerId; readonly chips: Chips }

/**
 * rrp/glossary/dead-collection-blind: the player on the button pays for the deal, or is dealt in without it if they
 * have no chips left.
 */
export const takeButtonDrop = (
  work: TableWork,
  button: Seat,
  dealtIn: readonly Seat[],
  at: Time,
): ButtonDrop | undefined => {
  const { collection } = work.state.placard
  if (collection.way !== 'drop' || !collection.blind || !dealtIn.includes(button)) return undefined
  const player = work.state.chairs[button - 1]!
  if (memberOf(work.state, player)!.stack <= collection.amount) return undefined
  const drop = { player, chips: collection.amount }
  const rules = citesOf(bookOf(work.state).id).deadCollection
  tell(work, { type: 'CollectionTaken', why: 'drop', from: [drop], covers: [], at, rules })
  return drop
}

/** rrp/glossary/collection-drop: the charge is for a hand that is dealt, so a void deal, which is dealt again, costs nothing. */
export const returnButtonDrop = (work: TableWork, { drop }: CalledDeal, voided: boolean, at: Time): void => {
  if (!voided || drop === undefined) return
  const { deadCollection, collectionDrop } = citesOf(bookOf(work.state).id)
  tell(work, { type: 'CollectionReturned', to: [drop], at, rules: [...deadCollection, ...collectionDrop] })
}
