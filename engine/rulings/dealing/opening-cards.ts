import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import type { CardMove, Pile } from '../../deal/mending.ts'
import { programOf } from '../../deal/program.ts'
import type { Step } from '../../forms/form.ts'

/** Where the first cards of a deal belong, one after another as they leave the deck. */
export const openingPiles = (deal: Deal, seats: readonly Seat[] = seatsOf(deal)): readonly Pile[] =>
  openingSteps(deal).flatMap(({ cards, face }) =>
    Array.from({ length: cards }, () =>
      seats.map(seat => ({ seat, face: face === 'up' ? 'up' : 'down' }) as const),
    ).flat(),
  )

/** Are the first cards out, and nothing has been done with cards since? */
export const isOpening = (deal: Deal): boolean => {
  const opening = openingSteps(deal).length
  const next = programOf(deal.form).steps.findIndex((step, i) => i >= opening && step.do !== 'bet')
  const isOut = openingIsOut(deal) && deal.phase === 'streets'
  return isOut && (next < 0 || deal.step <= next) && deal.done === 0 && !deal.asked
}

/** Have all players got their first cards? */
export const openingIsOut = (deal: Deal): boolean =>
  deal.phase !== 'shuffle' && deal.phase !== 'ended' && deal.step >= openingSteps(deal).length

/** The cards that lie along these piles, in that order; undefined if they do not lie there any more, or others do. */
export const cardsAlong = (deal: Deal, piles: readonly Pile[]): readonly Card[] | undefined => {
  const left = new Map<string, Card[]>()
  for (const { seat, hand, down, up } of deal.players) {
    if (hand !== 0) return undefined
    left.set(keyOf({ seat, face: 'down' }), down.slice())
    left.set(keyOf({ seat, face: 'up' }), up.slice())
  }
  const aside = piles.filter(pile => pile === 'aside').length
  const own = piles.length - aside - piles.filter(pile => pile === 'stub').length
  if (own !== [...left.values()].flat().length) return undefined
  left.set('aside', aside === 0 ? [] : deal.mending.aside.slice(-aside))
  left.set('stub', deal.deck.slice(deal.next))
  const cards: Card[] = []
  for (const pile of piles) {
    const card = left.get(keyOf(pile))?.shift()
    if (card === undefined) return undefined
    cards.push(card)
  }
  return cards
}

/** These cards go from the piles where they lie, in their order, to others; what goes back on the stub lies there in order. */
export const movedAlong = (cards: readonly Card[], from: readonly Pile[], to: readonly Pile[]): readonly CardMove[] => {
  const moves = cards.map((card, i) => ({ card, from: from[i]!, to: to[i]! }))
  const dealt = moves.filter(move => move.to !== 'stub')
  const back = moves.filter(move => move.to === 'stub' && move.from !== 'stub')
  return [...dealt, ...back.reverse()]
}

/** How many cards a hand begins with. */
export const openingSize = (deal: Deal): number => openingSteps(deal).reduce((cards, step) => cards + step.cards, 0)

const seatsOf = (deal: Deal): readonly Seat[] => deal.players.map(player => player.seat)

const keyOf = (pile: Pile): string => (typeof pile === 'string' ? pile : JSON.stringify(pile))

const openingSteps = ({ form }: Deal): readonly Extract<Step, { do: 'deal' }>[] => {
  const opening: Extract<Step, { do: 'deal' }>[] = []
  for (const step of programOf(form).steps) {
    if (step.do !== 'deal') break
    opening.push(step)
  }
  return opening
}
