import { type Card, readCards } from '../../cards/card.ts'
import type { Misread } from '../../kinds/problem.ts'
import { misread } from '../problems.ts'

/** Cards as one writes them: `As Td`, `AsTd`, `As / Td`; none for an empty text. */
export const cardsIn = (text: string): readonly Card[] | Misread => {
  const plain = text.replaceAll(/[/|]/g, ' ').trim()
  if (plain === '') return []
  const read = readCards(plain)
  return 'notACard' in read ? misread('not-a-card', { text: read.notACard }) : read
}
