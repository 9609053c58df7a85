import type { By, FloorOrder, FloorRefusal } from '@cardroom/engine/floor'
import { floorDecider } from '@cardroom/engine/floor'
import type { Time } from '@cardroom/engine/table'
import type { Names } from '@cardroom/engine/words'
import type { Refused } from '../refusal.ts'
import type { Done } from '../streams/stream-kind.ts'
import type { HostedFloorEvent, RoomFloorEvent } from './events.ts'
import { evolveFloor } from './evolve-floor.ts'
import { type HostedFloor, nameOf } from './hosted-floor.ts'

/** An order to the floor without when and by whom. */
export type Untimed = FloorOrder extends infer O ? (O extends FloorOrder ? Omit<O, 'at' | 'by'> : never) : never

/** What comes of an order, worked out step by step; nothing of it has happened if one of them is refused. */
export type FloorCourse = {
  hosted: HostedFloor
  readonly events: HostedFloorEvent[]
  readonly at: Time
  readonly by: By
  /** The number that the log knows the order by. */
  readonly logged: number
}

/** Begins to work an order out. Time doesn’t run back, whatever the clock says. */
export const courseOf = (hosted: HostedFloor, by: By, now: Time): FloorCourse => ({
  hosted,
  events: [],
  at: Math.max(now, hosted.floor?.at ?? 0),
  by,
  logged: hosted.version + 1,
})

type Bare<E> = E extends RoomFloorEvent ? Omit<E, 'at' | 'by'> : never

/** Something happens around the floor. */
export const tell = (course: FloorCourse, event: Bare<RoomFloorEvent>): void => {
  const { at, by, logged } = course
  record(course, { ...event, at, by, logged } as HostedFloorEvent)
}

/** Carries out an order of the floor itself, or says why not. */
export const orders = (course: FloorCourse, order: Untimed): Refused | null => {
  const { at, by, hosted } = course
  const outcome = floorDecider.carryOut(hosted.floor ?? undefined, { ...order, at, by } as FloorOrder)
  if (!outcome.ok) return passedOn(outcome.refusal, hosted)
  for (const event of outcome.events) record(course, { ...event, logged: course.logged })
  return null
}

/** What a course has come to. */
export const doneBy = ({ hosted, events }: FloorCourse): Done<HostedFloor, HostedFloorEvent> => ({
  state: hosted,
  events,
})

/** A refusal by the floor, passed on with the names of its people. */
export const passedOn = (refusal: FloorRefusal, hosted: HostedFloor): Refused => ({
  why: refusal.why,
  rules: refusal.rules ?? [],
  names: namesOn(hosted),
  by: 'floor',
  refusal,
})

/** What people are called on a floor. */
export const namesOn = (hosted: Pick<HostedFloor, 'names'>): Names => ({
  seat: () => null,
  player: id => nameOf(hosted, id),
})

const record = (course: FloorCourse, event: HostedFloorEvent): void => {
  course.hosted = evolveFloor(course.hosted, event)
  course.events.push(event)
}
