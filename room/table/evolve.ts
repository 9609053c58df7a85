import { isNightEventType } from '@cardroom/engine/table'
import { EMPTY_BANK } from '../bank/bank.ts'
import { NO_RESULTS } from '../results/results.ts'
import { afterEntry } from './state/after-night.ts'
import type { Course } from './state/course.ts'
import { type HostedEvent, isNightEntry, type RoomEvent } from './state/events.ts'
import type { Hosted } from './state/hosted.ts'
import { NO_STEP } from './state/step.ts'
import type { EventOf, Recorder } from './state/subject.ts'
import { subjects } from './subjects.ts'

/** The table after an event of its stream; the first one makes it. */
export const evolveHosted = (hosted: Hosted | undefined, event: HostedEvent): Hosted => {
  if (hosted === undefined) return made(event)
  return isNightEntry(event) ? afterEntry(hosted, event) : record(hosted, event)
}

/** An act begins at this table: nothing has come of it yet, but for what is given here. */
export const courseFrom = (hosted: Hosted, events: HostedEvent[] = []): Course => ({ hosted, events, record })

/** Is there an event of this type at a table? */
export const isHostedType = (type: string): type is HostedEvent['type'] => RECORDERS.has(type) || isNightEventType(type)

const record = (hosted: Hosted, event: RoomEvent): Hosted => {
  const recorder = RECORDERS.get(event.type)
  if (recorder === undefined) throw new Error(`nobody records ${event.type}`)
  return recorder({ ...hosted, version: hosted.version + 1 }, event)
}

const made = (event: HostedEvent): Hosted => {
  if (event.type !== 'TableMade') throw new Error(`a table is made before ${event.type}`)
  const { id, policy, open = true, at } = event
  return {
    id,
    version: 1,
    night: undefined,
    people: {},
    policy,
    open,
    invitations: [],
    paused: false,
    ending: null,
    bank: EMPTY_BANK,
    results: NO_RESULTS,
    seal: null,
    last: null,
    scores: [],
    lastAct: at,
    step: NO_STEP,
    clockLate: 0,
    made: at,
  }
}

/** Every event of the room has its recorder, or this does not compile. */
const EVENTS: { readonly [T in RoomEvent['type']]: Recorder<EventOf<T>> } = {
  TableMade: () => {
    throw new Error('a table is made once')
  },
  ...subjects.act.events,
  ...subjects.bank.events,
  ...subjects.clock.events,
  ...subjects.door.events,
  ...subjects.live.events,
  ...subjects.next.events,
  ...subjects.night.events,
  ...subjects.options.events,
  ...subjects.people.events,
  ...subjects.preferences.events,
  ...subjects.reports.events,
  ...subjects.requests.events,
  ...subjects.seats.events,
  ...subjects.showing.events,
  ...subjects.shuffle.events,
  ...subjects.talk.events,
}

// a map: the type of an event comes from a stream that anybody may have written to
const RECORDERS = new Map(Object.entries(EVENTS) as [string, Recorder<RoomEvent>][])
