import { cardWords } from './card-words.ts'

/** A piece of a sentence: words, a card that is named in it, or so many closed cards. */
export type Piece = string | { readonly card: string } | { readonly closed: number }

/** Cards as the news write them: `9s`, `Td`, and `??` for closed ones. */
const CARDS = /(?<![^\s(])(?:([2-9TJQKA][cdhs])(?![\w’'-])|(\?\?(?: \?\?)*))/g

/** A sentence in pieces, with the cards apart. */
export const cardsInWords = (words: string): readonly Piece[] => {
  const pieces: Piece[] = []
  let done = 0
  for (const { 0: text, 1: card, index } of words.matchAll(CARDS)) {
    if (index === 0 && text === 'As' && !isAce(words)) continue
    if (index > done) pieces.push(words.slice(done, index))
    pieces.push(card === undefined ? { closed: text.split(' ').length } : { card })
    done = index + text.length
  }
  return done < words.length ? [...pieces, words.slice(done)] : pieces
}

/** `As` at the start of a line is the ace where nothing follows it, a stop, another card, or the board it is laid on. */
const isAce = (words: string): boolean => /^As(?:$|[.,;:]| [2-9TJQKA][cdhs]\b| to (?:the board|board \d))/.test(words)

/** Closed cards in words. */
export const closedWords = (count: number): string => (count === 1 ? 'a closed card' : `${count} closed cards`)

/** A sentence as it is read out: `nine of spades`, not `9s`. */
export const spokenWords = (words: string): string =>
  cardsInWords(words)
    .map(piece =>
      typeof piece === 'string' ? piece : 'card' in piece ? cardWords(piece.card) : closedWords(piece.closed),
    )
    .join('')
