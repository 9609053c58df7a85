import type { Absence } from '../../deal/mending.ts'
import { NO_RULES, tell, type Work } from '../../deal/work.ts'
import { citedFor } from '../cited-rules.ts'
import type { TableCommand } from '../report.ts'
import { isIncidentType } from '../rulers.ts'
import { absent, absentRuler } from './absent.ts'

/** What follows for players who are away when something else has happened: who acts is back, and hands die when they are due. */
export const followAbsences = (work: Work, command: TableCommand): void => {
  const { mending } = work.state
  if (mending.absent.length === 0) return
  const acted = actorOf(command)
  if (mending.absent.some(({ seat }) => seat === acted)) {
    tell(work, { type: 'AbsenceEnded', seat: acted!, rules: NO_RULES })
  }
  for (let due = dueNow(work); due !== null; due = dueNow(work)) for (const event of due) tell(work, event)
}

/** The seat whose player does something here that nobody else can do: a hand that is all-in is turned over by the dealer. */
const actorOf = (command: TableCommand): number | undefined =>
  'seat' in command && !OTHERS_DO.has(command.type) && !isIncidentType(command.type) ? command.seat : undefined

const OTHERS_DO: ReadonlySet<TableCommand['type']> = new Set<TableCommand['type']>(['Show', 'Muck', 'DenyAsking'])

/** What kills the hand of the first player who is still away when the book waits no longer, or null. */
const dueNow = ({ state: deal }: Work) => {
  if (deal.mending.pending !== null) return null
  for (const away of deal.mending.absent) {
    const ruling = rulingOn(deal, away)
    if (ruling?.decision === 'hand-dead') return citedFor(deal, ruling).events
  }
  return null
}

const rulingOn = (deal: Work['state'], away: Absence) =>
  absentRuler.impossible(deal, away) === null ? absent(deal, away) : null
