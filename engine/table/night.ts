import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { evolve } from '../deal/evolve.ts'
import type { Refusal } from '../deal/refusal.ts'
import { decide } from '../rulings/decide.ts'
import type { TableCommand } from '../rulings/report.ts'
import { outcomeOf } from './deals/outcome.ts'
import type { TableEvent } from './events.ts'
import { goneHands } from './gone-hand.ts'
import type { TableOrder } from './orders.ts'
import { ownHandOff } from './own-hand.ts'
import type { PlayerId } from './player.ts'
import { refused, type TableRefusal } from './refusal.ts'
import type { Table } from './table.ts'
import { decideTable, evolveTable } from './table-decider.ts'
import type { Time } from './time.ts'

/** A table and the deal that is on at it, with those of its events that the table asks for at its end. */
export type Night = {
  readonly table: Table
  readonly deal: Deal | null
  readonly told: readonly DealEvent[]
  /** When something happened last in the deal: since then the player whose turn it is has had to act. */
  readonly since: Time
}

/** What is ordered at a table: about the table, or in the deal that is on. */
export type NightOrder = TableOrder | InDealOrder

/** Something is ordered or reported in the deal that is on; by whom, where that is known. */
export type InDealOrder = {
  readonly type: 'InDeal'
  readonly command: TableCommand
  readonly by?: PlayerId
  readonly at: Time
}

/** What has happened at a table, or in a deal at it. */
export type NightEvent = TableEvent | { readonly type: 'InDeal'; readonly event: DealEvent; readonly at: Time }

/** What comes of an order: events, or a refusal by the table or by the deal. */
export type NightDecision =
  | { readonly ok: true; readonly events: readonly NightEvent[] }
  | { readonly ok: false; readonly by: 'table'; readonly refusal: TableRefusal }
  | { readonly ok: false; readonly by: 'deal'; readonly refusal: Refusal }

/** What comes of an order. A deal begins when it is called, and is recorded by itself when it is over. */
export const decideNight = (night: Night | undefined, order: NightOrder): NightDecision => {
  if (order.type === 'InDeal') return inDeal(night, order)
  const wrong = clockOff(night, order)
  return wrong === null ? atTable(night, order) : { ok: false, by: 'table', refusal: wrong }
}

const atTable = (night: Night | undefined, order: TableOrder): NightDecision => {
  const timed = order.type === 'CallClock' ? { ...order, since: night?.since ?? order.since } : order
  const decision = decideTable(night?.table, timed)
  if (!decision.ok) return { ...decision, by: 'table' }
  for (const event of decision.events) {
    if (event.type === 'DealCalled') return withDeal(decision.events, decide(undefined, event.start), order.at)
    if (event.type === 'ClockRanOut')
      return goesOn(night!, decision.events, { type: 'ClockExpired', seat: event.seat }, order.at)
    if (event.type === 'LeavingSaid' && event.gone) return goesOn(night!, decision.events, null, order.at)
  }
  return decision
}

const inDeal = (night: Night | undefined, { command, by, at }: InDealOrder): NightDecision => {
  if (night === undefined || night.deal === null) return { ok: false, by: 'table', refusal: { why: 'no-deal-is-on' } }
  const wrong = by === undefined ? null : ownHandOff(night.table, command, by)
  return wrong === null ? goesOn(night, [], command, at) : { ok: false, by: 'table', refusal: wrong }
}

/** The deal goes on, after what has happened at the table: hands of those who are gone die, and at its end it is recorded. */
const goesOn = (night: Night, before: readonly TableEvent[], command: TableCommand | null, at: Time): NightDecision => {
  const table = before.reduce<Table>(evolveTable, night.table)
  const decision = command === null ? { ok: true as const, events: [] } : decide(night.deal!, command)
  if (!decision.ok) return { ...decision, by: 'deal' }
  const first = dealAfter(night, decision.events)
  const gone = table.members.some(member => member.gone) ? goneHands(table, first.deal) : []
  const { deal, told } = gone.length === 0 ? first : dealAfter({ ...night, ...first }, gone)
  const events: readonly NightEvent[] = [
    ...before,
    ...[...decision.events, ...gone].map(event => ({ type: 'InDeal', event, at }) as const),
  ]
  if (deal.phase !== 'ended') return { ok: true, events }
  const recorded = decideTable(table, { type: 'RecordDeal', outcome: outcomeOf(deal, told), at })
  if (!recorded.ok) throw new Error(`a deal that cannot be recorded: ${JSON.stringify(recorded.refusal)}`)
  return { ok: true, events: [...events, ...recorded.events] }
}

/** A clock is for the player whose turn it is, and is over when he has acted. */
const clockOff = (night: Night | undefined, order: TableOrder): TableRefusal | null => {
  if (night?.deal == null) return null
  if (order.type === 'EndClock' && night.table.clock !== null && night.table.clock.from < night.since) {
    return refused('no-clock-runs')
  }
  if (order.type !== 'CallClock') return null
  const due = night.deal.players[night.deal.turn]?.seat
  const seat = night.table.deal?.players.find(({ player }) => player === order.player)?.seat
  return due !== undefined && seat === due ? null : refused('not-his-turn', { player: order.player })
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
    return {
      table,
      deal: table.deal === null ? null : (night?.deal ?? null),
      told: night?.told ?? [],
      since: night?.since ?? event.at,
    }
  }
  if (night === undefined) throw new Error('a deal is played at a table')
  const first = night.deal === null
  return {
    table: night.table,
    deal: evolve(night.deal ?? undefined, event.event),
    told: [...(first ? [] : night.told), ...keptOf([event.event])],
    since: event.at,
  }
}

/** What the table asks of a deal when it is over, beside how it then stands: the forced bets, and whether it was void. */
const keptOf = (events: readonly DealEvent[]): readonly DealEvent[] =>
  events.filter(({ type }) => type === 'Posted' || type === 'BroughtIn' || type === 'DealVoided')
