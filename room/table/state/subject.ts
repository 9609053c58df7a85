import type { PlayerId, Time } from '@cardroom/engine/table'
import { ROLES, type Role } from '../../protocol/named.ts'
import type { TableOrder } from '../../protocol/person-orders.ts'
import { type Refused, refusal } from '../../refusal.ts'
import type { Course } from './course.ts'
import type { RoomEvent } from './events.ts'
import type { AtTable, Hosted } from './hosted.ts'

/**
 * One folder, one subject of a table: who may give each of its orders and what comes of it, and how each of its events is
 * recorded. A recorder is given the table with the version that the event makes.
 */
export type Subject<Order extends TableOrder['type'], Event extends RoomEvent['type']> = {
  readonly orders: { readonly [T in Order]: Handler<OrderOf<T>> }
  readonly events: { readonly [T in Event]: Recorder<EventOf<T>> }
}

/** An order by its type. */
export type OrderOf<T extends TableOrder['type']> = Extract<TableOrder, { readonly type: T }>
/** An event by its type. */
export type EventOf<T extends RoomEvent['type']> = Extract<RoomEvent, { readonly type: T }>

/** Who may give an order, when, and what comes of it: events in the course, or a refusal. */
export type Handler<Order> = {
  readonly roles: readonly Role[]
  /** The room deals: at a table of real cards the order has no meaning. */
  readonly dealtOnly?: true
  /** At a table of a tournament the event sees to it: seats, chips, pauses. */
  readonly notInEvent?: true
  /** It waits while a report does. */
  readonly waitsForReport?: true
  /** A hand is played to its end by the player it was dealt to: also somebody banned in the middle of it gives this order. */
  readonly playsHandOut?: true
  readonly decide: (course: Course, order: Order, by: Orderer) => Refused | null
}

/** The person giving an order: their seat is 0 if they have none. */
export type Orderer = {
  readonly person: PlayerId
  readonly own: AtTable
  readonly seat: number
  readonly at: Time
}

/** The table after an event. */
export type Recorder<Event> = (hosted: Hosted, event: Event) => Hosted

/** Writes a subject: `subject<'say', 'Said'>({ orders: { … }, events: { … } })`. */
export const subject = <Order extends TableOrder['type'] = never, Event extends RoomEvent['type'] = never>(
  parts: Subject<Order, Event>,
): Subject<Order, Event> => parts

/** Everybody. What you do in your own seat is open to all: the seat itself is asked for elsewhere. */
export const ALL = ROLES
/** Those who may play: everybody but spectators. */
export const PLAY = ['host', 'dealer', 'floor', 'player'] as const
/** Those who report and rule. */
export const STAFF = ['host', 'dealer', 'floor'] as const
/** Those who enter what happens where cards are real. */
export const DEALS = ['host', 'dealer'] as const
/** The host alone. */
export const HOST = ['host'] as const

/** Why somebody in this role may not order something that is for these, or null. */
export const barredFrom = (roles: readonly Role[], role: Role): Refused | null => {
  if (roles.includes(role)) return null
  if (role === 'spectator' && roles === PLAY) return refusal('looks-on')
  return refusal('not-yours-to-do', { about: { roles } })
}

/** The answer to somebody who needs a seat for it and has none. */
export const NO_SEAT = refusal('no-seat', { about: 'you' })
