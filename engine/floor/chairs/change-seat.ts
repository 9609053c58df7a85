import { bookOf, chairAt, seatOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { Chair, FloorTable } from '../floor-table.ts'
import { type FloorRefusal, refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { ChairOrder } from './chairs.ts'

type Of<T extends ChairOrder['type']> = Extract<ChairOrder, { readonly type: T }>

/** A player asks for another seat; the earliest who asked goes first. */
export const askSeatChange: Handler<Of<'AskSeatChange'>> = (work, { player, seat, at, by }) => {
  const sitting = seatOf(work.state, player)
  if (sitting === undefined) return refused('not-seated', { player })
  if (seat !== null && chairAt(sitting.table, seat) === undefined) {
    return refused('no-such-seat', { table: sitting.table.id, seat })
  }
  tell(work, { type: 'SeatChangeAsked', player, table: sitting.table.id, seat, at, by, rules: [] })
  return null
}

/** A player in the game takes another seat between deals, before anybody new. */
export const changeSeat: Handler<Of<'ChangeSeat'>> = (work, { player, seat, at, by }) => {
  const floor = work.state
  const sitting = seatOf(floor, player)
  if (sitting === undefined) return refused('not-seated', { player })
  const { table } = sitting
  const chair = chairAt(table, seat)
  if (chair === undefined) return refused('no-such-seat', { table: table.id, seat })
  if (sitting.chair.going !== null) return refused('moving-already', { player })
  const { rules } = bookOf(floor).seatChangeFreeze
  const over = [sitting.chair, chair].find(it => it.is === 'taken' && it.over != null)
  if (over !== undefined) {
    const about = { table: table.id, seat: over === chair ? seat : sitting.seat }
    return refused('seat-is-played-over', { ...about, rules: bookOf(floor).playOver.rules })
  }
  if (table.inDeal) return refused('deal-is-on', { table: table.id, rules })
  const carried = bookOf(floor).carriedAntesSeatChange
  if (table.builtUp && !carried.is) return refused('pot-is-built-up', { table: table.id, rules: carried.rules })
  const off = takenBy(floor, table, player, seat, chair) ?? earlierAsked(floor, table, player, seat)
  if (off !== null) return off
  const newcomer = chair.is === 'open' ? null : (chair as { player: string }).player
  tell(work, { type: 'SeatChanged', player, table: table.id, from: sitting.seat, seat, newcomer, at, by, rules })
  return null
}

/** Why the chair is no longer to be had, or null: it depends on the book how long a newcomer has to give way. */
const takenBy = (floor: Floor, table: FloorTable, player: string, seat: number, chair: Chair): FloorRefusal | null => {
  if (chair.is === 'open' || chair.is === 'removed') return null
  const { is, rules } = bookOf(floor).seatChangeFreeze
  const asked = table.changes.find(it => it.player === player)
  const about = { table: table.id, seat, rules }
  if (chair.is === 'held' && (chair.why === 'reserved' || chair.why === 'drawn')) return refused('seat-is-kept', about)
  if (is === 'once-next-hand-begins') {
    // wsop/98: until the next hand begins a newcomer gives way, also a player who sits
    const isNew = chair.is === 'held' || chair.deals === table.deals
    return isNew ? null : refused('seat-is-taken', about)
  }
  const put = chair.is === 'taken' ? chair.since : chair.marker
  if (put === null) return null
  if (chair.is === 'taken' && chair.deals !== table.deals) return refused('seat-is-taken', about)
  // rrp/2/seating/12: that very seat was asked for before the newcomer’s chips were there
  const isEarlier = asked !== undefined && asked.seat === seat && asked.at < put
  return isEarlier ? null : refused('newcomer-has-the-seat', { ...about, other: chair.player })
}

/** Somebody else in the game asked for this seat, or for any, before this player did. */
const earlierAsked = (floor: Floor, table: FloorTable, player: string, seat: number): FloorRefusal | null => {
  const own = table.changes.findIndex(it => it.player === player)
  const first = table.changes.findIndex(it => it.seat === null || it.seat === seat)
  const { rules } = bookOf(floor).seatChangeFreeze
  return first < 0 || own === first || table.changes[first]!.player === player
    ? null
    : refused('seat-is-kept', { table: table.id, seat, other: table.changes[first]!.player, rules })
}
