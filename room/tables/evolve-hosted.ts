import { legal } from '@cardroom/engine'
import { evolveNight, type Night, type NightEvent } from '@cardroom/engine/table'
import { EMPTY_BANK } from '../bank/bank.ts'
import { bankAfter } from '../bank/bank-after.ts'
import { NO_RESULTS } from '../results/results.ts'
import { resultsAfter } from '../results/results-after.ts'
import type { HostedEvent } from './events.ts'
import type { AtTable, Hosted, LastDeal, PointsScored } from './hosted.ts'

/** The table after an event of its stream; the first one makes it. */
export const evolveHosted = (hosted: Hosted | undefined, event: HostedEvent): Hosted => {
  if (hosted === undefined) return made(event)
  const after = { ...hosted, version: hosted.version + 1 }
  switch (event.type) {
    case 'TableMade':
      throw new Error('a table is made once')
    case 'Night': {
      const night = evolveNight(hosted.night, event.event)
      const lastAct = event.event.type === 'InDeal' ? event.at : hosted.lastAct
      return {
        ...after,
        night,
        lastAct,
        last: lastOf(hosted, night),
        scores: scoresAfter(hosted, event.event),
        bank: bankAfter(hosted.bank, event, night.table.deals),
        results:
          event.event.type === 'InDeal'
            ? hosted.results
            : resultsAfter(hosted.results, event.event, hosted.night, night),
      }
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
      return { ...after, bank: bankAfter(hosted.bank, event, hosted.night?.table.deals ?? 0) }
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

/** The deal that has just ended, or the one before as long as no other is on. */
const lastOf = ({ night: before, last }: Hosted, { deal }: Night): LastDeal | null => {
  if (deal !== null) return null
  if (before?.deal == null || before.table.deal === null) return last
  const { number, players } = before.table.deal
  return { deal: before.deal, number, players }
}

const scoresAfter = ({ scores }: Hosted, event: NightEvent): readonly PointsScored[] => {
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
