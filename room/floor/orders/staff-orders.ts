import { mayOrder } from '@cardroom/engine/floor'
import type { PlayerId } from '@cardroom/engine/table'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { StaffOffice } from '../../protocol/floor-named.ts'
import { type Refused, refusal } from '../../refusal.ts'
import { type FloorCourse, orders, tell, type Untimed } from '../course.ts'
import { type Officer, officerOf, runOf } from '../hosted-floor.ts'
import { freeName, giveName, isKnown, nameFor } from '../names.ts'
import { type OpenFloorOrder, playersIn, type RoomOrder } from './check-order.ts'
import { standUp } from './stand-up.ts'

/** Chance for the ids of tables. */
type Chance = { readonly bytes: (count: number) => Uint8Array }

/** Opens the floor: the person who does is its manager. After a day is over only a manager opens the next. */
export const openFloorOrder = (
  course: FloorCourse,
  person: PlayerId,
  name: string,
  { name: called, book, habits = {} }: OpenFloorOrder,
): Refused | null => {
  const { floor } = course.hosted
  if (floor !== null && officerOf(course.hosted, person)?.office !== 'management') return NOT_YOURS
  const title = nameFor(called)
  if (typeof title !== 'string') return title
  const refused = orders(course, { type: 'OpenFloor', book, habits })
  if (refused !== null) return refused
  tell(course, { type: 'FloorNamed', name: title })
  if (floor === null) tell(course, { type: 'OfficeGiven', person, name, office: 'management', table: null })
  return null
}

/** What staff order that the floor itself knows nothing of. Undoing needs the log, and is worked out before. */
export const roomOrders = (
  course: FloorCourse,
  { office }: Officer,
  order: Exclude<RoomOrder, { readonly type: 'Undo' }>,
  { bytes }: Chance,
): Refused | null => {
  switch (order.type) {
    case 'AddName': {
      const name = nameFor(order.name)
      if (typeof name !== 'string') return name
      if (!isPodium(office)) return NOT_YOURS
      const player = giveName(course, name)
      const { game, way = 'in-person' } = order
      return game === undefined
        ? orders(course, { type: 'Arrive', player })
        : orders(course, { type: 'JoinList', player, game, way })
    }
    case 'Rename': {
      const name = nameFor(order.name)
      if (typeof name !== 'string') return name
      if (!isPodium(office)) return NOT_YOURS
      if (!isKnown(course.hosted, order.player)) return NOBODY
      const free = freeName(course.hosted, name, order.player)
      tell(course, { type: 'NameChanged', player: order.player, name: free })
      return null
    }
    case 'OpenTable': {
      const { run, ...wanted } = order
      const refused = orders(course, wanted)
      if (refused !== null) return refused
      const hosted = run === 'known' ? null : bytesToHex(bytes(6))
      tell(course, { type: 'TableRunSet', table: order.table, run, hosted })
      return null
    }
    case 'SetBoard':
      if (!isPodium(office)) return NOT_YOURS
      tell(course, { type: 'BoardSet', names: order.names })
      return null
    case 'EndOffice':
      return endOffice(course, office, order.person)
  }
}

/** A floor always has a manager. */
const endOffice = (course: FloorCourse, office: Officer['office'], person: PlayerId): Refused | null => {
  const other = officerOf(course.hosted, person)
  if (other === undefined) return NOBODY
  if (office !== 'management' && (office !== 'floor' || other.office === 'management')) return NOT_YOURS
  const managers = Object.values(course.hosted.officers).filter(it => it.office === 'management').length
  if (other.office === 'management' && managers === 1) return refusal('manager-is-needed')
  tell(course, { type: 'OfficeEnded', person })
  return null
}

/**
 * An order of staff to the floor. Where software keeps a table, nobody sits there because the podium says so: the chair is
 * kept, the table is ordered to seat them, and believed when it says that they sit.
 */
export const staffOrders = (course: FloorCourse, order: Untimed): Refused | null => {
  if (CLOCKS_ALONE.has(order.type)) return NOT_YOURS
  const stranger = playersIn(order).find(player => !isKnown(course.hosted, player))
  if (stranger !== undefined) return NOBODY
  if (order.type === 'Sit' && runOf(course.hosted, order.table).hosted !== null) return orderSeat(course, order)
  if (order.type === 'StandUp') return standUp(course, order.player)
  if (order.type === 'MakeMove') return orderMove(course, order)
  if (order.type === 'PlayOver' && runOf(course.hosted, order.table).hosted !== null) return DEALT_THERE
  return orders(course, order)
}

/** What follows from the clock and from the tables themselves. */
const CLOCKS_ALONE: ReadonlySet<string> = new Set<Untimed['type']>(['PassTime', 'FallSilent', 'OpenFloor', 'OpenTable'])

/** Where software keeps a table, nobody sits in for somebody else: it knows who holds which cards. */
const DEALT_THERE = refusal('no-playing-over')

const orderSeat = (
  course: FloorCourse,
  { player, table, seat }: Extract<Untimed, { readonly type: 'Sit' }>,
): Refused | null => {
  const refused = wouldBeRefused(course, { type: 'Sit', player, table, seat })
  if (refused !== null) return refused
  const chair = course.hosted.floor?.tables.find(({ id }) => id === table)?.chairs[seat - 1]
  const isKept = chair?.is === 'held' && chair.player === player
  const kept = isKept ? null : orders(course, { type: 'LockUp', player, table, seat })
  if (kept !== null) return kept
  tell(course, { type: 'SeatOrdered', player, table, seat })
  return null
}

const orderMove = (course: FloorCourse, order: Extract<Untimed, { readonly type: 'MakeMove' }>): Refused | null => {
  const to = goingTo(course, order.player)
  if (to === null || runOf(course.hosted, to.table).hosted === null) return orders(course, order)
  const refused = wouldBeRefused(course, order)
  if (refused !== null) return refused
  tell(course, { type: 'SeatOrdered', player: order.player, ...to })
  return null
}

const goingTo = ({ hosted: { floor } }: FloorCourse, player: PlayerId) => {
  for (const { chairs } of floor?.tables ?? []) {
    for (const chair of chairs) if (chair.is === 'taken' && chair.player === player) return chair.going?.to ?? null
  }
  return null
}

/** Why an order would be refused if it were carried out at once; nothing comes of the trial. */
const wouldBeRefused = (course: FloorCourse, order: Untimed): Refused | null => orders({ ...course, events: [] }, order)

const isPodium = (office: Officer['office']): boolean => isStaff(office) && mayOrder(office, 'CallNext')

/** Is it an office of staff, and not a screen that stands there? */
export const isStaff = (office: Officer['office']): office is StaffOffice => office !== 'kiosk' && office !== 'tablet'

/** The answer to somebody who orders what is for others to order. */
export const NOT_YOURS: Refused = refusal('not-your-office', { about: 'order' })
/** The answer about somebody the floor has never heard of. */
export const NOBODY: Refused = refusal('no-such-person')
