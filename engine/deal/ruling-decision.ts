import { type Card, isCard } from '../cards/card.ts'

/** What rulings come to, as codes; what they mean in words is in `engine/words`. */
export const DECISIONS = [
  'action-stands',
  'all-dealt-up',
  'all-in',
  'all-in-for-the-pot',
  'amount-corrected',
  'amount-stands',
  'becomes-the-burn',
  'brings-in',
  'button-set',
  'card-kept',
  'card-replaced',
  'card-stands',
  'cards-back-and-reshuffle',
  'cards-returned',
  'cards-speak',
  'cards-stay-out',
  'check',
  'clock-not-here',
  'clock-not-theirs',
  'clock-runs',
  'clock-too-early',
  'completed-after-the-draws',
  'completed-on-the-draw',
  'corrected',
  'corrected-without-betting',
  'deal-void',
  'deck-rebuilt',
  'does-not-play',
  'draw-changed',
  'draw-stands',
  'each-board-by-itself',
  'filled-up',
  'first-board-only',
  'flop-redealt',
  'forfeited',
  'fouled',
  'hand-dead',
  'hand-live',
  'held-to-what-was-seen',
  'keeps-turn',
  'live-and-posts-next-deal',
  'misdeal',
  'next-card-down',
  'no-breach',
  'penalty-proposed',
  'placed-front-most',
  'play-on',
  'plays-and-is-changed-afterwards',
  'posts-now',
  'pot-forfeited',
  'put-under-the-deck',
  'redeal',
  'redeal-with-hand-dead',
  'removed',
  'result-stands',
  'retrieved',
  'stays-active',
  'street-redealt',
  'taken-back',
  'time-extended',
  'to-the-winner',
  'wager-returned',
  'would-be-river-is-the-turn',
] as const

/** What a ruling comes to; where the floor picks one of the cards of a flop, by its card. */
export type RulingDecision = (typeof DECISIONS)[number] | PickedBurn

/** wsop/167: the card that the floor picks is the next burn. */
export type PickedBurn = `${Card}${typeof PICKED}`

const PICKED = '-is-the-next-burn'

/** The decision that this card is the next burn. */
export const pickedBurn = (card: Card): PickedBurn => `${card}${PICKED}`

/** Which card is the next burn by this decision; undefined for every other decision. */
export const cardPicked = (decision: string): Card | undefined => {
  const card = decision.slice(0, 2)
  return decision.slice(2) === PICKED && isCard(card) ? card : undefined
}

/** Is this what a ruling can come to? */
export const isDecision = (text: string): text is RulingDecision => known.has(text) || cardPicked(text) !== undefined

const known: ReadonlySet<string> = new Set(DECISIONS)
