import type { HostedEvent } from '../tables/events.ts'
import { RUNS } from '../tables/run-outs.ts'

/** What has happened with somebody's time, line or seat, in a sentence; null for what is nobody else's business. */
export const peopleWords = (event: HostedEvent, name: (person: string) => string): string | null => {
  switch (event.type) {
    case 'TimeRanOut':
      return `The time of ${name(event.person)} has run out.`
    case 'BankUsed':
      return `${name(event.person)} takes ${event.seconds} ${event.seconds === 1 ? 'second' : 'seconds'} from the time bank.`
    case 'LineLost':
      return `${name(event.person)} has lost the line.`
    case 'GraceGiven':
      return `${name(event.person)} has ${event.seconds} seconds more to find the line.`
    case 'LineFound':
      return `${name(event.person)} is on the line again.`
    case 'Resumed':
      return 'The room was closed for a while: nobody loses time by it.'
    case 'RunsSaid':
      return `${name(event.person)} runs it ${RUNS[event.times]} when all who are left agree.`
    case 'ChopsSaid':
      return event.chops
        ? `${name(event.person)} chops the blinds when all others fold.`
        : `${name(event.person)} plays the blinds.`
    case 'ReportAnswered':
      return `${name(event.person)} ${event.agrees ? 'agrees to' : 'does not agree to'} the report.`
    case 'ReportEnded':
      return endedWords(event, name)
    case 'DoorSet':
      return event.open ? 'The table is open to everybody now.' : 'The table is by invitation only now.'
    default:
      return null
  }
}

const endedWords = (
  { how, person = '' }: Extract<HostedEvent, { readonly type: 'ReportEnded' }>,
  name: (person: string) => string,
): string => {
  switch (how) {
    case 'agreed':
      return 'Everybody with a stake in the hand agrees.'
    case 'refused':
      return 'The report changes nothing: play goes on.'
    case 'ruled':
      return `${name(person)}, who has no stake in the hand, accepts the report.`
    case 'ruled-out':
      return `${name(person)}, who has no stake in the hand, turns the report down: play goes on.`
    case 'taken-back':
      return `${name(person)} takes the report back: play goes on.`
    case 'late':
      return 'Not everybody has agreed in time: the report changes nothing, and play goes on.'
  }
}
