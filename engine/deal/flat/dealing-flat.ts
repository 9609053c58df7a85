import type { Card } from '../../cards/card.ts'
import { deckCards } from '../../cards/deck.ts'
import { type Chance, shuffled } from '../../cards/shuffle.ts'
import type { Seat } from '../chips.ts'
import { isWhole } from '../dealing/card-check.ts'
import { awardFlat } from './award-flat.ts'
import type { FlatDeal } from './flat-deal.ts'
import { forward } from './rounds.ts'

/** The order of the deck before the deal; false, and nothing has happened, if there is anything to be said against it. */
export const shuffleFlat = (flat: FlatDeal, deck: readonly Card[]): boolean => {
  if (flat.phase !== 'shuffle' || !Array.isArray(deck) || !isWhole(flat.form.deck, deck)) return false
  putDown(flat, deck)
  return true
}

const putDown = (flat: FlatDeal, deck: readonly Card[]): void => {
  flat.deck = deck
  flat.phase = 'streets'
  flat.events.push({ type: 'DeckShuffled', deck, rules: flat.plan.cites.shuffle })
}

/** The dealer shuffles by this chance and goes on until a player has to act or the deal is over. */
export const dealOnFlat = (flat: FlatDeal, chance: Chance): void => {
  if (flat.phase === 'shuffle') putDown(flat, shuffled(deckCards(flat.form.deck), chance))
  while (flat.turn < 0 && flat.phase !== 'ended') dealFlat(flat)
}

/** The dealer does what is due: burns, deals, lays out the board, pushes the pots. */
export const dealFlat = (flat: FlatDeal): boolean => {
  if (flat.turn >= 0) return false
  if (flat.phase === 'award') {
    awardFlat(flat)
    return true
  }
  if (flat.phase !== 'streets') return false
  const step = flat.plan.program.steps[flat.step]!
  if (step.do === 'burn') burn(flat)
  else if (step.do === 'board') layOut(flat, step.cards)
  else if (step.do === 'deal') dealAround(flat, step.cards)
  flat.step++
  // after a burn come boardcards: nobody is asked in between
  if (flat.plan.program.does[flat.step] !== 'board') forward(flat)
  return true
}

const burn = (flat: FlatDeal): void => {
  flat.events.push({ type: 'CardBurned', card: flat.deck[flat.next]!, rules: flat.plan.cites.burn })
  flat.next++
}

const layOut = (flat: FlatDeal, count: number): void => {
  const { deck, next } = flat
  const cards =
    count === 1
      ? [deck[next]!]
      : count === 3
        ? [deck[next]!, deck[next + 1]!, deck[next + 2]!]
        : deck.slice(next, next + count)
  flat.next = next + count
  flat.laid += count
  flat.events.push({ type: 'BoardDealt', board: 0, cards, rules: flat.plan.rules })
}

/** Cards around the table, one to each player at a time. */
const dealAround = (flat: FlatDeal, each: number): void => {
  const { deck, players } = flat
  const count = players.length
  const seats = new Array<Seat>(each * count)
  for (let n = 0, at = 0; n < each; n++) for (let i = 0; i < count; i++) seats[at++] = players[i]!.seat
  const cards = deck.slice(0, each * count)
  flat.next = cards.length
  flat.events.push({ type: 'CardsDealt', face: 'down', seats, cards, left: 0, rules: flat.plan.rules })
}
