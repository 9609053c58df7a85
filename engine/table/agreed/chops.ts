import type { DealerCommand } from '../../deal/commands.ts'
import type { Deal } from '../../deal/deal.ts'
import type { Legal } from '../../deal/legal.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import type { Table } from '../table.ts'

/** May the blinds be chopped in the game that a table plays? */
export const mayChopAt = (table: Table): boolean => {
  const { form, stakes } = table.placard.parts[table.rotation.part]!
  return form.opening === 'blinds' && stakes.blinds.length > 1 && bookOf(table).chopBlinds.is.allowed
}

/** The rules by which a table chops blinds, or does not. */
export const chopRules = (table: Table): readonly RuleId[] => bookOf(table).chopBlinds.rules

/** What the dealer does when the blinds alone are left and both of them chop; otherwise null. */
export const chopAgreed = (
  { chairs }: Pick<Table, 'chairs'>,
  deal: Deal,
  due: Legal,
  chops: (player: PlayerId) => boolean,
): Extract<DealerCommand, { readonly type: 'ChopBlinds' }> | null => {
  if (due.due !== 'betting' || !due.chop) return null
  const agreed = deal.players.filter(({ folded }) => !folded).map(({ seat }) => seat)
  const isFor = (player: PlayerId | null | undefined): boolean => player != null && chops(player)
  return agreed.every(seat => isFor(chairs[seat - 1])) ? { type: 'ChopBlinds', agreed } : null
}
