import { type Card, codeOf, UNKNOWN } from '../cards/card.ts'
import { belongsTo, decks } from '../cards/deck.ts'
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

const seen = new Uint8Array(54)

/** Why this is not the form's deck in some order, or null. */
export const deckOff = (form: Form, deck: readonly Card[]): Refusal | null => {
  const whole = decks[form.deck]
  if (deck.length !== whole.length) return refused('wrong-number-of-cards', { count: whole.length })
  seen.fill(0)
  for (const card of deck) {
    const code = codeOf(card)
    if (card === UNKNOWN || !belongsTo(form.deck, card)) return refused('card-not-in-deck', { card })
    if (seen[code] === 1) return refused('card-twice', { card })
    seen[code] = 1
  }
  return null
}
