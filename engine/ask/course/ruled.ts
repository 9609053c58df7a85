import type { Deal } from '../../deal/deal.ts'
import type { DealEvent, Reported } from '../../deal/events.ts'
import type { RulingDecision } from '../../deal/ruling-decision.ts'
import { rule } from '../../rulings/decide.ts'
import type { Notice } from '../../rulings/report.ts'
import { type Incident, isIncidentType } from '../../rulings/rulers.ts'
import type { Ruling } from '../../rulings/ruling.ts'
import type { Order } from '../acts/read-act.ts'

/** An incident with the ruling on it, and what followed. */
export type Ruled = {
  /** The deal in which it was reported or noticed. */
  readonly deal: Deal
  readonly command: Incident | Notice
  readonly incident: Reported
  readonly ruling: Ruling
  /** What was decided, by the book or the person; null while the person has not decided. */
  readonly decision: RulingDecision | null
  /** What the mistake itself did to the cards. */
  readonly happened: readonly DealEvent[]
  /** What follows from the decision. */
  readonly events: readonly DealEvent[]
}

/** The rulings so far after this order: one more, or one that a person has made now. */
export const ruledAfter = (
  rulings: readonly Ruled[],
  before: Deal,
  order: Order,
  events: readonly DealEvent[],
): readonly Ruled[] => {
  const given = events.find(event => event.type === 'RulingGiven')
  const decision = given?.type === 'RulingGiven' ? given.decision : null
  const last = rulings.at(-1)
  if (order.type === 'Decide' && last !== undefined) {
    return [...rulings.slice(0, -1), { ...last, decision, events: mending(events) }]
  }
  if (!isCommand(order) || (order.type !== 'Notice' && order.noticed === false)) return rulings
  const ruling = rule(before, order)
  if (!ruling.ok) return rulings
  const incident = order.type === 'Notice' ? before.mending.errors[order.error]!.incident : (order as Reported)
  return [
    ...rulings,
    { deal: before, command: order, incident, ruling, decision, happened: mistaken(events), events: mending(events) },
  ]
}

const isCommand = (order: Order): order is Incident | Notice => order.type === 'Notice' || isIncidentType(order.type)

/** What the mistake did, before anything was ruled. */
const mistaken = (events: readonly DealEvent[]): readonly DealEvent[] => {
  const ruled = events.findIndex(({ type }) => type === 'RulingGiven' || type === 'RulingDue')
  return events.slice(0, ruled).filter(({ type }) => type !== 'IncidentReported' && type !== 'ErrorNoticed')
}

/** What followed, without the report and the ruling themselves. */
const mending = (events: readonly DealEvent[]): readonly DealEvent[] => {
  const from = events.findIndex(({ type }) => type === 'RulingGiven')
  return from < 0 ? [] : events.slice(from + 1)
}
