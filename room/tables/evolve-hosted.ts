import { evolveNight, legal, type Night } from '@cardroom/engine'
import type { HostedEvent } from './events.ts'
import type { AtTable, Hosted } from './hosted.ts'

/** The table after an event of its stream; the first one makes it. */
export const evolveHosted = (hosted: Hosted | undefined, event: HostedEvent): Hosted => {
  if (hosted === undefined) return made(event)
  const after = { ...hosted, version: hosted.version + 1 }
  switch (event.type) {
    case 'TableMade':
      throw new Error('a table is made once')
    case 'Night': {
      const night = evolveNight(hosted.night, event.event)
      return { ...after, night, lastAct: event.event.type === 'InDeal' ? event.at : hosted.lastAct }
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
    seal: null,
    lastAct: at,
    made: at,
  }
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
