import { citesOf } from '../../rulebooks/cites.ts'
import { type Deal, type Player, placeOf } from '../deal.ts'
import type { DealEvent } from '../events.ts'
import type { DealerCall } from './announcement.ts'

/** What the dealer of any form calls when somebody wagers: a raise, a live blind that takes its option, and an all-in. */
export const wagerCalls = (before: Deal, event: DealEvent): readonly DealerCall[] => {
  if (!(event.type === 'Bet' || event.type === 'Called' || event.type === 'Completed' || event.type === 'Raised'))
    return []
  const { seat, to } = event
  const player = before.players[placeOf(before, seat)]!
  const { announceRaise, announceBlindRaise, announceAllIn } = citesOf(before.book)
  const calls: DealerCall[] = []
  if (event.type === 'Raised') {
    calls.push(
      isLiveBlind(before, player)
        ? { seat, words: `the blind raises to ${to}`, rules: announceBlindRaise }
        : { seat, words: `raise to ${to}`, rules: announceRaise },
    )
  }
  if (to - player.bet === player.stack) calls.push({ seat, words: `all-in, ${to}`, rules: announceAllIn })
  return calls
}

/** They have posted, nobody has raised, and this is their first act. */
const isLiveBlind = ({ round }: Deal, { posted, acted, bet }: Player): boolean =>
  posted && !acted && round !== null && bet === round.price
