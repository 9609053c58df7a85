import type { Seat } from '../../deal/chips.ts'
import { isRefusal } from '../../decider/refusal.ts'
import type { PlayerId } from '../../table/player.ts'
import { bookOf, chairAt, gameOf, tableOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { FloorTable } from '../floor-table.ts'
import { maySitAt } from '../kept-off.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { ChairOrder } from './chairs.ts'
import { openTable } from './open-table.ts'
import { takeSeat } from './sit.ts'

type Claim = { readonly player: PlayerId; readonly seat: Seat }

/**
 * Players who came to a new game together say which seats they want: the name higher on the list goes first. A player who came
 * earlier has a seat by now.
 */
export const claimSeats: Handler<Extract<ChairOrder, { readonly type: 'ClaimSeats' }>> = (
  work,
  { table: id, claims, at, by },
) => {
  const table = openTable(work.state, id)
  if (isRefusal(table)) return table
  for (const { player, seat } of claims) {
    if (chairAt(table, seat) === undefined) return refused('no-such-seat', { table: id, seat })
    const isCalled = table.chairs.some(chair => chair.is === 'held' && chair.player === player)
    if (!isCalled) return refused('seat-not-kept-for-them', { player, table: id, seat })
    const off = maySitAt(work.state, player, table, at)
    if (off !== null) return off
  }
  if (new Set(claims.map(({ player }) => player)).size < claims.length) return refused('one-seat-each', { table: id })
  const { is, rules } = bookOf(work.state).newGameSeatChoice
  const order = is === 'drawn' ? claims : inListOrder(work.state, table, claims)
  for (const { player, seat } of order) {
    const now = tableOf(work.state, id)!
    const chair = chairAt(now, seat)!
    if (chair.is === 'taken' || (chair.is === 'held' && chair.player !== player && chair.why === 'reserved')) {
      tell(work, { type: 'SeatClaimLost', player, table: id, seat, at, by, rules })
      continue
    }
    // somebody called to that chair only has a chair, not this one: they change
    if (chair.is === 'held' && chair.player !== player) swapHolds(work, now, player, seat, { at, by })
    takeSeat(work, player, tableOf(work.state, id)!, seat, { at, by })
  }
  return null
}

/** By the place on the list; names that are on none come last, in the order given. */
const inListOrder = (floor: Floor, { game }: FloorTable, claims: readonly Claim[]): readonly Claim[] => {
  const list = gameOf(floor, game)?.list ?? []
  const place = ({ player }: Claim): number => {
    const found = list.findIndex(name => name.player === player)
    return found < 0 ? list.length : found
  }
  return [...claims].sort((a, b) => place(a) - place(b))
}

const swapHolds = (
  work: Parameters<Handler<{ readonly type: 'ClaimSeats' }>>[0],
  table: FloorTable,
  player: PlayerId,
  seat: Seat,
  { at, by }: Pick<Parameters<typeof takeSeat>[4], 'at' | 'by'>,
): void => {
  const from = table.chairs.findIndex(chair => chair.is === 'held' && chair.player === player) + 1
  const other = table.chairs[seat - 1]!
  const newcomer = other.is === 'held' ? other.player : null
  tell(work, { type: 'SeatChanged', player, table: table.id, from, seat, newcomer, at, by, rules: [] })
}
