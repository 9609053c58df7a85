import type { Booked } from './events.ts'
import type { Hosted, LiveLog, Standing } from './hosted.ts'
import type { LiveEntry } from './live-entry.ts'

/**
 * The helper begins to tell something: what comes of it is kept together, so that it can be taken back. With a new deal
 * everything entered before it stands for good.
 */
export const newLiveEntry = (
  { live, night, last, scores, bank, results }: Hosted,
  entry: LiveEntry,
  newDeal: boolean,
): LiveLog => {
  const act = { entry, events: [] }
  if (live === undefined || newDeal) return { from: { night, last, scores, bank, results }, acts: [act] }
  return { from: live.from, acts: [...live.acts, act] }
}

/** What happens at a table of real cards belongs to the last entry. */
export const addToLastEntry = (live: LiveLog, event: Booked): LiveLog => {
  const last = live.acts.at(-1)
  // every entry has been taken back, and the host does something directly: that is taken back by itself
  if (last === undefined) return { from: live.from, acts: [{ entry: { type: 'host' }, events: [event] }] }
  return { from: live.from, acts: [...live.acts.slice(0, -1), { ...last, events: [...last.events, event] }] }
}

/** The host corrects the bank: that can be taken back by itself. */
export const correctionEntry = (hosted: Hosted, event: Booked): LiveLog =>
  addToLastEntry(newLiveEntry(hosted, { type: 'correction' }, false), event)

/** The table as it was before the last entry. */
export const takenBack = (hosted: Hosted, after: (standing: Standing, event: Booked) => Standing): Hosted => {
  const { live } = hosted
  if (live === undefined || live.acts.length === 0) return hosted
  const acts = live.acts.slice(0, -1)
  const standing = acts.flatMap(({ events }) => events).reduce(after, live.from)
  return { ...hosted, ...standing, live: { from: live.from, acts } }
}
