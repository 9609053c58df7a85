import { type HostedEvent, isNightEntry } from '../table/state/events.ts'

/** What was entered at a table of real cards since the deal began, step by step with what came of it. */
export type LiveActs = readonly (readonly HostedEvent[])[]

/** What stands of it after one more entry of the stream: what is taken back is gone. */
export const actsAfter = (acts: LiveActs, event: HostedEvent): LiveActs => {
  switch (event.type) {
    case 'HelperEntered':
      return event.newDeal ? [[]] : [...acts, []]
    case 'TakenBack':
      return acts.slice(0, -1)
    case 'Corrected':
      return [...acts, [event]]
    default:
      return isNightEntry(event) ? [...acts.slice(0, -1), [...(acts.at(-1) ?? []), event]] : acts
  }
}

/** The entries of a deal that stand; where software dealt, and nothing is ever taken back, all of them. */
export const standingEntries = (entries: readonly HostedEvent[]): readonly HostedEvent[] =>
  entries[0]?.type === 'HelperEntered' ? entries.reduce<LiveActs>(actsAfter, []).flat() : entries
