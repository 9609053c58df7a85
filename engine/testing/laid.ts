import { type Card, cards } from '../cards/card.ts'

/** A hand of the Chinese family as one writes it down, front first: `QhQd5c / 9h9dKs4c2d / AsAhKdKc3s`. */
export const laid = (text: string): readonly (readonly Card[])[] =>
  text.split('/').map(row => (row.trim() === '' ? [] : cards(row)))
