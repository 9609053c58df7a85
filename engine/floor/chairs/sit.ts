import type { Seat } from '../../deal/chips.ts'
import { isRefusal } from '../../decider/refusal.ts'
import type { PlayerId } from '../../table/player.ts'
import { nextName } from '../calls/next-name.ts'
import { ruleBy } from '../cite.ts'
import { bookOf, chairAt, chairsOf, gameOf, seatOf, seatPlayedOver } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { FloorTable } from '../floor-table.ts'
import { maySitAt } from '../kept-off.ts'
import { callForGuarantee } from '../moves/call-to-main.ts'
import { endOver } from '../overs/play-over.ts'
import { meet } from '../people/people.ts'
import { type FloorRefusal, refused } from '../refusal.ts'
import { type At, type FloorWork, type Handler, tell } from '../work.ts'
import type { ChairOrder } from './chairs.ts'
import { openTable } from './open-table.ts'
import { isExtra, removeSpareChair } from './spare-chair.ts'

type Sit = Extract<ChairOrder, { readonly type: 'Sit' }>
type StandUp = Extract<ChairOrder, { readonly type: 'StandUp' }>

/** Somebody sits down: where a seat is kept for them, or where the floor says so; else the floor is asked. */
export const sit: Handler<Sit> = (work, { player, table: id, seat, at, by }) => {
  const found = openTable(work.state, id)
  if (isRefusal(found)) return found
  const chair = chairAt(found, seat)
  if (chair === undefined) return refused('no-such-seat', { table: id, seat })
  if (chair.is === 'taken') return refused('seat-is-taken', { table: id, seat })
  const isTheirs = chair.is === 'held' && chair.player === player
  if (chair.is === 'held' && !isTheirs) return refused('seat-is-kept', { table: id, seat, other: chair.player })
  const off = maySitAt(work.state, player, found, at)
  if (off !== null) return off
  if (!isTheirs && (by.office === 'player' || by.office === 'dealer' || by.office === 'table')) {
    // rrp/2/procedures/11, wsop/87, wsop/88: nobody takes a seat without leave, and the floor hears who wants one;
    // uspa/app3/3.25, wsop/93: so a friend who came along sits in none
    meet(work, player, 'here', { at, by })
    const rules = permissionRules(work.state)
    tell(work, { type: 'SeatAsked', player, table: id, seat, at, by, rules })
    return null
  }
  const skips = isTheirs ? null : skipsOthers(work.state, found, player, at)
  if (skips !== null) return skips
  meet(work, player, 'here', { at, by })
  takeSeat(work, player, found, seat, { at, by })
  return null
}

/** A player takes a seat: gives up the one they had, and is on that list no longer. */
export const takeSeat = (work: FloorWork, player: PlayerId, table: FloorTable, seat: Seat, when: At): void => {
  const had = seatOf(work.state, player)
  const over = seatPlayedOver(work.state, player)
  if (over !== undefined) endOver(work, over.table.id, over.seat, 'elsewhere', when)
  const { is: most } = bookOf(work.state).maxSeatsPerPlayer
  // rrp/2/seating/4: the old seat is given up before the new one is taken
  if (had !== undefined && chairsOf(work.state, player).filter(({ is }) => is === 'taken').length >= most) {
    leaveSeat(work, player, when)
  }
  if (most === 1) letGoOfOthers(work, player, table.id, seat, when)
  const name = gameOf(work.state, table.game)?.list.find(it => it.player === player)
  const number = had !== undefined && had.table.game === table.game ? had.chair.number : name?.number
  const { rules } = bookOf(work.state).maxSeatsPerPlayer
  tell(work, {
    type: 'SeatTaken',
    player,
    table: table.id,
    seat,
    number: number ?? work.state.numbered + 1,
    ...when,
    rules: had === undefined ? permissionRules(work.state) : rules,
  })
  if (name !== undefined) {
    tell(work, {
      type: 'NameDropped',
      game: table.game,
      player,
      why: 'seated',
      ...when,
      rules: permissionRules(work.state),
    })
  }
}

/** Nobody keeps a second chair: other calls and holds for this player end. */
const letGoOfOthers = (work: FloorWork, player: PlayerId, table: string, seat: Seat, when: At): void => {
  for (const other of work.state.tables) {
    for (const [i, chair] of other.chairs.entries()) {
      if (chair.is !== 'held' || chair.player !== player || (other.id === table && i + 1 === seat)) continue
      const { rules } = bookOf(work.state).maxSeatsPerPlayer
      tell(work, { type: 'SeatReleased', player, table: other.id, seat: i + 1, why: 'elsewhere', ...when, rules })
      removeSpareChair(work, other.id, i + 1, when)
    }
  }
}

/** A player leaves the game. */
export const standUp: Handler<StandUp> = (work, { player, at, by }) => {
  const sitting = seatOf(work.state, player)
  const over = seatPlayedOver(work.state, player)
  if (sitting === undefined && over !== undefined) {
    endOver(work, over.table.id, over.seat, 'left', { at, by })
    return null
  }
  if (sitting === undefined) return refused('not-seated', { player })
  const { going } = sitting.chair
  leaveSeat(work, player, { at, by })
  if (going !== null) {
    const { table, seat } = going.to
    tell(work, { type: 'SeatReleased', player, table, seat, why: 'elsewhere', at, by, rules: [] })
    removeSpareChair(work, table, seat, { at, by })
  }
  callForGuarantee(work, { at, by })
  return null
}

/** The chair is free, or goes if it was one too many. */
export const leaveSeat = (work: FloorWork, player: PlayerId, when: At): void => {
  const { table, seat } = seatOf(work.state, player)!
  endOver(work, table.id, seat, 'owner-left', when)
  const extra = isExtra(table)
  const rules = extra ? bookOf(work.state).extraStartSeat.rules : []
  tell(work, { type: 'SeatLeft', player, table: table.id, seat, extra, ...when, rules })
}

/** Names that wait go before somebody who just sits down. */
const skipsOthers = (floor: Floor, table: FloorTable, player: PlayerId, at: number): FloorRefusal | null => {
  const next = nextName(floor, table.game, at, table.id)
  return isRefusal(next) || next.player === player
    ? null
    : refused('names-are-waiting', { game: table.game, player: next.player })
}

/** A seat is taken with the leave of the house. */
export const permissionRules = (floor: Floor) =>
  ruleBy(floor, { rrp: 'rrp/2/procedures/11', uspa: 'uspa/app3/3.10', wsop: 'wsop/88' })
