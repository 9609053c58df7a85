import { legal, type PlayerId } from '@cardroom/engine'
import type { OwnView } from '../protocol/frames.ts'
import { dueSeats } from '../tables/evolve-hosted.ts'
import type { Hosted } from '../tables/hosted.ts'

/** What is a viewer's own: his cards and what he may do; nothing that is another's. */
export const ownView = ({ night, people }: Hosted, person: PlayerId | null): OwnView => {
  const role = person === null ? 'spectator' : (people[person]?.role ?? 'spectator')
  const at = person === null ? -1 : (night?.table.chairs.indexOf(person) ?? -1)
  if (at < 0 || night === undefined) return { seat: null, role, hands: [], legal: null, shown: [] }
  const seat = at + 1
  const { deal } = night
  // one who sat down in the chair of a hand that is still on has no part in it
  const dealt = night.table.deal?.players.some(it => it.seat === seat && it.player === person) ?? false
  if (deal === null || !dealt) return { seat, role, hands: [], legal: null, shown: [] }
  return {
    seat,
    role,
    hands: deal.players.filter(player => player.seat === seat).map(({ hand, down, rows }) => ({ hand, down, rows })),
    legal: dueSeats(night).includes(seat) ? legal(deal) : null,
    shown: deal.showings.filter(({ to }) => to === seat).map(({ seat: from, cards }) => ({ seat: from, cards })),
  }
}
