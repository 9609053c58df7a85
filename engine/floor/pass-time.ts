import { minutes, type Time } from '../table/time.ts'
import { endCall } from './calls/calls.ts'
import { removeSpareChair } from './chairs/spare-chair.ts'
import { bookOf, gameOf } from './draft.ts'
import type { Floor } from './floor.ts'
import type { FloorTable, HeldChair } from './floor-table.ts'
import { type At, type FloorWork, subject, tell } from './work.ts'

/** Time goes by, and what was to happen by now happens. */
export type TimeOrder = { readonly type: 'PassTime' }

/** Lock-ups that have lasted too long, calls without an answer, and names that never checked in. */
export const passingTime = subject<TimeOrder, never>({
  orders: {
    PassTime: (work, { at, by }) => {
      dropUnchecked(work, { at, by })
      endCalls(work, { at, by })
      releaseLockUps(work, { at, by })
      return null
    },
  },
  events: {},
})

/** When the next thing will happen by itself, or null. */
export const nextTime = (floor: Floor): Time | null => {
  const times = [
    ...floor.people.flatMap(({ checkInBy }) => (checkInBy === null ? [] : [checkInBy])),
    ...floor.games.flatMap(({ list }) =>
      list.flatMap(({ called }) => (isOpenCall(floor, called) ? [called!.until] : [])),
    ),
    ...lockedUp(floor).flatMap(({ table, chair }) => {
      const ends = lockUpEnds(floor, table, chair)
      return ends === null ? [] : [ends.at]
    }),
  ]
  return times.length === 0 ? null : Math.min(...times)
}

type Called = { readonly table: string; readonly seat: number; readonly until: Time } | null

/** Somebody was called and hasn't answered. */
const isOpenCall = (floor: Floor, called: Called): boolean => {
  if (called === null) return false
  const chair = floor.tables.find(({ id }) => id === called.table)?.chairs[called.seat - 1]
  return chair?.is === 'held' && chair.why === 'called'
}

const dropUnchecked = (work: FloorWork, when: At): void => {
  const { rules } = bookOf(work.state).waitlistRequiresPresence
  for (const { player, checkInBy } of work.state.people) {
    if (checkInBy === null || when.at < checkInBy) continue
    for (const game of work.state.games) {
      const name = game.list.find(it => it.player === player)
      if (name === undefined) continue
      if (name.called !== null) endCall(work, game.id, name, 'drop', when)
      else tell(work, { type: 'NameDropped', game: game.id, player, why: 'not-checked-in', ...when, rules })
    }
    tell(work, { type: 'CheckInMissed', player, ...when, rules })
  }
}

const endCalls = (work: FloorWork, when: At): void => {
  for (const { id } of work.state.games) {
    for (const name of gameOf(work.state, id)!.list) {
      if (isOpenCall(work.state, name.called) && when.at >= name.called!.until) endCall(work, id, name, 'none', when)
    }
  }
}

const releaseLockUps = (work: FloorWork, when: At): void => {
  for (const { table, seat, chair } of lockedUp(work.state)) {
    const ends = lockUpEnds(work.state, table, chair)
    if (ends === null || when.at < ends.at) continue
    const { player } = chair
    const point = ends.why === 'new-game' ? 'newGameLockupMinutes' : 'maxLockupMinutes'
    const { rules } = bookOf(work.state)[point]
    tell(work, { type: 'SeatReleased', player, table: table.id, seat, why: ends.why, ...when, rules })
    removeSpareChair(work, table.id, seat, when)
    const name = gameOf(work.state, table.game)!.list.find(it => it.player === player)
    if (name !== undefined) {
      tell(work, { type: 'NameMovedDown', game: table.game, player, why: 'no-answer', ...when, rules })
    }
  }
}

const lockedUp = (floor: Floor) =>
  floor.tables.flatMap(table =>
    table.closed
      ? []
      : table.chairs.flatMap((chair, i) =>
          chair.is === 'held' && chair.why === 'locked-up' ? [{ table, seat: i + 1, chair }] : [],
        ),
  )

/**
 * When a lock-up ends, if somebody else waits: in a new game after five minutes to the minute, anywhere once ten are over;
 * null while nobody waits.
 */
export const lockUpEnds = (
  floor: Floor,
  table: FloorTable,
  { player, since, newGame }: HeldChair,
): { readonly at: Time; readonly why: 'new-game' | 'too-long' } | null => {
  const book = bookOf(floor)
  const isWaitedFor = gameOf(floor, table.game)!.list.some(name => name.player !== player && name.called === null)
  if (!isWaitedFor) return null
  const most = since + minutes(book.maxLockupMinutes.is) + 1
  const inNew = since + minutes(book.newGameLockupMinutes.is)
  return newGame && inNew < most ? { at: inNew, why: 'new-game' } : { at: most, why: 'too-long' }
}
