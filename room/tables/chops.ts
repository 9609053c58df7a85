import { rulebookOf, type Table, type TableCommand } from '@cardroom/engine'
import { heldIn } from '../held-in.ts'
import type { Hosted } from './hosted.ts'
import { legalNow } from './legal-now.ts'

/** May the blinds be chopped in the game that a table plays? */
export const mayChopAt = ({ placard: { parts, book }, rotation }: Table): boolean => {
  const { form, stakes } = parts[rotation.part]!
  return form.opening === 'blinds' && stakes.blinds.length > 1 && rulebookOf(book).chopBlinds.is.allowed
}

/** What the dealer does when the blinds alone are left and have both said that they chop; otherwise null. Bots play. */
export const chopAgreed = ({ night, people }: Hosted): TableCommand | null => {
  const { deal, table } = night!
  if (deal === null || deal.round === null) return null
  const due = legalNow(deal)
  if (due.due !== 'betting' || !due.chop) return null
  const left = deal.players.filter(({ folded }) => !folded).map(({ seat }) => seat)
  const all = left.every(seat => heldIn(people, table.chairs[seat - 1] ?? '')?.chops === true)
  return all ? { type: 'ChopBlinds', agreed: left } : null
}
