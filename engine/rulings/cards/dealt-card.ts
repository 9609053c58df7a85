import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, type Player, placeOf, stubCount } from '../../deal/deal.ts'
import { unusable } from '../../deal/dealing/card-check.ts'
import { dealCount } from '../../deal/dealing/dealing-order.ts'
import type { DealEvent } from '../../deal/events.ts'
import { cannot, type Impossible } from '../../deal/impossible.ts'
import type { CardMove, Pile } from '../../deal/mending.ts'
import { hasClaim } from '../../deal/pots/claim.ts'
import { programOf } from '../../deal/program.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { comingCards, namedCardsOff } from './named-cards.ts'

/** Why this seat cannot have this card before it now, or null; with real cards, one that lies unknown may be any. */
export const notBefore = (deal: Deal, seat: Seat, card: Card, replacement?: Card): Impossible | null =>
  noHandNow(deal, seat) ?? notHeld(deal, seat, card, replacement)

/** The same until the pot is pushed, for what kills a hand that has been shown. */
export const notHeldToTheEnd = (deal: Deal, seat: Seat, card: Card, replacement?: Card): Impossible | null =>
  noHandToTheEnd(deal, seat) ?? notHeld(deal, seat, card, replacement)

const notHeld = (deal: Deal, seat: Seat, card: Card, replacement: Card | undefined): Impossible | null => {
  const player = deal.players[placeOf(deal, seat)]!
  if (card === UNKNOWN) return cannot('card-not-said')
  if (replacement !== undefined && namedCardsOff(deal, [replacement], 1) !== null)
    return namedCardsOff(deal, [replacement], 1)
  if (replacement === card) return cannot('came-twice', { card })
  if (player.down.includes(card) || player.up.includes(card)) return null
  if (isSet(player, card)) return cannot('card-is-set', { card })
  if (deal.realCards && player.down.includes(UNKNOWN) && unusable(deal, [card]) === null) return null
  return cannot('not-held', { seat, card })
}

/** Why one of these is no downcard of its player any more, or null: it lies face up, or is set in a row. */
export const outOfHand = (player: Player, cards: readonly Card[]): Impossible | null => {
  for (const card of cards) {
    if (player.up.includes(card)) return cannot('already-up', { card })
    if (isSet(player, card)) return cannot('card-is-set', { card })
  }
  return null
}

const isSet = ({ rows }: Player, card: Card): boolean => rows.some(row => row.includes(card))

/** Why this seat has no hand now that anything can have happened to, or null. */
const noHandNow = (deal: Deal, seat: Seat): Impossible | null => {
  const off = noHandToTheEnd(deal, seat)
  if (off !== null || deal.phase !== 'award') return off
  return cannot('pot-about-to-be-pushed')
}

/** Why this seat has no hand that can die before the pot is pushed, or null. */
export const noHandToTheEnd = (deal: Deal, seat: Seat): Impossible | null => {
  const player = deal.players[placeOf(deal, seat)]
  if (player === undefined) return cannot('no-hand', { seat })
  if (deal.phase === 'ended') return cannot('deal-over')
  if (deal.phase === 'award' && deal.players.filter(hasClaim).length < 2) return cannot('last-hand-wins')
  if (deal.done > 0 && programOf(deal.form).steps[deal.step]?.do === 'deal') return cannot('still-being-dealt')
  return player.folded ? cannot('has-folded', { seat }) : null
}

/** Does the card lie up? */
export const liesUp = (deal: Deal, seat: Seat, card: Card): boolean =>
  deal.players[placeOf(deal, seat)]!.up.includes(card)

/** The card's place among a player's downcards; with real cards, the last one nobody named. */
export const placeInHand = ({ down }: Player, card: Card): number =>
  down.includes(card) ? down.indexOf(card) : down.lastIndexOf(UNKNOWN)

/** The card on top of the stub; with real cards, the one that is said to have come. */
export const topCard = (deal: Deal, named: Card = UNKNOWN): Card => (deal.realCards ? named : deal.deck[deal.next]!)

