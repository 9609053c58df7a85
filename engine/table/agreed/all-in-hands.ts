import type { DealerCommand } from '../../deal/commands.ts'
import type { Deal } from '../../deal/deal.ts'
import { mayOpenHands } from '../../deal/showdown/open-hands.ts'
import type { PlayerId } from '../player.ts'
import type { Table } from '../table.ts'

/**
 * What the dealer does when somebody is all-in, nobody can bet and all who are left want their hands turned up; otherwise
 * null. In a tournament the book has them turned up, and nobody is asked.
 */
export const handsAgreed = (
  { chairs }: Pick<Table, 'chairs'>,
  deal: Deal,
  shows: (player: PlayerId) => boolean,
): Extract<DealerCommand, { readonly type: 'OpenHands' }> | null => {
  if (deal.setting === 'tournament' || deal.realCards || !mayOpenHands(deal)) return null
  const agreed = deal.players.filter(({ folded }) => !folded).map(({ seat }) => seat)
  const isFor = (player: PlayerId | null | undefined): boolean => player != null && shows(player)
  return agreed.every(seat => isFor(chairs[seat - 1])) ? { type: 'OpenHands', agreed } : null
}
