import { isRefusal } from '../../decider/refusal.ts'
import { hasSeatKept } from '../calls/next-name.ts'
import { ruleBy } from '../cite.ts'
import { bookOf, chairAt, chairsOf, seatOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { FloorTable } from '../floor-table.ts'
import { maySitAt } from '../kept-off.ts'
import { meet } from '../people/people.ts'
import { refused } from '../refusal.ts'
import { type At, type FloorWork, type Handler, tell } from '../work.ts'
import type { ChairOrder } from './chairs.ts'
import { openTable } from './open-table.ts'
import { removeSpareChair } from './spare-chair.ts'

type Of<T extends ChairOrder['type']> = Extract<ChairOrder, { readonly type: T }>

/** A seat is locked up for somebody on the way. A player at another table asks to move instead. */
export const lockUp: Handler<Of<'LockUp'>> = (work, { player, table: id, seat, at, by }) => {
  const table = openTable(work.state, id)
  if (isRefusal(table)) return table
  const { is: most, rules } = bookOf(work.state).maxSeatsPerPlayer
  const others = chairsOf(work.state, player).filter(it => it.table !== id || it.seat !== seat)
  if (others.length >= most) return refused('one-seat-each', { player, table: others[0]!.table, rules })
  const chair = chairAt(table, seat)
  if (chair === undefined) return refused('no-such-seat', { table: id, seat })
  if (chair.is === 'taken') return refused('seat-is-taken', { table: id, seat })
  if (chair.is === 'held' && chair.player !== player) return refused('seat-is-kept', { table: id, seat })
  const off = maySitAt(work.state, player, table, at)
  if (off !== null) return off
  meet(work, player, 'here', { at, by })
  tell(work, { type: 'SeatLockedUp', player, table: id, seat, newGame: table.deals === 0, at, by, rules: [] })
  return null
}

/** rrp/2/seating/8: management keeps a seat for good cause. */
export const reserve: Handler<Of<'Reserve'>> = (work, { player, table: id, seat, at, by }) => {
  const table = openTable(work.state, id)
  if (isRefusal(table)) return table
  const chair = chairAt(table, seat)
  if (chair === undefined) return refused('no-such-seat', { table: id, seat })
  if (chair.is !== 'open') return refused(chair.is === 'taken' ? 'seat-is-taken' : 'seat-is-kept', { table: id, seat })
  if (hasSeatKept(work.state, player))
    return refused('one-seat-each', { player, rules: bookOf(work.state).maxSeatsPerPlayer.rules })
  const off = maySitAt(work.state, player, table, at)
  if (off !== null) return off
  meet(work, player, 'here', { at, by })
  const rules = reservedRules(work.state)
  const playing = seatOf(work.state, player)?.table
  const whileIn = playing?.inDeal === true ? { table: playing.id, deal: playing.deals } : null
  const more = whileIn === null ? {} : { whileIn }
  tell(work, { type: 'SeatReserved', player, table: id, seat, ...more, at, by, rules })
  return null
}

const reservedRules = (floor: Pick<Floor, 'book'>) =>
  ruleBy(floor, { rrp: 'rrp/2/seating/8', uspa: 'uspa/app3/4.7', wsop: 'wsop/96-hold' })

/** The hand that a seat elsewhere was kept for is over, and its player stays for the next one: the seat is free. */
export const releaseReserved = (work: FloorWork, from: FloorTable, when: At): void => {
  for (const { id, chairs } of work.state.tables) {
    for (const [i, chair] of chairs.entries()) {
      if (chair.is !== 'held' || chair.whileIn?.table !== from.id || from.deals < chair.whileIn.deal) continue
      const rules = reservedRules(work.state)
      const { player } = chair
      tell(work, { type: 'SeatReleased', player, table: id, seat: i + 1, why: 'deals', ...when, rules })
      removeSpareChair(work, id, i + 1, when)
    }
  }
}

/** Staff give a seat free that was kept. */
export const release: Handler<Of<'Release'>> = (work, { table: id, seat, at, by }) => {
  const table = openTable(work.state, id)
  if (isRefusal(table)) return table
  const chair = chairAt(table, seat)
  if (chair?.is !== 'held') return refused('seat-is-open', { table: id, seat })
  if (chair.why === 'moving') return refused('moving-already', { player: chair.player, table: id, seat })
  tell(work, { type: 'SeatReleased', player: chair.player, table: id, seat, why: 'staff', at, by, rules: [] })
  removeSpareChair(work, id, seat, { at, by })
  return null
}

/** A newcomer puts chips or a marker at the seat kept for them. */
export const layMarker: Handler<Of<'LayMarker'>> = (work, { player, table: id, seat, at, by }) => {
  const table = openTable(work.state, id)
  if (isRefusal(table)) return table
  const chair = chairAt(table, seat)
  if (chair?.is !== 'held' || chair.player !== player)
    return refused('seat-not-kept-for-them', { player, table: id, seat })
  tell(work, { type: 'MarkerLaid', player, table: id, seat, at, by, rules: [] })
  return null
}
