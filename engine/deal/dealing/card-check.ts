import { type Card, codeOf, UNKNOWN } from '../../cards/card.ts'
import { belongsTo, type Deck, type DeckName, deckCards, decks } from '../../cards/deck.ts'
import type { Form } from '../../forms/form.ts'
import type { Deal } from '../deal.ts'
import { type Refusal, refused } from '../refusal.ts'

/** Why these cards cannot have come at this table with real cards, or null: foreign ones, and ones that lie elsewhere already. */
export const unusable = (deal: Deal, cards: readonly Card[]): Refusal | null => {
  if (cards.every(card => card === UNKNOWN)) return null
  const out: Bits = { low: 0, high: 0 }
  for (const pile of pilesOut(deal)) addTo(out, pile)
  for (const card of cards) {
    if (card === UNKNOWN) continue
    if (!belongsTo(deal.form.deck, card)) return refused('card-not-in-deck', { card })
    const code = codeOf(card)
    const bit = 1 << (code & 31)
    if (((code < 32 ? out.low : out.high) & bit) !== 0) return refused('card-twice', { card })
    if (code < 32) out.low |= bit
    else out.high |= bit
  }
  return null
}

/** Every card that has left the deck, wherever it lies. */
export const cardsOut = (deal: Deal): readonly Card[] => pilesOut(deal).flat()

const pilesOut = (deal: Deal): readonly (readonly Card[])[] => {
  const { burns, muck, discards, fresh, underChip, mending, boards } = deal
  const out: (readonly Card[])[] = []
  for (const { down, up, rows } of deal.players) {
    out.push(down, up)
    // wsop/339: at the end they lie in the muck
    if (deal.phase !== 'ended') for (const row of rows) out.push(row)
  }
  if (deal.runs === 1) for (const board of boards) out.push(board)
  else out.push(boardsOfRuns(deal))
  out.push(burns, muck, discards, fresh, underChip, mending.aside)
  return out
}

/** The boardcards, those that several run-outs share counted once. */
const boardsOfRuns = (deal: Deal): readonly Card[] => {
  const first = deal.boards.slice(0, deal.form.boards).flat()
  const rest = deal.boards.slice(deal.form.boards).flat()
  return [...first, ...rest.filter(card => card === UNKNOWN || !first.includes(card))]
}

/** Cards as the bits of two numbers: codes below 32, and those from 32 on. */
type Bits = { low: number; high: number }

const addTo = (bits: Bits, cards: readonly Card[]): Bits => {
  for (let i = 0; i < cards.length; i++) {
    const code = codeOf(cards[i]!)
    const upper = code >> 5
    bits.low |= (1 << (code & 31)) & (upper - 1)
    bits.high |= (1 << (code & 31)) & -upper
  }
  return bits
}

const bitsOf = (cards: readonly Card[]): Bits => addTo({ low: 0, high: 0 }, cards)

const whole: Readonly<Record<DeckName, Bits>> = {
  standard: bitsOf(decks.standard),
  joker: bitsOf(decks.joker),
  short: bitsOf(decks.short),
  mexican: bitsOf(decks.mexican),
}

const wholeOf = (deck: Deck): Bits => (typeof deck === 'string' ? whole[deck] : bitsOf(deck))

/** Are these the cards of the deck in some order? As many, and all of them: then none is twice and none is foreign. */
export const isWhole = (deck: Deck, cards: readonly Card[]): boolean => {
  if (cards.length !== deckCards(deck).length) return false
  let low = 0
  let high = 0
  for (let i = 0; i < cards.length; i++) {
    const code = codeOf(cards[i]!)
    // no branch: which half a card of a shuffled deck belongs to cannot be guessed
    const upper = code >> 5
    low |= (1 << (code & 31)) & (upper - 1)
    high |= (1 << (code & 31)) & -upper
  }
  const all = wholeOf(deck)
  return low === all.low && high === all.high
}

/** Why this is not the form's deck in some order, or null. */
export const deckOff = (form: Form, deck: readonly Card[]): Refusal | null => {
  const count = deckCards(form.deck).length
  if (deck.length !== count) return refused('wrong-number-of-cards', { count })
  if (isWhole(form.deck, deck)) return null
  const seen = new Set<Card>()
  const wrong = deck.find(card => card === UNKNOWN || !belongsTo(form.deck, card) || seen.size === seen.add(card).size)
  return notInDeck(form, wrong!)
}

const notInDeck = (form: Form, card: Card): Refusal =>
  card !== UNKNOWN && belongsTo(form.deck, card)
    ? refused('card-twice', { card })
    : refused('card-not-in-deck', { card })
