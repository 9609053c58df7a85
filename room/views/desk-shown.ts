import type { Seat } from '@cardroom/engine'
import { seenDeal, type Viewer } from '@cardroom/engine/deal'
import type { PlayerId } from '@cardroom/engine/table'
import type { Answered } from '../protocol/routes.ts'
import type { Hosted } from '../table/state/hosted.ts'

/** The hand that is on, or the last one, as this person sees it; null before the first. */
export const deskShown = (hosted: Hosted, person: PlayerId | null): Answered<'GET /api/tables/:id/desk'> | null => {
  const { night, last } = hosted
  if (night === undefined) return null
  const { table, deal } = night
  const { name } = table.placard
  if (deal !== null) {
    const { number, players } = table.deal!
    return { name, number, deal: seenDeal(deal, viewerOf(players, person)) }
  }
  if (last === null) return null
  return { name, number: last.number, deal: seenDeal(last.deal, viewerOf(last.players, person)) }
}

/** A player who was dealt in sees their own cards, and only they. */
const viewerOf = (
  players: readonly { readonly player: PlayerId; readonly seat: Seat }[],
  person: PlayerId | null,
): Viewer => {
  const own = players.find(({ player }) => player === person)
  return own === undefined ? 'rail' : { seat: own.seat }
}
