import type { Seat } from '@cardroom/engine'
import { isDealEvent, type Night, type NightEvent } from '@cardroom/engine/table'
import type { AtTable, Hosted, Step } from './hosted.ts'

/** No step of any deal. */
export const NO_STEP: Step = { at: -1, since: 0, acted: {} }

/**
 * The step after something has happened at the night. Who acted at the moment at which the step began is not noted: they
 * are due since then anyway, so it does not matter what came before.
 */
export const stepAfter = (before: Step, { deal }: Night, events: readonly NightEvent[]): Step => {
  const at = deal?.step ?? -1
  const time = events.at(-1)!.at
  const isNew = at !== before.at || events.some(({ type }) => type === 'StreetTakenBack')
  if (isNew) return { at, since: time, acted: {} }
  if (time === before.since) return before
  const acted = { ...before.acted }
  for (const event of events) {
    const { seat } = event as { readonly seat?: Seat }
    if (seat !== undefined && isDealEvent(event)) acted[seat] = time
  }
  return { at, since: before.since, acted }
}

/** The table stood still for this many milliseconds: everybody who was due has as much time left as before. */
export const afterStop = (hosted: Hosted, milliseconds: number): Hosted => {
  const { step, people, night } = hosted
  const deal = night?.table.deal?.number
  const later = (person: AtTable): AtTable => {
    const { grace } = person
    if (grace === null || grace.deal !== deal) return person
    return { ...person, grace: { deal, since: grace.since + milliseconds } }
  }
  return {
    ...hosted,
    lastAct: hosted.lastAct + milliseconds,
    step: {
      at: step.at,
      since: step.since + milliseconds,
      acted: Object.fromEntries(Object.entries(step.acted).map(([seat, at]) => [seat, at + milliseconds])),
    },
    people: Object.fromEntries(Object.entries(people).map(([id, person]) => [id, later(person)])),
    clockLate: hosted.clockLate + milliseconds,
  }
}
