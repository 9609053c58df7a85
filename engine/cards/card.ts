import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { Flavour } from './flavour.ts'

/** Ranks from the deuce up, as they are written. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
/** Suits from the lowest up: spades over hearts over diamonds over clubs. */
export const SUITS = ['c', 'd', 'h', 's'] as const

/** A rank as it is written: `2` to `9`, `T`, `J`, `Q`, `K`, `A`. */
export type Rank = (typeof RANKS)[number]
/** A suit as it is written: `c`, `d`, `h`, `s`. */
export type Suit = (typeof SUITS)[number]
/** A card as it is written: `As`, `Td`, the joker `Jo`, and `??` for a card that nobody has named. */
export type Card = `${Rank}${Suit}` | 'Jo' | '??'

/** A card as a small number: `4 * rank + suit`, so that a higher card by rank, then suit, has the higher code. */
export type CardCode = Flavour<number, 'card code'>

/** The joker as it is written. */
export const JOKER = 'Jo'
/** A card that nobody has named, as it is written. */
export const UNKNOWN = '??'
/** The code of the joker, after those of the 52 cards. */
export const JOKER_CODE: CardCode = 52
/** The code of a card that nobody has named. */
export const UNKNOWN_CODE: CardCode = 53

const written: readonly Card[] = [
  ...RANKS.flatMap(rank => SUITS.map(suit => `${rank}${suit}` as const)),
  JOKER,
  UNKNOWN,
]

/** Codes by the two characters of a card, which no two cards share in this sum. */
const codes = new Uint8Array(512).fill(UNKNOWN_CODE)
const placeIn = (card: string): number => (card.charCodeAt(0) * 9 + card.charCodeAt(1)) & 511
written.forEach((card, code) => {
  codes[placeIn(card)] = code
})

/** The code of a card: 0 for the deuce of clubs to 51 for the ace of spades, 52 for the joker, 53 for an unknown card. */
export const codeOf = (card: Card): CardCode => {
  if (typeof card !== 'string') throw wrongArgument('codeOf', card, "a card such as 'As'")
  const code = codes[placeIn(card)]!
  if (written[code] !== card) throw wrongArgument('codeOf', card, "a card such as 'As'")
  return code
}

/** The card with this code. */
export const cardOf = (code: CardCode): Card => written[code] ?? noCode(code)

const noCode = (code: unknown): never => {
  throw wrongArgument('cardOf', code, 'the code of a card, 0 to 53')
}

/** The place of a card's rank, 0 for a deuce to 12 for an ace. */
export const rankOf = (code: CardCode): number => code >> 2

/** The place of a card's suit, 0 for clubs to 3 for spades. */
export const suitOf = (code: CardCode): number => code & 3

const known: ReadonlySet<string> = new Set(written)

/** Is this text a card as we write it? */
export const isCard = (text: unknown): text is Card => typeof text === 'string' && known.has(text)

/** Cards written one after another, with or without spaces: `As Td`, `AsTd`. Says what is no card. */
export const readCards = (text: string): readonly Card[] | { readonly notACard: string } => {
  if (typeof text !== 'string') throw wrongArgument('cards', text, "a text such as 'As Td'")
  const cards: Card[] = []
  for (const word of text.trim().split(/[\s,]+/)) {
    for (let i = 0; i < word.length; i += 2) {
      const piece = word.slice(i, i + 2)
      if (!isCard(piece)) return { notACard: piece }
      cards.push(piece)
    }
  }
  return cards
}

/** Cards in a test or an example, where the author knows they are written correctly. */
export const cards = (text: string): readonly Card[] => {
  const read = readCards(text)
  if ('notACard' in read) throw new TypeError(`${read.notACard} is not a card`)
  return read
}
