import type { StartDeal } from '../deal/commands.ts'
import { copyOf } from '../deal/copy.ts'
import type { Deal } from '../deal/deal.ts'
import { decide as decideDeal } from '../deal/decide.ts'
import { type Play, playWith } from '../deal/play.ts'
import { type Decision, type Refusal, refused } from '../deal/refusal.ts'
import { NO_RULES, tell, type Work } from '../deal/work.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { citedFor } from './cited-rules.ts'
import { carryOutRuled, type Notice, type TableCommand } from './report.ts'
import { type Incident, isIncidentType, rulerOf } from './rulers.ts'
import type { Ruling } from './ruling.ts'

/** What comes of a command, or of what somebody reports: events, or a refusal. Nothing is changed by asking. */
export const decide = (deal: Deal | undefined, command: StartDeal | TableCommand): Decision => {
  if (command.type === 'StartDeal') return decideDeal(deal, command)
  if (deal === undefined) return { ok: false, refusal: refused('no-deal-yet') }
  const work: Work = { deal: copyOf(deal), events: [] }
  const refusal = carryOutRuled(work, command)
  return refusal ? { ok: false, refusal } : { ok: true, events: work.events }
}

/** What a book, that of the deal unless another is named, makes of an incident, without carrying it out; or why it cannot have happened. */
export const rule = (table: Deal, incident: Incident | Notice, book: BookId | House = table.book): Ruling | Refusal => {
  const deal = book === table.book ? table : { ...table, book }
  if (incident.type === 'Notice') return ruleLate(deal, incident)
  const ruler = rulerOf(incident.type)
  const impossible = ruler.impossible(deal, incident)
  if (impossible !== null) return refused('cannot-have-happened', { about: impossible })
  const work: Work = { deal: copyOf(deal), events: [] }
  for (const event of ruler.happens?.(deal, incident).events ?? []) tell(work, event)
  return citedFor(deal.form, ruler.rule(work.deal, incident))
}

/** The same of a mistake that comes to light only now. */
const ruleLate = (deal: Deal, { error: at }: Notice): Ruling | Refusal => {
  const error = deal.mending.errors[at]
  if (error === undefined || !isIncidentType(error.incident.type)) {
    return refused('cannot-have-happened', { about: `there is no mistake number ${at}` })
  }
  const work: Work = { deal: copyOf(deal), events: [] }
  tell(work, { type: 'ErrorNoticed', error: at, rules: NO_RULES })
  return citedFor(deal.form, rulerOf(error.incident.type).rule(work.deal, error.incident, error))
}

/** Starts a deal to play in place, incidents and all, or says why it cannot start. */
export const play = (command: StartDeal): Play<TableCommand> | Refusal => playWith(command, carryOutRuled)
