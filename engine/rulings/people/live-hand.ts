import type { Seat } from '../../deal/chips.ts'
import { type Deal, type Player, placeOf } from '../../deal/deal.ts'
import type { DealEvent, WhyKilled } from '../../deal/events.ts'
import { cannot, type Impossible } from '../../deal/impossible.ts'
import { hasClaim } from '../../deal/pots/claim.ts'
import { programOf } from '../../deal/program.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { mended, type Option } from '../ruling.ts'

/** Why no live hand of this seat can have come to harm now, or null. */
export const noLiveHand = (deal: Deal, seat: Seat): Impossible | null => {
  const off = notInTheDeal(deal, seat)
  if (off !== null) return off
  const { down, up, rows } = deal.players[placeOf(deal, seat)]!
  if (down.length + up.length + rows.length === 0) return cannot('no-cards-yet', { seat })
  return deal.done > 0 ? cannot('still-being-dealt') : null
}

/** Why this seat has nothing to lose in this deal, or null; whether it has cards already is not asked. */
export const notInTheDeal = (deal: Deal, seat: Seat): Impossible | null => {
  const player = deal.players[placeOf(deal, seat)]
  if (player === undefined) return cannot('no-hand', { seat })
  if (deal.phase === 'ended') return cannot('deal-over')
  if (isFouledNotDead(deal)) return cannot('fouled-not-dead')
  if (!hasClaim(player)) return cannot('already-dead', { seat })
  return deal.players.filter(hasClaim).length > 1 ? null : cannot('last-hand-wins')
}

/** wsop/110h: hands that are laid in rows for points alone are fouled by rules of their own; where there is a pot they die. */
export const isFouledNotDead = ({ form }: Deal): boolean => form.rows !== undefined && !form.rows.forThePot

/** Why it cannot be this seat's act that is missing, or null: only a player whose turn it is in the betting owes one. */
export const notDueToAct = (deal: Deal, seat: Seat): Impossible | null =>
  noLiveHand(deal, seat) ??
  (deal.round === null ? cannot('no-betting') : null) ??
  (deal.turn === placeOf(deal, seat) ? null : cannot('not-due', { seat }))

/** Has the player at this place acted in this deal, now or on a round that is over? */
export const hasActed = (deal: Deal, place: number): boolean =>
  deal.players[place]!.acted || deal.step > programOf(deal.form).firstRound

/** Has this player a wager to call? Stud's forced bet is one once it has been made. */
export const isFacing = ({ round }: Deal, player: Player): boolean =>
  round !== null && !round.bringInDue && player.bet < round.price

/** The hand is dead, and the deal goes on without it: its chips stay in the pot. */
export const handDead = (
  deal: Deal,
  seat: Seat,
  why: WhyKilled,
  rules: readonly RuleId[],
  before: readonly DealEvent[] = [],
): Option<'hand-dead'> => ({
  decision: 'hand-dead',
  events: mended(deal, [...before, { type: 'HandKilled', seat, why, rules }]),
  rules,
})

/** The hand is live, and nothing has to be mended. */
export const handLive = (rules: readonly RuleId[]): Option<'hand-live'> => ({
  decision: 'hand-live',
  events: [],
  rules,
})
