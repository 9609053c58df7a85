import type { PlayerId } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import type { RoomEvent } from './state/events.ts'
import type { AtTable, Hosted } from './state/hosted.ts'
import { afterUse } from './state/invitation.ts'

/** What happens with the people at a table and with its clocks. */
export type PeopleHappening = Exclude<
  RoomEvent,
  {
    readonly type:
      | 'TableMade'
      | 'Paused'
      | 'EndSaid'
      | 'Corrected'
      | 'HelperTold'
      | 'TakenBack'
      | 'DeckSealed'
      | 'EventDealCalled'
      | 'EntropyAdded'
  }
>

/** The table after something has happened with its people. */
export const evolvePeople = (hosted: Hosted, event: PeopleHappening): Hosted => {
  switch (event.type) {
    case 'PersonCame':
      return withPerson(hosted, event.person, {
        ...newcomer(event, hosted.policy.clock?.bank ?? 0),
        // an invitation to an office is worth as much as a host's word
        ...(event.role !== 'player' && inOffice(hosted)),
      })
    case 'Renamed':
      return changed(hosted, event.person, () => ({ name: event.name }))
    case 'RoleGiven':
      return changed(hosted, event.person, () => ({ role: event.role, ...inOffice(hosted) }))
    case 'RightsChanged':
      return changed(hosted, event.person, () => ({ muted: event.muted, banned: event.banned }))
    case 'BankUsed':
      return changed(hosted, event.person, ({ bank }) => ({ bank: Math.max(0, bank - event.seconds) }))
    case 'TimeRanOut':
      return changed(hosted, event.person, ({ missed }) => ({ missed: missed + 1 }))
    case 'SatOut':
      return changed(hosted, event.person, () => ({ satOut: true }))
    case 'HereAgain':
      return changed(hosted, event.person, () => ({ missed: 0, satOut: false }))
    case 'LineLost':
      return changed(hosted, event.person, () => ({ lost: true }))
    case 'GraceGiven': {
      const { deal, since } = event
      return changed(hosted, event.person, () => ({ grace: { deal, since } }))
    }
    case 'LineFound':
      return changed(hosted, event.person, () => ({ lost: false }))
    case 'OutAtBlindSaid':
      return changed(hosted, event.person, () => ({ outAtBlind: event.out }))
    case 'RunsSaid':
      return changed(hosted, event.person, () => ({ runs: event.times }))
    case 'ChopsSaid':
      return changed(hosted, event.person, () => ({ chops: event.chops }))
    case 'AskToShowSaid':
      return changed(hosted, event.person, () => ({ asksToShow: event.asks }))
    case 'Said':
      return changed(hosted, event.person, ({ said }) => ({ said: [...said, event.at].slice(-SAID) }))
    case 'ReportMade': {
      const { by, question, asks, until, deal, at: since } = event
      const before = hosted.askedIn?.deal === deal ? hosted.askedIn.by : []
      const asked = { by, question, asks, agreed: [], since, until }
      return { ...hosted, asked, askedIn: { deal, by: [...before, by] } }
    }
    case 'ReportAnswered': {
      const { asked } = hosted
      if (asked === undefined || !event.agrees) return hosted
      return { ...hosted, asked: { ...asked, agreed: [...asked.agreed, event.person] } }
    }
    case 'ReportEnded': {
      const { asked: _, ...rest } = hosted
      // the wait is held against nobody
      return resumed(rest, event.waited)
    }
    case 'Resumed':
      return resumed(hosted, event.down)
    case 'DoorSet':
      return { ...hosted, open: event.open }
    case 'Invited':
      return { ...hosted, invitations: [...hosted.invitations, event.invitation] }
    case 'InvitationUsed':
      return { ...hosted, invitations: afterUse(hosted.invitations, event.invitation, event.person) }
    case 'InvitationRevoked':
      return { ...hosted, invitations: hosted.invitations.filter(({ id }) => id !== event.invitation) }
  }
}

/** Of so many things that somebody said the times are remembered. */
export const SAID = 6

/** Somebody who has just come, with so many seconds in his time bank. */
export const newcomer = ({ name, role, bot }: Pick<AtTable, 'name' | 'role' | 'bot'>, bank: number): AtTable => ({
  name,
  role,
  bot,
  bank,
  ...FRESH,
})

const FRESH = {
  muted: false,
  banned: false,
  missed: 0,
  lost: false,
  grace: null,
  satOut: false,
  outAtBlind: false,
  said: [],
} as const satisfies Partial<AtTable>

const inOffice = ({ night }: Hosted): Pick<AtTable, 'inOfficeAfter'> =>
  night?.table.deal == null ? {} : { inOfficeAfter: night.table.deal.number }

const withPerson = (hosted: Hosted, person: PlayerId, now: AtTable): Hosted => ({
  ...hosted,
  people: { ...hosted.people, [person]: now },
})

const changed = (hosted: Hosted, person: PlayerId, change: (before: AtTable) => Partial<AtTable>): Hosted => {
  const before = heldIn(hosted.people, person)
  // streams of an earlier version tell of "persons" who never came, and these tables open all the same
  if (before === undefined) return hosted
  return withPerson(hosted, person, { ...before, ...change(before) })
}

/** Whoever was due has as much time left as when the room was closed. */
const resumed = (hosted: Hosted, down: number): Hosted => {
  const { step, people, night } = hosted
  const deal = night?.table.deal?.number
  const later = (person: AtTable): AtTable => {
    const { grace } = person
    return grace === null || grace.deal !== deal ? person : { ...person, grace: { deal, since: grace.since + down } }
  }
  return {
    ...hosted,
    lastAct: hosted.lastAct + down,
    step: {
      at: step.at,
      since: step.since + down,
      acted: Object.fromEntries(Object.entries(step.acted).map(([seat, at]) => [seat, at + down])),
    },
    people: Object.fromEntries(Object.entries(people).map(([id, person]) => [id, later(person)])),
    clockLate: hosted.clockLate + down,
  }
}
