import { type Card, codeOf } from '../cards/card.ts'

/** A hand as actions number it: the highest card first. */
export const highestFirst = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => codeOf(other) - codeOf(one))
