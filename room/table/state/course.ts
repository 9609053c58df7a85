import type { DealEvent } from '@cardroom/engine'
import type { NightOutcome, NightPart, PlayerId } from '@cardroom/engine/table'
import { checkBank } from '../../bank/trial-balance.ts'
import { heldIn } from '../../held-in.ts'
import type { Refused } from '../../refusal.ts'
import { afterNight, type NightHappened } from './after-night.ts'
import type { HostedEvent, RoomEvent } from './events.ts'
import type { Hosted } from './hosted.ts'

/** What has come of an act so far: the table, the events that made it so, and how an event of the room is recorded. */
export type Course = {
  hosted: Hosted
  readonly events: HostedEvent[]
  readonly record: (hosted: Hosted, event: RoomEvent) => Hosted
}

/** Something happens around the night of a table. */
export const tell = (course: Course, event: RoomEvent): void => {
  addEvents(course, course.record(course.hosted, event), [event])
}

/** What was decided at the night goes into the stream as it is; `by` says whose order it was, if the host's. */
export const tellNight = (course: Course, { parts }: NightDone, by?: PlayerId): void => {
  for (const part of parts) {
    const happened = named(part, course.hosted, by)
    addEvents(course, afterNight(course.hosted, happened), happened.of === 'table' ? [happened.event] : happened.events)
  }
}

/** What an order at the night has led to. */
export type NightDone = Extract<NightOutcome, { readonly ok: true }>

/** Tries something that may be refused halfway: then nothing of it has happened. */
export const attempt = (course: Course, act: (tried: Course) => Refused | null): Refused | null => {
  const tried: Course = { hosted: course.hosted, events: [], record: course.record }
  const refused = act(tried)
  if (refused !== null) return refused
  course.hosted = tried.hosted
  for (const event of tried.events) course.events.push(event)
  return null
}

/** The bank balances after each event. */
const addEvents = (course: Course, hosted: Hosted, events: readonly HostedEvent[]): void => {
  const { bank: bankBefore, night: nightBefore } = course.hosted
  course.hosted = hosted
  const { night, bank } = hosted
  if (night !== undefined && (bank !== bankBefore || night.table !== nightBefore?.table)) checkBank(bank, night.table)
  for (const event of events) course.events.push(event)
}

const named = (part: NightPart, { people }: Hosted, by: PlayerId | undefined): NightHappened => {
  if (part.of === 'deal')
    return by === undefined || !part.events.some(namesWho)
      ? part
      : { ...part, events: part.events.map(event => (namesWho(event) ? { ...event, orderedBy: by } : event)) }
  const { event } = part
  const who = event.type === 'CashedOut' ? (by ?? heldIn(people, event.player)?.sentAway) : by
  return who === undefined ? part : { ...part, event: { ...event, orderedBy: who } }
}

/** A report says whose it is, and a ruling that somebody makes whose. */
const namesWho = (event: DealEvent): boolean =>
  event.type === 'IncidentReported' || (event.type === 'RulingGiven' && event.by !== 'book')
