import { legal } from '@cardroom/engine'
import { evolveNight, type Night, type NightEvent } from '@cardroom/engine/table'
import { EMPTY_BANK } from '../bank/bank.ts'
import { bankAfter } from '../bank/bank-after.ts'
import { actBegins, actGoesOn, actStands, takenBack } from '../live/live-log.ts'
import { NO_RESULTS } from '../results/results.ts'
import { resultsAfter } from '../results/results-after.ts'
import type { Booked, HostedEvent } from './events.ts'
import type { AtTable, Hosted, LastDeal, PointsScored, Standing } from './hosted.ts'

/** The table after an event of its stream; the first one makes it. */
export const evolveHosted = (hosted: Hosted | undefined, event: HostedEvent): Hosted => {
  if (hosted === undefined) return made(event)
  const after = { ...hosted, version: hosted.version + 1 }
  switch (event.type) {
    case 'TableMade':
      throw new Error('a table is made once')
    case 'Night': {
      const lastAct = event.event.type === 'InDeal' ? event.at : hosted.lastAct
      const live = hosted.live && { live: actGoesOn(hosted.live, event) }
      return { ...after, lastAct, ...standingAfter(hosted, event), ...live }
    }
    case 'PersonCame': {
      const { name, bot, role } = event
      const bank = hosted.policy.clock?.bank ?? 0
      return withPerson(after, event.person, { name, role, bot, muted: false, banned: false, bank })
    }
    case 'RoleGiven':
      return withPerson(after, event.person, { ...hosted.people[event.person]!, role: event.role })
    case 'Barred': {
      const { muted, banned } = event
      return withPerson(after, event.person, { ...hosted.people[event.person]!, muted, banned })
    }
    case 'Paused':
      return { ...after, paused: event.paused }
    case 'EndSaid':
      return { ...after, ending: event.ends ? event.by : null }
    case 'Corrected':
      return { ...after, ...standingAfter(hosted, event), ...(hosted.live && { live: actStands(hosted, event) }) }
    case 'DeckSealed': {
      const { deal, root, cards, salts } = event
      return { ...after, seal: { deal, root, cards, salts, entropies: [] } }
    }
    case 'EntropyAdded':
      return hosted.seal === null
        ? after
        : { ...after, seal: { ...hosted.seal, entropies: [...hosted.seal.entropies, event.entropy] } }
    case 'BankUsed': {
      const person = hosted.people[event.person]!
      return withPerson(after, event.person, { ...person, bank: Math.max(0, person.bank - event.seconds) })
    }
    case 'HelperTold':
      return { ...after, live: actBegins(hosted, event.words, event.newDeal) }
    case 'TakenBack':
      return takenBack(after, standingAfter)
    case 'Said':
      return after
  }
}

const made = (event: HostedEvent): Hosted => {
  if (event.type !== 'TableMade') throw new Error(`a table is made before ${event.type}`)
  const { id, policy, code, at } = event
  return {
    id,
    version: 1,
    night: undefined,
    people: {},
    policy,
    code,
    paused: false,
    ending: null,
    bank: EMPTY_BANK,
    results: NO_RESULTS,
    seal: null,
    last: null,
    scores: [],
    lastAct: at,
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
    results: event.type === 'InDeal' ? before.results : resultsAfter(before.results, event, before.night, night),
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
  if (event.type !== 'InDeal') return scores
  if (event.event.type === 'DealStarted') return []
  return event.event.type === 'PointsScored' ? [...scores, event.event] : scores
}

const withPerson = (hosted: Hosted, person: string, now: AtTable): Hosted => ({
  ...hosted,
  people: { ...hosted.people, [person]: now },
})

/** The seats from which something is awaited in the deal that is on. */
export const dueSeats = ({ deal }: Night): readonly number[] => {
  if (deal === null) return []
  const due = legal(deal)
  switch (due.due) {
    case 'betting':
    case 'draw':
    case 'turn-up':
    case 'show':
      return [due.seat]
    case 'discard':
      return due.seats
    case 'rows':
      return [...new Set(due.hands.map(({ seat }) => seat))]
    case 'dealer':
    case 'ruling':
    case 'nobody':
      return []
  }
}
