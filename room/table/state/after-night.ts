import { evolveNight, type Night, type NightEvent } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { resultsAfter } from '../../results/results-after.ts'
import { bankAfter, withCorrection } from './bank-after.ts'
import { type Booked, type DealEntry, isDealEntry, type NightEntry, type TableEntry, withoutOrderer } from './events.ts'
import type { Hosted, LastDeal, PointsScored, Standing } from './hosted.ts'
import { addToLastEntry } from './live-log.ts'
import { stepAfter } from './step.ts'

/** Something that happened at the night of a table, named with who ordered it, and the night after it. */
export type NightHappened =
  | { readonly of: 'table'; readonly event: TableEntry; readonly night: Night }
  | { readonly of: 'deal'; readonly events: readonly DealEntry[]; readonly night: Night }

/** The table after something has happened at its night, which is known already: what was decided is not applied again. */
export const afterNight = (hosted: Hosted, happened: NightHappened): Hosted =>
  happened.of === 'table' ? afterTable(hosted, happened.event, happened.night) : afterDeal(hosted, happened)

/** The table after an entry of its stream about its night. */
export const afterEntry = (hosted: Hosted, entry: NightEntry): Hosted => {
  const night = evolveNight(hosted.night, withoutOrderer(entry) as NightEvent)
  return isDealEntry(entry)
    ? afterDeal(hosted, { of: 'deal', events: [entry], night })
    : afterTable(hosted, entry as TableEntry, night)
}

/** How the night stands after something that changes chips and books. */
export const standingAfter = (before: Standing, happened: Booked): Standing => {
  if (happened.type === 'Corrected') {
    const { night, last, scores, results } = before
    return { night, last, scores, results, bank: withCorrection(before.bank, happened, night?.table.deals ?? 0) }
  }
  const night = evolveNight(before.night, withoutOrderer(happened) as NightEvent)
  if (!isDealEntry(happened)) return standingWith(before, happened as TableEntry, night)
  return { ...before, night, last: null, scores: scoresAfter(before.scores, happened) }
}

const afterDeal = (hosted: Hosted, { events, night }: Extract<NightHappened, { of: 'deal' }>): Hosted => {
  const after: Hosted = {
    ...hosted,
    version: hosted.version + events.length,
    lastAct: events.at(-1)!.at,
    step: stepAfter(hosted.step, night, events),
    night,
    last: null,
    scores: events.reduce(scoresAfter, hosted.scores),
  }
  return hosted.live === undefined ? after : { ...after, live: events.reduce(addToLastEntry, hosted.live) }
}

const afterTable = (hosted: Hosted, event: TableEntry, night: Night): Hosted => {
  const after: Hosted = {
    ...hosted,
    version: hosted.version + 1,
    step: stepAfter(hosted.step, night, [event]),
    ...standingWith(hosted, event, night),
  }
  const noted = hosted.live === undefined ? after : { ...after, live: addToLastEntry(hosted.live, event) }
  return refilled(sentAwayIn(noted, event), event)
}

const standingWith = (before: Standing, event: TableEntry, night: Night): Standing => ({
  night,
  last: lastOf(before, night),
  scores: before.scores,
  bank: bankAfter(before.bank, event, night.table.deals),
  results: resultsAfter(before.results, event, before.night, night),
})

/** The deal that has just ended, or the one before as long as no other is on. */
const lastOf = ({ night: before, last }: Standing, { deal }: Night): LastDeal | null => {
  if (deal !== null) return null
  if (before?.deal == null || before.table.deal === null) return last
  const { number, players } = before.table.deal
  return { deal: before.deal, number, players }
}

const scoresAfter = (scores: readonly PointsScored[], event: DealEntry): readonly PointsScored[] => {
  if (event.type === 'DealStarted') return []
  if (event.type !== 'PointsScored') return scores
  const { at: _, ...points } = event
  return [...scores, points]
}

/** The person who sent a player away in the middle of a deal is remembered until that player has got up. */
const sentAwayIn = (hosted: Hosted, event: TableEntry): Hosted => {
  if (event.type !== 'LeavingSaid' && event.type !== 'CashedOut') return hosted
  const person = heldIn(hosted.people, event.player)
  if (person === undefined) return hosted
  const { sentAway: _, ...rest } = person
  const by = event.type === 'LeavingSaid' ? event.orderedBy : undefined
  const now = by === undefined ? rest : { ...rest, sentAway: by }
  return { ...hosted, people: { ...hosted.people, [event.player]: now } }
}

/** The time banks get back what the policy says, and a clock that is called runs from the start. */
const refilled = (hosted: Hosted, event: TableEntry): Hosted => {
  if (event.type === 'ClockCalled') return { ...hosted, clockLate: 0 }
  const refill = hosted.policy.clock?.refill
  if (event.type !== 'DealCalled' || refill === undefined || event.number % refill.deals !== 0) return hosted
  const people = { ...hosted.people }
  for (const { player } of event.players) {
    const person = heldIn(people, player)
    if (person === undefined || person.bank >= refill.most) continue
    people[player] = { ...person, bank: Math.min(refill.most, person.bank + refill.seconds) }
  }
  return { ...hosted, people }
}
