import { cards, does, player, type Say, say, whose } from '@cardroom/engine/words'
import type { Preferred, ValueOf } from '../../protocol/preferences.ts'
import type { HostedEvent } from '../../table/state/events.ts'

type Event<T extends HostedEvent['type']> = Extract<HostedEvent, { readonly type: T }>

/** Somebody at the table, as the subject of what they do. */
const who = (person: string, they: string, you: string) => does({ player: person }, they, you)

/** What has happened with somebody's time, line or seat, in a sentence; null for what is nobody else's business. */
export const peopleSay = (event: HostedEvent): Say | null => {
  switch (event.type) {
    case 'RoleGiven':
      return say`${who(event.person, 'is', 'are')} now ${event.role}.`
    case 'RightsChanged':
      return barred(event)
    case 'Paused':
      return event.paused ? say`The host paused the table.` : say`Dealing resumes.`
    case 'EndSaid':
      return event.ends ? say`The table closes after this hand.` : say`The table stays open.`
    case 'TimeRanOut':
      return say`${whose({ player: event.person })} time ran out.`
    case 'BankUsed':
      return say`${who(event.person, 'uses', 'use')} ${seconds(event.seconds)} of the time bank.`
    case 'LineLost':
      return say`${who(event.person, 'disconnected', 'disconnected')}.`
    case 'GraceGiven':
      return say`${who(event.person, 'gets', 'get')} ${seconds(event.seconds)} more to reconnect.`
    case 'LineFound':
      return say`${who(event.person, 'reconnected', 'reconnected')}.`
    case 'Resumed':
      return say`The room was closed for a while. Nobody loses time because of it.`
    case 'Preferred':
      return preferredSay(event.person, event.preference)
    case 'ReportAnswered':
      return event.agrees
        ? say`${who(event.person, 'agrees', 'agree')} to the report.`
        : say`${who(event.person, 'doesn’t', 'don’t')} agree to the report.`
    case 'ReportEnded':
      return reportEnded(event)
    case 'CardsTabled':
      return say`${who(event.person, 'shows', 'show')} ${cards(event.cards)}.`
    case 'RabbitShown':
      return say`${who(event.person, 'asks', 'ask')} what would have come: ${cards(event.boards.flat())}.`
    case 'OptionsSet':
      return optionsSay(event)
    case 'SeatAnswered':
      return event.how === 'approved' && event.by !== undefined
        ? say`${who(event.by, 'approves', 'approve')} ${whose({ player: event.person })} request.`
        : null
    case 'DoorSet':
      return event.open ? say`The table is now open to everybody.` : say`The table is now by invitation only.`
    default:
      return null
  }
}

const optionsSay = ({ equities, approval, unaided = false }: Event<'OptionsSet'>): Say => {
  const odds = equities
    ? 'When everybody is all-in and shows their hand, everybody sees the odds.'
    : 'The odds of all-in hands aren’t shown.'
  const parts = [odds, approval ? 'The host approves seats and chips.' : '', unaided ? 'Hands aren’t named.' : '']
  return say`${parts.filter(it => it !== '').join(' ')}`
}

/** What players choose for themselves is their own business, but for what they offer the others. */
const preferredSay = (person: string, { type, value }: Preferred): Say | null => {
  switch (type) {
    case 'run-it':
      return say`${who(person, 'runs', 'run')} it ${RUNS[value]} if everybody left in agrees.`
    case 'chop':
      return value
        ? say`${who(person, 'chops', 'chop')} the blinds when everyone else folds.`
        : say`${who(person, 'won’t', 'won’t')} chop the blinds.`
    case 'show-all-in':
      return value
        ? say`${who(person, 'shows their hand', 'show your hand')} when everybody is all-in.`
        : say`${who(person, 'keeps their hand', 'keep your hand')} down when everybody is all-in.`
    default:
      return null
  }
}

const RUNS: Readonly<Record<ValueOf<'run-it'>, string>> = { 1: 'once', 2: 'twice', 3: 'three times' }

const seconds = (count: number): string => (count === 1 ? '1 second' : `${count} seconds`)

const barred = ({ person, muted, banned }: Event<'RightsChanged'>): Say => {
  if (banned) return say`${who(person, 'is', 'are')} banned from this table.`
  return muted ? say`The host muted ${player(person)}.` : say`${who(person, 'can', 'can')} come to this table and chat.`
}

const reportEnded = ({ how, person = '' }: Event<'ReportEnded'>): Say => {
  switch (how) {
    case 'agreed':
      return say`Everybody with a stake in the hand agrees.`
    case 'refused':
      return say`The report changes nothing. Play continues.`
    case 'ruled':
      return say`${who(person, 'accepts', 'accept')} the report, with no stake in the hand.`
    case 'ruled-out':
      return say`${who(person, 'turns', 'turn')} the report down, with no stake in the hand. Play continues.`
    case 'taken-back':
      return say`${who(person, 'takes', 'take')} the report back. Play continues.`
    case 'late':
      return say`Not everybody agreed in time. The report changes nothing, and play continues.`
  }
}
