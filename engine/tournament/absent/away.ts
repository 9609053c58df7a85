import { minutes } from '../../table/time.ts'
import { bookOf, entrantOf } from '../draft.ts'
import { levelNow } from '../levels/level-now.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { AbsentOrder } from './absent.ts'
import { forfeit } from './forfeit.ts'

type Of<T extends AbsentOrder['type']> = Extract<AbsentOrder, { readonly type: T }>

/** rrp/15/7: who is away is dealt in and pays blinds and antes; hpt/players-leaving/long: who says it will be long loses the stack now. */
export const markAway: Handler<Of<'MarkAway'>> = (work, { player, minutes: said, neverCame = false, at }) => {
  const { state: event } = work
  const entrant = entrantOf(event, player)
  if (entrant?.status !== 'playing' && entrant?.status !== 'entered') return refused('not-in-play', { player })
  const { is, rules } = bookOf(event).tournamentAbsence
  tell(work, { type: 'WentAway', player, neverCame, at, rules })
  const isLong = said !== undefined && is.limitMinutes !== null && said > is.limitMinutes
  if (isLong && entrant.status === 'playing' && is.forfeit !== 'none') forfeit(work, player, 'left', rules, at)
  return null
}

/** They are at their seat. */
export const comeBack: Handler<Of<'ComeBack'>> = (work, { player, at }) => {
  const entrant = entrantOf(work.state, player)
  if (entrant === undefined) return refused('not-entered', { player })
  if (entrant.away === null) return refused('not-away', { player })
  tell(work, { type: 'CameBack', player, at, rules: bookOf(work.state).tournamentHandLiveDeadline.rules })
  return null
}

/** rrp/15/5: the house tries to reach a player who never came, and leaves the chips if they ask for it. */
export const reach: Handler<Of<'Reach'>> = (work, { player, keep, at }) => {
  const entrant = entrantOf(work.state, player)
  if (entrant === undefined) return refused('not-entered', { player })
  if (entrant.came) return refused('not-away', { player })
  tell(work, { type: 'Reached', player, keep, at, rules: bookOf(work.state).noShowRemoval.rules })
  return null
}

/** rrp/15/5: once a new level has begun or half an hour has passed, the director may take the stack of a player who was not reached. */
export const removeNoShow: Handler<Of<'RemoveNoShow'>> = (work, { player, at }) => {
  const { state: event } = work
  const entrant = entrantOf(event, player)
  const { is, rules } = bookOf(event).noShowRemoval
  if (entrant?.status !== 'playing') return refused('not-in-play', { player })
  if (entrant.came || entrant.away === null) return refused('not-away', { player })
  if (entrant.keepChips && is.unless === 'player-asked-to-leave-chips')
    return refused('asked-to-keep', { player, rules })
  const until = is.minutes === null ? undefined : entrant.away + minutes(is.minutes)
  const isTime = levelNow(event, at) >= is.fromLevel || (until !== undefined && at >= until)
  if (!isTime)
    return refused('not-the-time', { player, level: is.fromLevel, ...(until !== undefined && { until }), rules })
  forfeit(work, player, 'no-show', rules, at)
  return null
}
