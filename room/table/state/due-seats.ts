import type { Seat } from '@cardroom/engine'
import type { Night } from '@cardroom/engine/table'
import { legalNow } from './legal-now.ts'

/** The seats from which something is awaited in the deal that is on. */
export const dueSeats = ({ deal }: Night): readonly Seat[] => {
  if (deal === null) return []
  const due = legalNow(deal)
  switch (due.due) {
    case 'betting':
    case 'draw':
    case 'turn-up':
    case 'show':
      return [due.seat]
    case 'discard':
      return due.seats
    case 'rows':
      return [...new Set(due.hands.map(({ seat }) => seat))]
    case 'dealer':
    case 'ruling':
    case 'nobody':
      return []
  }
}
