import type { Time } from '../../table/time.ts'
import { bookOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, type TournamentWork, tell } from '../work.ts'
import type { DealsOrder } from './deals.ts'

/** All tables deal at the same time from now on, or each for itself again; who goes out in one round went out together. */
export const handForHand: Handler<Extract<DealsOrder, { readonly type: 'HandForHand' }>> = (work, { on, at }) => {
  const { state: event } = work
  if (event.phase !== 'playing') return refused('not-playing-yet')
  if (event.handForHand === on) return refused('not-the-time', { about: on ? 'hand-for-hand' : 'not-hand-for-hand' })
  const { rules } = bookOf(event).simultaneousBustOrder
  tell(work, { type: on ? 'HandForHandBegun' : 'HandForHandEnded', at, rules })
  return null
}

/** Once every table has had its deal, all go on together. */
export const afterTheDeal = (work: TournamentWork, at: Time): void => {
  const { state: event } = work
  if (!event.handForHand || event.phase !== 'playing') return
  const isRound = event.tables.every(({ waits, dealing }) => waits && dealing === null)
  if (isRound) tell(work, { type: 'RoundDealt', at, rules: bookOf(event).simultaneousBustOrder.rules })
}
