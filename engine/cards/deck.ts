import { wrongArgument } from '../kinds/wrong-argument.ts'
import { type Card, cardOf, JOKER, RANKS, rankOf, UNKNOWN } from './card.ts'

/** The decks that have a name. */
export type DeckName = 'standard' | 'joker' | 'short' | 'mexican'

/** Which cards a form is played with: a deck by its name, or a list of its cards, each there once. */
export type Deck = DeckName | readonly Card[]

const standard: readonly Card[] = Array.from({ length: 52 }, (_, code) => cardOf(code))
const without = (...ranks: readonly string[]): readonly Card[] =>
  standard.filter((_, code) => !ranks.includes(RANKS[rankOf(code)]!))

/** The cards of each deck in order: 52; 53 with the joker; 36 without 2 to 5; 41 without 8, 9, 10 and with the joker. */
export const decks: Readonly<Record<DeckName, readonly Card[]>> = {
  standard,
  joker: [...standard, JOKER],
  short: without('2', '3', '4', '5'),
  mexican: [...without('8', '9', 'T'), JOKER], // wsop/mexican-poker
}

const members: Readonly<Record<DeckName, ReadonlySet<Card>>> = {
  standard: new Set(decks.standard),
  joker: new Set(decks.joker),
  short: new Set(decks.short),
  mexican: new Set(decks.mexican),
}

/** The cards of a deck, in order. */
export const deckCards = (deck: Deck): readonly Card[] => {
  // nearly every deal is dealt from this one, and asks for it twice
  if (deck === 'standard') return decks.standard
  if (typeof deck !== 'string') return Array.isArray(deck) ? deck : noDeck(deck)
  return Object.hasOwn(decks, deck) ? decks[deck] : noDeck(deck)
}

const noDeck = (deck: unknown): never => {
  throw wrongArgument('deck', deck, `${Object.keys(decks).join(', ')} or a list of cards`)
}

/** Does this card belong to the deck? An unknown card may be any of them. */
export const belongsTo = (deck: Deck, card: Card): boolean =>
  card === UNKNOWN || (typeof deck === 'string' && members[deck]?.has(card)) || deckCards(deck).includes(card)

/** As many unknown cards as the deck has: the deck of a live table, whose cards are named as they fall. */
export const unknownDeck = (deck: Deck): readonly Card[] => deckCards(deck).map(() => UNKNOWN)
