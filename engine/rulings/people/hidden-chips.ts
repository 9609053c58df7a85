import type { Chips, Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { cannot } from '../../deal/impossible.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, type Option, type Ruling } from '../ruling.ts'

/** A player who went all-in and lost finds chips that had been hidden. */
export type HiddenChips = {
  readonly seat: Seat
  readonly amount: Chips
  /** Who won the pot, where more than one took part of it. */
  readonly winner?: Seat
  /** The next deal has begun. */
  readonly nextDealBegun?: boolean
}

/** Where the chips go. */
export type HiddenChipsDecision = 'to-the-winner' | 'removed'

/** rrp/15/20: they do them no good: the winner may have what they would have won of them, and after the next deal has begun they go. */
export const hiddenChips = (deal: Deal, incident: HiddenChips): Ruling<HiddenChipsDecision> => {
  const { seat, amount, nextDealBegun = false } = incident
  const rules = citesOf(deal.book).hiddenChips
  if (nextDealBegun) {
    return { decision: 'removed', events: [], rules, wouldChange: ['found-before-next-deal'] }
  }
  const winner = winnerOf(deal, incident)!
  const lost = Math.min(amount, covers(deal, winner, seat))
  const found = (to: Seat, part: Chips): readonly DealEvent[] =>
    part > 0 ? [{ type: 'ChipsFound', seat, amount: part, to, rules }] : []
  const kept = found(seat, amount - lost)
  const won: Option<HiddenChipsDecision> = {
    decision: 'to-the-winner',
    events: [...found(winner, lost), ...kept],
    rules,
  }
  const removed: Option<HiddenChipsDecision> = { decision: 'removed', events: kept, rules }
  return leftTo<HiddenChipsDecision>('floor', [won, removed], ['next-deal-begun'])
}

/** How much more than the loser the winner had when the deal began. */
const covers = (deal: Deal, winner: Seat, loser: Seat): Chips =>
  Math.max(0, deal.players[placeOf(deal, winner)]!.start - deal.players[placeOf(deal, loser)]!.start)

const winnerOf = (deal: Deal, { winner }: HiddenChips): Seat | undefined => {
  const takers = new Set(deal.awards.flatMap(award => award.to.map(({ seat }) => seat)))
  if (winner !== undefined) return takers.has(winner) ? winner : undefined
  return takers.size === 1 ? [...takers][0] : undefined
}

/** Chips found after an all-in was lost. */
export const hiddenChipsRuler = {
  impossible: (deal, incident) => {
    const { seat, amount } = incident
    const player = deal.players[placeOf(deal, seat)]
    if (player === undefined) return cannot('no-hand', { seat })
    if (deal.setting !== 'tournament') return cannot('tournaments-only')
    if (deal.phase !== 'ended') return cannot('deal-not-over')
    if (player.stack > 0 || player.folded) return cannot('not-lost-all-in', { seat })
    if (amount <= 0) return cannot('no-chips-found')
    return winnerOf(deal, incident) === undefined ? cannot('winner-not-said') : null
  },
  rule: hiddenChips,
} satisfies Ruler<HiddenChips>
