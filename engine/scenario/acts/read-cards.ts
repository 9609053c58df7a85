import { type Card, readCards } from '../../cards/card.ts'
import { type Misread, misread } from '../../kinds/problem.ts'

/** Cards as one writes them: `As Td`, `AsTd`, `As / Td`; none for an empty text. */
export const cardsIn = (text: string): readonly Card[] | Misread => {
  const plain = text.replaceAll(/[/|]/g, ' ').trim()
  if (plain === '') return []
  const read = readCards(plain)
  return 'notACard' in read ? misread(`"${read.notACard}" is not a card`, CARDS_ACCEPTED) : read
}

/** How cards are written. */
export const CARDS_ACCEPTED = 'cards such as As Td 9h 2c, Jo for the joker, ?? for a card that nobody knows'
