import type { PlayerId } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import type { Hosted } from '../state/hosted.ts'

/** Has somebody a stake in the deal that is on: chips in its pot, or a hand that is still in it? */
export const hasStake = (hosted: Hosted, person: PlayerId): boolean => staked(hosted).includes(person)

/** All who have a stake in the deal that is on; players who folded get their chips back if the deal is void. */
export const staked = ({ night }: Hosted): readonly PlayerId[] => {
  const { deal, table } = night ?? { deal: null, table: null }
  if (deal === null || table?.deal == null) return []
  const seats = new Set(deal.players.filter(({ paid, folded }) => paid > 0 || !folded).map(({ seat }) => seat))
  return table.deal.players.filter(({ seat }) => seats.has(seat)).map(({ player }) => player)
}

/** May somebody rule on the deal that is on alone: in office since before it began, and without a stake in it? */
export const rulesAlone = (hosted: Hosted, person: PlayerId): boolean => {
  const own = heldIn(hosted.people, person)
  if (own === undefined || own.banned || own.bot !== null) return false
  if (own.role !== 'host' && own.role !== 'floor' && own.role !== 'dealer') return false
  // an office that was given in the middle of a deal is for the next one
  const late = own.inOfficeAfter !== undefined && own.inOfficeAfter === hosted.night?.table.deal?.number
  return !late && !hasStake(hosted, person)
}

/** Does a bot still play for the pot? It agrees to nothing; one that has folded has nothing more to lose. */
export const botIsIn = ({ night, people }: Hosted): boolean =>
  night?.table.deal?.players.some(
    ({ player, seat }) =>
      heldIn(people, player)?.bot != null && night.deal?.players.some(hand => hand.seat === seat && !hand.folded),
  ) ?? false
