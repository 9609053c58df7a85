import { evolveNight, isDealEvent, type Night, type NightEvent } from '@cardroom/engine/table'
import { EMPTY_BANK } from '../bank/bank.ts'
import { bankAfter } from '../bank/bank-after.ts'
import { heldIn } from '../held-in.ts'
import { actBegins, actGoesOn, actStands, takenBack } from '../live/live-log.ts'
import { NO_RESULTS } from '../results/results.ts'
import { resultsAfter } from '../results/results-after.ts'
import type { Booked, HostedEvent } from './events.ts'
import { evolvePeople } from './evolve-people.ts'
import type { Hosted, LastDeal, PointsScored, Standing } from './hosted.ts'
import { NO_STEP, stepAfter } from './turns.ts'

/** The table after an event of its stream; the first one makes it. */
export const evolveHosted = (hosted: Hosted | undefined, event: HostedEvent): Hosted => {
  if (hosted === undefined) return made(event)
  if (event.type === 'Night') return atNight(hosted, event)
  const after = { ...hosted, version: hosted.version + 1 }
  switch (event.type) {
    case 'TableMade':
      throw new Error('a table is made once')
    case 'Paused':
      return { ...after, paused: event.paused }
    case 'EndSaid':
      return { ...after, ending: event.ends ? event.by : null }
    case 'Corrected':
      // an earlier version corrected the book for "persons" who never came: nobody has or owes these chips
      if ([event.person, event.against].some(id => id !== null && heldIn(hosted.people, id) === undefined)) return after
      return { ...after, ...standingAfter(hosted, event), ...(hosted.live && { live: actStands(hosted, event) }) }
    case 'DeckSealed': {
      const { deal, root, cards, salts } = event
      return { ...after, seal: { deal, root, cards, salts, entropies: [] } }
    }
    case 'EntropyAdded':
      return hosted.seal === null
        ? after
        : { ...after, seal: { ...hosted.seal, entropies: [...hosted.seal.entropies, event.entropy] } }
    case 'HelperTold':
      return { ...after, live: actBegins(hosted, event.told, event.newDeal) }
    case 'TakenBack':
      return takenBack(after, standingAfter)
    default:
      return evolvePeople(after, event)
  }
}

const atNight = (hosted: Hosted, event: Extract<HostedEvent, { readonly type: 'Night' }>): Hosted => {
  const { night, last, scores, bank, results } = standingAfter(hosted, event)
  const after: Hosted = {
    ...hosted,
    version: hosted.version + 1,
    lastAct: isDealEvent(event.event) ? event.at : hosted.lastAct,
    step: stepAfter(hosted.step, night?.deal?.step ?? -1, event.event),
    night,
    last,
    scores,
    bank,
    results,
  }
  const told = hosted.live ? { ...after, live: actGoesOn(hosted.live, event) } : after
  return refilled(sentAwayIn(told, event), event.event)
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

const standingAfter = (before: Standing, happened: Booked): Standing => {
  if (happened.type === 'Corrected') {
    const { night, last, scores, results } = before
    return { night, last, scores, results, bank: bankAfter(before.bank, happened, night?.table.deals ?? 0) }
  }
  const { event } = happened
  const night = evolveNight(before.night, event)
  return {
    night,
    last: lastOf(before, night),
    scores: scoresAfter(before, event),
    bank: bankAfter(before.bank, happened, night.table.deals),
    results: isDealEvent(event) ? before.results : resultsAfter(before.results, event, before.night, night),
  }
}

/** The deal that has just ended, or the one before as long as no other is on. */
const lastOf = ({ night: before, last }: Standing, { deal }: Night): LastDeal | null => {
  if (deal !== null) return null
  if (before?.deal == null || before.table.deal === null) return last
  const { number, players } = before.table.deal
  return { deal: before.deal, number, players }
}

const scoresAfter = ({ scores }: Standing, event: NightEvent): readonly PointsScored[] => {
  if (event.type === 'DealStarted') return []
  if (event.type !== 'PointsScored') return scores
  const { at: _, ...points } = event
  return [...scores, points]
}

/** Who is sent away in a deal is remembered with who did it, until he has got up. */
const sentAwayIn = (hosted: Hosted, { event, by }: Extract<HostedEvent, { readonly type: 'Night' }>): Hosted => {
  if (event.type !== 'LeavingSaid' && event.type !== 'CashedOut') return hosted
  const person = heldIn(hosted.people, event.player)
  if (person === undefined) return hosted
  const { sentAway: _, ...rest } = person
  const sent = event.type === 'LeavingSaid' && by !== undefined
  return { ...hosted, people: { ...hosted.people, [event.player]: sent ? { ...rest, sentAway: by } : rest } }
}

/** The time banks get back what the policy says, and a clock that is called runs from new. */
const refilled = (hosted: Hosted, event: NightEvent): Hosted => {
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
