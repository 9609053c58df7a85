import { type Card, cardOf, JOKER, RANKS, rankOf, UNKNOWN } from './card.ts'

/** Which cards a form is played with. */
export type DeckName = 'standard' | 'joker' | 'short' | 'mexican'

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

/** Does this card belong to the deck? An unknown card may be any of them. */
export const belongsTo = (deck: DeckName, card: Card): boolean => card === UNKNOWN || members[deck].has(card)

/** As many unknown cards as the deck has: the deck of a live table, whose cards are told as they fall. */
export const untold = (deck: DeckName): readonly Card[] => decks[deck].map(() => UNKNOWN)
