import type { Card } from '../cards/card.ts'
import type { Command, StartDeal } from '../deal/commands.ts'
import { unusable } from '../deal/dealing/card-check.ts'
import type { Reported } from '../deal/events.ts'
import { forward } from '../deal/forward.ts'
import { cannot } from '../deal/impossible.ts'
import { perform } from '../deal/perform.ts'
import { type Refusal, refused } from '../deal/refusal.ts'
import { NO_RULES, tell, type Work } from '../deal/work.ts'
import { citedFor } from './cited-rules.ts'
import { followAbsences } from './people/absences.ts'
import { type Incident, isIncidentType, rulerOf } from './rulers.ts'
import type { Ruling } from './ruling.ts'

/** A mistake that nobody had noticed is noticed: by its place among those. */
export type Notice = {
  readonly type: 'Notice'
  readonly error: number
  /** At a table with real cards: the cards that come out when it is corrected. */
  readonly cards?: readonly Card[]
}

/** The person to whom the book leaves a ruling makes it: one of the decisions that were offered. */
export type Decide = { readonly type: 'Decide'; readonly decision: string }

/** All that can be ordered or reported at a table in the course of a deal. */
export type TableCommand = Exclude<Command, StartDeal> | Incident | Notice | Decide

/** Carries a command out, or rules on what is reported; what is refused leaves the deal as it was. */
export const performRuled = (work: Work, command: TableCommand): Refusal | null => {
  const refusal = carriedOut(work, command)
  if (refusal === null) followAbsences(work, command)
  return refusal
}

const carriedOut = (work: Work, command: TableCommand): Refusal | null => {
  switch (command.type) {
    // what is ordered most often goes straight to the deal
    case 'Call':
    case 'Check':
    case 'Fold':
    case 'Wager':
    case 'Deal':
    case 'Show':
      return perform(work, command)
    case 'Decide':
      return decideRuling(work, command)
    case 'Notice':
      return notice(work, command)
    default:
      return isIncidentType(command.type)
        ? report(work, command as Incident)
        : perform(work, command as Exclude<Command, StartDeal>)
  }
}

const report = (work: Work, incident: Incident): Refusal | null => {
  const { state: deal } = work
  if (deal.mending.pending !== null) return refused('ruling-is-pending')
  const ruler = rulerOf(incident.type)
  const impossible = ruler.impossible(deal, incident)
  if (impossible !== null) return refused('cannot-have-happened', { impossible })
  const mistake = ruler.happens?.(deal, incident)
  if (incident.noticed === false) {
    if (mistake?.error === undefined) return refused('cannot-have-happened', { impossible: cannot('not-unnoticed') })
    for (const event of mistake.events) tell(work, event)
    tell(work, { type: 'ErrorMade', error: mistake.error, rules: NO_RULES })
    forward(work)
    return null
  }
  tell(work, { type: 'IncidentReported', incident: incident as Reported, rules: NO_RULES })
  for (const event of mistake?.events ?? []) tell(work, event)
  give(work, ruler.rule(work.state, incident))
  return null
}

const notice = (work: Work, { error: at, cards = [] }: Notice): Refusal | null => {
  const { state: deal } = work
  if (deal.mending.pending !== null) return refused('ruling-is-pending')
  const error = deal.mending.errors[at]
  if (error === undefined)
    return refused('cannot-have-happened', { impossible: cannot('no-such-mistake', { count: at }) })
  const { incident } = error
  if (!isIncidentType(incident.type)) throw new Error(`no ruling is known for ${incident.type}`)
  if (cards.length > 0 && !deal.realCards) return refused('cards-are-in-the-deck')
  const off = unusable(deal, cards)
  if (off !== null) return off
  tell(work, { type: 'ErrorNoticed', error: at, rules: NO_RULES })
  give(work, rulerOf(incident.type).rule(work.state, { ...incident, next: cards }, error))
  return null
}

/** The ruling is carried out, or a person has to make it. */
const give = (work: Work, ruling: Ruling): void => {
  const { decision, events, rules, options, decides } = citedFor(work.state, ruling)
  if (options !== undefined) {
    for (const event of events) tell(work, event)
    tell(work, { type: 'RulingDue', decides: decides ?? 'floor', options, rules })
    return
  }
  tell(work, { type: 'RulingGiven', decision, by: 'book', rules })
  for (const event of events) tell(work, event)
}

const decideRuling = (work: Work, { decision }: Decide): Refusal | null => {
  const { pending } = work.state.mending
  if (pending === null) return refused('no-ruling-is-due')
  const option = pending.options.find(it => it.decision === decision)
  if (option === undefined) {
    return refused('no-such-ruling', { decisions: pending.options.map(it => it.decision) })
  }
  tell(work, { type: 'RulingGiven', decision: option.decision, by: pending.decides, rules: option.rules })
  for (const event of option.events) tell(work, event)
  return null
}
