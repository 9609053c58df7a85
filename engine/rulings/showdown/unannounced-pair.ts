import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { hasClaim } from '../../deal/pots/claim.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { killHand } from '../people/kill-hand.ts'
import { leftTo, type Ruling } from '../ruling.ts'
import { hasPair, lowballRanking } from './called-low.ts'

/** In lowball a player spread a hand with a pair in it and said nothing. */
export type UnannouncedPair = {
  readonly seat: Seat
  /** Who threw their hand away, or fouled it, because of that. */
  readonly fouled: readonly Seat[]
}

/** What becomes of the hand with the pair. */
export type PairDecision = 'cards-speak' | 'hand-dead'

/** rrp/11/16: a pair that is not announced may cost the pot if another fouls their hand for it; of intact hands the best wins. */
export const unannouncedPair = (deal: Deal, { seat, fouled }: UnannouncedPair): Ruling<PairDecision> => {
  const { cardsSpeak, unannouncedPair: pair } = rulebookOf(deal.book)
  const { is, rules } = pair
  const speak = { decision: 'cards-speak', events: [], rules } as const
  const { down, up } = deal.players[placeOf(deal, seat)]!
  if (lowballRanking(deal.form) === undefined) {
    return { ...speak, rules: cardsSpeak.rules, wouldChange: ['lowball'] }
  }
  if (!hasPair([...down, ...up])) return { ...speak, wouldChange: ['hand-has-a-pair'] }
  const intact = deal.players.filter(hasClaim).length
  if (fouled.length === 0 || intact > 1 || is === 'nothing') {
    return { ...speak, wouldChange: ['another-fouled-and-none-intact'] }
  }
  const dead = {
    decision: 'hand-dead',
    events: killHand(deal, seat, 'pair-not-announced', fouled, rules),
    rules,
  } as const
  const wouldChange: readonly Change[] = ['pair-announced', 'other-hand-intact']
  return is === 'loses-pot' ? { ...dead, wouldChange } : leftTo<PairDecision>('floor', [dead, speak], wouldChange)
}