/** Is there a card left to give? */
export const hasCard = (deal: Deal): boolean => stubCount(deal) > 0

/** Is there a card left to give that nobody needs later? Boards and the Chinese family have nothing to shuffle. */
export const canSpare = (deal: Deal): boolean => {
  if (deal.form.family === 'stud' || deal.form.family === 'draw') return hasCard(deal)
  const { steps, toCome } = programOf(deal.form)
  const cards = steps.slice(deal.step).reduce((sum, step) => sum + (step.do === 'deal' ? dealCount(deal, step) : 0), 0)
  return stubCount(deal) > cards + deal.runs * toCome[deal.step]!
}

/** A hand's downcards as a pile. */
export const downOf = (seat: Seat): Pile => ({ seat, face: 'down' })

/** The next cards of the deck, this many, go down to a hand. */
export const dealtDown = (deal: Deal, seat: Seat, count: number): readonly CardMove[] =>
  comingCards(deal, count, undefined).map(card => ({ card, from: 'stub', to: downOf(seat) }))

/** A downcard goes to this pile, and the top card comes in its place. */
export const swapped = (deal: Deal, seat: Seat, card: Card, to: Pile, named?: Card): readonly CardMove[] => [
  { card, from: downOf(seat), to },
  { card: topCard(deal, named), from: 'stub', to: downOf(seat) },
]

/** All have seen this downcard, which stays in its hand; with real cards it is now known. */
export const seenByAll = (deal: Deal, seat: Seat, card: Card, rules: readonly RuleId[]): readonly DealEvent[] => {
  const known = deal.players[placeOf(deal, seat)]!.down.includes(card)
  const moves = [{ card, from: downOf(seat), to: downOf(seat) }]
  const learned: readonly DealEvent[] = known ? [] : [{ type: 'CardsMoved', moves, rules }]
  return [...learned, { type: 'CardsOpened', seat, cards: [card], rules }]
}

/** Has this player got the card in the draw that was last? */
export const isDrawn = (deal: Deal, player: Player, card: Card): boolean => {
  const { steps } = programOf(deal.form)
  const got = Math.max(0, player.drawn - player.owed)
  const hasDrawn = steps.some((step, at) => step.do === 'replace' && at <= deal.step)
  return hasDrawn && placeInHand(player, card) >= player.down.length - got
}

/** Has the card come since the betting was last over? */
export const isFresh = (deal: Deal, player: Player, card: Card): boolean => {
  const { steps } = programOf(deal.form)
  const closed = lastRoundOver(deal)
  if (closed < 0) return true
  if (isDrawn(deal, player, card)) {
    const lastDraw = steps.findLastIndex((step, at) => step.do === 'replace' && at <= deal.step)
    // a player who is all in has nothing to act with: the rounds that were not played do not count
    return lastDraw > (deal.round === null ? deal.played : closed)
  }
  return steps.slice(closed + 1, deal.step + 1).some(step => {
    if (step.do !== 'deal') return false
    const cards = step.cards
    const up = step.face !== 'down' && player.up.slice(-cards).includes(card)
    return up || (step.face !== 'up' && placeInHand(player, card) >= player.down.length - cards)
  })
}

/** Has the player acted with this card in their hand? When the pot waits to be pushed, everybody has. */
export const hasActedOn = (deal: Deal, player: Player, card: Card): boolean =>
  player.acted || deal.phase === 'award' || !isFresh(deal, player, card)

/** The last betting round that is over, by its place in the steps; -1 before any is. */
export const lastRoundOver = (deal: Deal): number =>
  programOf(deal.form).steps.findLastIndex((step, at) => step.do === 'bet' && at < deal.step)

/** The next burn that is to come and is not passed over already, by its place in the steps; -1 if there is none. */
export const nextBurn = (deal: Deal): number =>
  programOf(deal.form).steps.findIndex(
    (step, at) =>
      step.do === 'burn' &&
      at >= deal.step &&
      !deal.mending.repairs.some(repair => repair.do === 'skip-burn' && repair.at === at),
  )
