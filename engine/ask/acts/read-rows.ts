import type { Card } from '../../cards/card.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import { cardsIn } from './read-cards.ts'

/** A hand of the Chinese family as one writes it down, front first: `QhQd5c / 9h9dKs4c2d / AsAhKdKc3s`. */
export const rowsIn = (text: string): readonly (readonly Card[])[] | Misread => {
  const rows: (readonly Card[])[] = []
  for (const part of text.split('/')) {
    const row = cardsIn(part)
    if (isProblem(row)) return row
    rows.push(row)
  }
  return rows
}
