import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { evolve } from '../deal/evolve.ts'
import type { Refusal } from '../deal/refusal.ts'
import { decide } from '../rulings/decide.ts'
import type { TableCommand } from '../rulings/report.ts'
import { outcomeOf } from './deals/outcome.ts'
import { decideTable } from './decide.ts'
import type { TableEvent } from './events.ts'
import { evolveTable } from './evolve.ts'
import type { TableOrder } from './orders.ts'
import type { TableRefusal } from './refusal.ts'
import type { Table } from './table.ts'
import type { Time } from './time.ts'

/** A table and the deal that is on at it, with those of its events that the table asks for at its end. */
export type Night = { readonly table: Table; readonly deal: Deal | null; readonly told: readonly DealEvent[] }

/** What is ordered at a table: about the table, or in the deal that is on. */
export type NightOrder = TableOrder | { readonly type: 'InDeal'; readonly command: TableCommand; readonly at: Time }

/** What has happened at a table, or in a deal at it. */
export type NightEvent = TableEvent | { readonly type: 'InDeal'; readonly event: DealEvent; readonly at: Time }

/** What comes of an order: events, or a refusal by the table or by the deal. */
export type NightDecision =
  | { readonly ok: true; readonly events: readonly NightEvent[] }
  | { readonly ok: false; readonly by: 'table'; readonly refusal: TableRefusal }
  | { readonly ok: false; readonly by: 'deal'; readonly refusal: Refusal }

/** What comes of an order. A deal begins when it is called, and is recorded by itself when it is over. */
export const decideNight = (night: Night | undefined, order: NightOrder): NightDecision =>
  order.type === 'InDeal' ? inDeal(night, order.command, order.at) : atTable(night, order)

const atTable = (night: Night | undefined, order: TableOrder): NightDecision => {
  const decision = decideTable(night?.table, order)
  if (!decision.ok) return { ...decision, by: 'table' }
  const called = decision.events.find(event => event.type === 'DealCalled')
  if (called === undefined) return decision
  return withDeal(decision.events, decide(undefined, called.start), order.at)
}

const inDeal = (night: Night | undefined, command: TableCommand, at: Time): NightDecision => {
  if (night === undefined || night.deal === null) return { ok: false, by: 'table', refusal: { why: 'no-deal-is-on' } }
  const decision = decide(night.deal, command)
  if (!decision.ok) return { ...decision, by: 'deal' }
  const { deal, told } = dealAfter(night, decision.events)
  const events: readonly NightEvent[] = decision.events.map(event => ({ type: 'InDeal', event, at }))
  if (deal.phase !== 'ended') return { ok: true, events }
  const recorded = decideTable(night.table, { type: 'RecordDeal', outcome: outcomeOf(deal, told), at })
  if (!recorded.ok) throw new Error(`a deal that cannot be recorded: ${JSON.stringify(recorded.refusal)}`)
  return { ok: true, events: [...events, ...recorded.events] }
}

const withDeal = (before: readonly TableEvent[], started: ReturnType<typeof decide>, at: Time): NightDecision => {
  if (!started.ok) return { ...started, by: 'deal' }
  return { ok: true, events: [...before, ...started.events.map(event => ({ type: 'InDeal', event, at }) as const)] }
}

const dealAfter = (
  { deal, told }: Night,
  events: readonly DealEvent[],
): { deal: Deal; told: readonly DealEvent[] } => ({
  deal: events.reduce<Deal>((before, event) => evolve(before, event), deal!),
  told: [...told, ...keptOf(events)],
})

/** The night after an event. */
export const evolveNight = (night: Night | undefined, event: NightEvent): Night => {
  if (event.type !== 'InDeal') {
    const table = evolveTable(night?.table, event)
    return { table, deal: table.deal === null ? null : (night?.deal ?? null), told: night?.told ?? [] }
  }
  if (night === undefined) throw new Error('a deal is played at a table')
  const first = night.deal === null
  return {
    table: night.table,
    deal: evolve(night.deal ?? undefined, event.event),
    told: [...(first ? [] : night.told), ...keptOf([event.event])],
  }
}

/** What the table asks of a deal when it is over, beside how it then stands: the forced bets, and whether it was void. */
const keptOf = (events: readonly DealEvent[]): readonly DealEvent[] =>
  events.filter(({ type }) => type === 'Posted' || type === 'BroughtIn' || type === 'DealVoided')
