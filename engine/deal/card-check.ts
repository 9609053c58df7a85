import { type Card, cardOf, codeOf, UNKNOWN } from '../cards/card.ts'
import { belongsTo, type DeckName, decks } from '../cards/deck.ts'
import type { Form } from '../forms/form.ts'
import type { Deal } from './deal.ts'
import { type Refusal, refused } from './refusal.ts'

/** Why these cards cannot have come at this told table, or null: foreign ones, and ones that lie elsewhere already. */
export const unusable = (deal: Deal, cards: readonly Card[]): Refusal | null => {
  const out = new Set<Card>(cardsOut(deal))
  for (const card of cards) {
    if (card === UNKNOWN) continue
    if (!belongsTo(deal.form.deck, card)) return refused('card-not-in-deck', { card })
    if (out.has(card)) return refused('card-twice', { card })
    out.add(card)
  }
  return null
}

/** Every card that has left the deck, wherever it lies. */
export const cardsOut = (deal: Deal): readonly Card[] => [
  ...deal.players.flatMap(player => [...player.down, ...player.up, ...player.rows.flat()]),
  ...boardCards(deal),
  ...deal.burns,
  ...deal.muck,
  ...deal.discards,
  ...deal.fresh,
]

/** The boardcards, those that several run-outs share counted once. */
const boardCards = (deal: Deal): readonly Card[] => {
  if (deal.runs === 1) return deal.boards.flat()
  const first = deal.boards.slice(0, deal.form.boards).flat()
  const rest = deal.boards.slice(deal.form.boards).flat()
  return [...first, ...rest.filter(card => card === UNKNOWN || !first.includes(card))]
}

const codesOutside = (deck: DeckName): Uint8Array =>
  Uint8Array.from({ length: 54 }, (_, code) => (decks[deck].includes(cardOf(code)) ? 0 : 1))

/** For each card code 0, but 1 for cards of other decks. */
const seenIn: Readonly<Record<DeckName, Uint8Array>> = {
  standard: codesOutside('standard'),
  joker: codesOutside('joker'),
  short: codesOutside('short'),
  mexican: codesOutside('mexican'),
}

const seen = new Uint8Array(54)

/** Why this is not the form's deck in some order, or null. */
export const deckOff = (form: Form, deck: readonly Card[]): Refusal | null => {
  const whole = decks[form.deck]
  if (deck.length !== whole.length) return refused('wrong-number-of-cards', { count: whole.length })
  seen.set(seenIn[form.deck])
  for (let i = 0; i < deck.length; i++) {
    const code = codeOf(deck[i]!)
    if (seen[code] === 1) return notInDeck(form, deck[i]!)
    seen[code] = 1
  }
  return null
}

const notInDeck = (form: Form, card: Card): Refusal =>
  card !== UNKNOWN && belongsTo(form.deck, card)
    ? refused('card-twice', { card })
    : refused('card-not-in-deck', { card })
