import type { RuleId } from '../rulebooks/rule-id.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { reopened } from './betting/wager.ts'
import type { Seat } from './chips.ts'
import { type Deal, placeOf } from './deal.ts'
import { hasClaim } from './pots/claim.ts'

/** The answer to a player to act who asks: whether a hand is live, and for whom the last wager reopens the betting. */
export type HandStatus = {
  readonly live: boolean
  /** Those who have acted and may raise again; nobody where there is no wager to raise. */
  readonly reopenedFor: readonly Seat[]
  readonly closedFor: readonly Seat[]
  readonly rules: readonly RuleId[]
}

/** rrp/2/decision-making/9: what somebody who is to act may ask about a hand; null where it isn't their turn, or nobody has to tell. */
export const handStatus = (deal: Deal, seat: Seat, asker: Seat): HandStatus | null => {
  const { is, rules } = rulebookOf(deal.book).tellHandStatusOnRequest
  const one = deal.players[placeOf(deal, seat)]
  if (!is || one === undefined || deal.round === null || deal.players[deal.turn]?.seat !== asker) return null
  const { price } = deal.round
  const faced = deal.players.filter(it => !it.folded && it.stack > 0 && it.acted && it.bet < price)
  const open = faced.filter(it => reopened(deal, placeOf(deal, it.seat))).map(it => it.seat)
  const closed = faced.map(it => it.seat).filter(it => !open.includes(it))
  return { live: hasClaim(one), reopenedFor: open, closedFor: closed, rules }
}
