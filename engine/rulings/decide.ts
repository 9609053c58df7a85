import { checkedDeal } from '../deal/checked-deal.ts'
import type { StartDeal } from '../deal/commands.ts'
import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { evolve } from '../deal/evolve.ts'
import { foresee } from '../deal/foreseen.ts'
import { cannot } from '../deal/impossible.ts'
import { wrongCommand } from '../deal/perform.ts'
import { type Play, playOnWith, playWith } from '../deal/play.ts'
import { type Decision, type Refusal, refused } from '../deal/refusal.ts'
import { start } from '../deal/start.ts'
import { NO_RULES, tell, type Work, workFor, workOn } from '../deal/work.ts'
import type { Decider } from '../decider/decider.ts'
import { no, type Outcome, type Refused, type Result } from '../decider/decision.ts'
import { isRefusal } from '../decider/refusal.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { checkFacts } from './check-facts.ts'
import { citedFor } from './cited-rules.ts'
import { type Notice, performRuled, type TableCommand } from './report.ts'
import { type Incident, isIncidentType, rulerOf } from './rulers.ts'
import type { Ruling } from './ruling.ts'

/** The answer to a command or a report: events, or a refusal. Asking changes nothing. */
export const decide = (deal: Deal | undefined, command: StartDeal | TableCommand): Decision => {
  const work = workedOut(deal, command, true)
  if (isRefusal(work)) return { ok: false, refusal: work }
  foresee(deal, work.events, work.moments, work.state)
  return { ok: true, events: work.events }
}

/** The same with the deal as it is then. The deal before it is left as it was. */
export const carryOut = (
  deal: Deal | undefined,
  command: StartDeal | TableCommand,
): Outcome<Deal, DealEvent, Refusal> => {
  const work = workedOut(deal, command, false)
  return isRefusal(work) ? { ok: false, refusal: work } : { ok: true, events: work.events, state: work.state }
}

const workedOut = (deal: Deal | undefined, command: StartDeal | TableCommand, byMoments: boolean): Work | Refusal => {
  if (typeof command?.type !== 'string') throw wrongCommand(command)
  if (command.type === 'StartDeal') return deal === undefined ? start(command, byMoments) : refused('deal-has-started')
  if (deal === undefined) return refused('no-deal-yet')
  const work = workFor(checkedDeal('decide', deal), command.type, byMoments)
  if (isReport(command)) checkFacts(command)
  return performRuled(work, command) ?? work
}

const isReport = (command: TableCommand): command is Incident => {
  switch (command.type) {
    // what is ordered most often needs no look at the list of incidents
    case 'Call':
    case 'Check':
    case 'Fold':
    case 'Wager':
    case 'Deal':
    case 'Show':
      return false
    default:
      return isIncidentType(command.type)
  }
}

/** One deal from shuffle to award, and all that can go wrong in it. */
export const dealDecider: Decider<Deal, StartDeal | TableCommand, DealEvent, Refusal, undefined> = {
  initial: undefined,
  decide,
  evolve,
  carryOut,
}

/** A ruling, or why there is none. */
export type RulingResult = Result<Ruling, Refusal>

/**
 * How a book rules on an incident, without carrying it out, or why it can't have happened. The book is the deal's
 * unless you name another.
 */
export const rule = (table: Deal, incident: Incident | Notice, by?: BookId | House): RulingResult => {
  checkedDeal('rule', table)
  const book = by ?? table.book
  const deal = book === table.book ? table : { ...table, book }
  if (incident?.type === 'Notice') return ruleLate(deal, incident)
  const type: string = incident?.type
  if (!isIncidentType(type))
    throw wrongArgument('incident', type, "a type of incident such as 'HandMucked'; INCIDENTS lists them")
  checkFacts(incident)
  const ruler = rulerOf(incident.type)
  const impossible = ruler.impossible(deal, incident)
  if (impossible !== null) return no(refused('cannot-have-happened', { impossible }))
  const work = workOn(deal)
  for (const event of ruler.happens?.(deal, incident).events ?? []) tell(work, event)
  return { ok: true, ...citedFor(deal, ruler.rule(work.state, incident)) }
}

/** The same of a mistake that comes to light only now. */
const ruleLate = (deal: Deal, { error: at }: Notice): RulingResult => {
  const error = deal.mending.errors[at]
  if (error === undefined || !isIncidentType(error.incident.type)) {
    return no(refused('cannot-have-happened', { impossible: cannot('no-such-mistake', { count: at }) }))
  }
  const work = workOn(deal)
  tell(work, { type: 'ErrorNoticed', error: at, rules: NO_RULES })
  return { ok: true, ...citedFor(deal, rulerOf(error.incident.type).rule(work.state, error.incident, error)) }
}

/** Starts a deal to play in place, incidents included, or says why it can't start. */
export const play = (command: StartDeal): Play<TableCommand> | Refused<Refusal> =>
  playWith<TableCommand>(command, performRuled)

/** Continues a stored deal: its log, or its state at one moment. */
export const playOn = (stored: Deal | readonly DealEvent[]): Play<TableCommand> =>
  playOnWith<TableCommand>(stored, performRuled)
