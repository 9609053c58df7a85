import type { Time } from '../../table/time.ts'
import { bookOf, isDecided, playing } from '../draft.ts'
import { levelNow } from '../levels/level-now.ts'
import { refused } from '../refusal.ts'
import { type Handler, type TournamentWork, tell } from '../work.ts'
import { overlayOf, paidOut, purseOf } from './paid.ts'
import type { PrizesOrder } from './prizes.ts'

/** The director ends it with one player left, or none, though rebuys or entries are still open. */
export const finish: Handler<Extract<PrizesOrder, { readonly type: 'Finish' }>> = (work, { at }) => {
  if (work.state.phase !== 'playing') return refused('not-playing-yet')
  const left = playing(work.state).length
  // the last one may have been disqualified: then nobody is left
  if (left > 1) return refused('still-in-play', { most: 1, about: { players: left } })
  end(work, at)
  return null
}

/** hpt/winning: with one player left it is over, unless somebody may still buy in. */
export const endIfOver = (work: TournamentWork, at: Time): void => {
  const { state: event } = work
  if (event.phase !== 'playing' || !isDecided(event)) return
  const level = levelNow(event, at)
  const { plan } = event
  const mayBuy =
    plan.rebuys !== null &&
    level < plan.rebuys.beforeLevel &&
    event.entrants.some(it => it.status === 'out' && (plan.rebuys!.most ?? Number.POSITIVE_INFINITY) > it.rebuys)
  if (!mayBuy && level >= plan.entryUntil) end(work, at)
}

const end = (work: TournamentWork, at: Time): void => {
  const { state: event } = work
  const { payoutTable } = bookOf(event)
  tell(work, {
    type: 'TournamentEnded',
    paid: paidOut(event),
    purse: purseOf(event),
    overlay: overlayOf(event),
    at,
    rules: payoutTable.rules,
  })
}
