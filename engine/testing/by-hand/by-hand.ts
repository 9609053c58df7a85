import type { Deal } from '../../deal/deal.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import type { Incident } from '../../rulings/rulers.ts'
import { decks } from './decks.ts'
import { hands } from './hands.ts'
import { misdeals } from './misdeals.ts'
import type { ByHand, Page, Ways } from './moment.ts'
import { people } from './people.ts'
import { streets } from './streets.ts'

const all: Page = { ...misdeals, ...decks, ...hands, ...streets, ...people }

/**
 * How a book rules on an incident, as somebody reads it in the book: written from its rules and from the plain state of the
 * deal, without anything that the rulers of the engine use. Null for kinds that nobody has read.
 */
export const ruledByHand = (deal: Deal, incident: Incident, book: BookId): Ways | null => {
  const read = all[incident.type] as ByHand<Incident['type']> | undefined
  return read?.(deal, incident as never, book) ?? null
}
