import type { PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import type { TableOrder } from '../protocol/person-orders.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import { dealerActs } from './dealer/dealer.ts'
import type { Course } from './state/course.ts'
import type { AtTable, Hosted } from './state/hosted.ts'
import { isDealtIn, seatOf } from './state/person.ts'
import { barredFrom, type Handler, type OrderOf } from './state/subject.ts'
import { subjects } from './subjects.ts'

/** What comes of a person's order: events in the course, or a refusal, and then throw the course away. */
export const decideOrder = (
  course: Course,
  person: PlayerId,
  order: TableOrder,
  at: Time,
  secrets: Secrets,
): Refused | null => {
  const { hosted } = course
  const own = heldIn(hosted.people, person)
  if (hosted.night === undefined || own === undefined) return refusal('not-here', { about: 'you' })
  const handler = HANDLERS.get(order.type)
  if (handler === undefined) throw new Error(`nobody decides ${order.type}`)
  const seat = seatOf(hosted, person)
  const refused = barred(hosted, person, own, handler) ?? handler.decide(course, order, { person, own, seat, at })
  if (refused !== null) return refused
  // while a report waits for its answers the dealer waits with everybody
  if (course.hosted.asked === undefined) dealerActs(course, at, secrets, isReady(course.hosted))
  return null
}

const barred = (hosted: Hosted, person: PlayerId, own: AtTable, handler: Handler<TableOrder>): Refused | null => {
  const { roles, dealtOnly, waitsForReport, playsHandOut, notInEvent } = handler
  if (own.banned && !(playsHandOut && isDealtIn(hosted, person))) return refusal('banned')
  const notTheirs = barredFrom(roles, own.role)
  if (notTheirs !== null) return notTheirs
  if (dealtOnly && hosted.night!.table.placard.realCards) return refusal('real-cards')
  if (waitsForReport && hosted.asked !== undefined) return refusal('report-is-open')
  if (notInEvent && hosted.policy.event !== undefined) return refusal('tournament-table', { about: 'seats' })
  return null
}

/** All who are asked to add something to the shuffle have done so. */
const isReady = ({ seal, night, people }: Hosted): boolean => {
  if (seal === null || night?.table.deal == null) return false
  const asked = night.table.deal.players.filter(({ player }) => heldIn(people, player)?.bot === null)
  return asked.every(({ seat }) => seal.entropies.some(entropy => entropy.seat === seat))
}

/** Every order has its handler, or this does not compile. */
const ORDERS: { readonly [T in TableOrder['type']]: Handler<OrderOf<T>> } = {
  ...subjects.act.orders,
  ...subjects.bank.orders,
  ...subjects.clock.orders,
  ...subjects.door.orders,
  ...subjects.live.orders,
  ...subjects.next.orders,
  ...subjects.night.orders,
  ...subjects.options.orders,
  ...subjects.people.orders,
  ...subjects.preferences.orders,
  ...subjects.reports.orders,
  ...subjects.requests.orders,
  ...subjects.seats.orders,
  ...subjects.showing.orders,
  ...subjects.shuffle.orders,
  ...subjects.talk.orders,
}

// a map: the type of an order comes from outside
const HANDLERS = new Map(Object.entries(ORDERS) as [string, Handler<TableOrder>][])
