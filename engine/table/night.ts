import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { evolve } from '../deal/evolve.ts'
import { isDealEventType } from '../deal/redact.ts'
import type { Refusal } from '../deal/refusal.ts'
import { takeOver, tell, type Work, workFor, workOn } from '../deal/work.ts'
import type { Decider } from '../decider/decider.ts'
import { carryOut } from '../rulings/decide.ts'
import { performRuled, type TableCommand } from '../rulings/report.ts'
import { copyOfTable } from './copy.ts'
import { outcomeOf } from './deals/outcome.ts'
import type { At, TableEvent } from './events.ts'
import { goneHands } from './gone-hand.ts'
import type { TableOrder } from './orders.ts'
import { ownHandOff } from './own-hand.ts'
import type { PlayerId } from './player.ts'
import { refused, type TableRefusal } from './refusal.ts'
import type { Table } from './table.ts'
import { evolveTable, tableDecider } from './table-decider.ts'
import type { Time } from './time.ts'

/** A table and its deal in progress, with the events of the deal that the table asks for when it's over. */
export type Night = {
  readonly table: Table
  readonly deal: Deal | null
  readonly noted: readonly DealEvent[]
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

/** What has happened at a table, or in a deal at it: no two events of the two have the same name. */
export type NightEvent = TableEvent | (DealEvent & At)

/** Did this happen in a deal, and not at the table? */
export const isDealEvent = (event: NightEvent): event is DealEvent & At => isDealEventType(event.type)

/** Is this the type of an event of a table, or of a deal at it? */
export const isNightEventType = (type: string): type is NightEvent['type'] =>
  isDealEventType(type) || tableDecider.records(type)

/** A refusal by the table or by the deal. */
export type NightRefused =
  | { readonly ok: false; readonly by: 'table'; readonly refusal: TableRefusal }
  | { readonly ok: false; readonly by: 'deal'; readonly refusal: Refusal }

/** What comes of an order: events, or a refusal by the table or by the deal. */
export type NightDecision = { readonly ok: true; readonly events: readonly NightEvent[] } | NightRefused

/** The same with the night as it is then, and how it came to that. */
export type NightOutcome =
  | {
      readonly ok: true
      readonly events: readonly NightEvent[]
      readonly state: Night
      readonly parts: readonly NightPart[]
    }
  | NightRefused

/**
 * Events that happened together, and the night after them: events of the table come one at a time, events of a deal all
 * together. A caller that keeps more than the night follows these, and applies no event again.
 */
export type NightPart =
  | { readonly of: 'table'; readonly event: TableEvent; readonly night: Night }
  | { readonly of: 'deal'; readonly events: readonly (DealEvent & At)[]; readonly night: Night }

/** What comes of an order. A deal begins when it is called, and is recorded by itself when it is over. */
export const decideNight = (night: Night | undefined, order: NightOrder): NightDecision => {
  const outcome = carryOutNight(night, order)
  return outcome.ok ? { ok: true, events: outcome.events } : outcome
}

/** Decides and evolves in one: each event is applied once. The night before is left as it was. */
export const carryOutNight = (night: Night | undefined, order: NightOrder): NightOutcome => {
  if (order.type === 'InDeal') return inDeal(night, order)
  const wrong = clockOff(night, order)
  return wrong === null ? atTable(night, order) : byTable(wrong)
}

/** The night after an event. */
export const evolveNight = (night: Night | undefined, event: NightEvent): Night => {
  if (!isDealEvent(event)) {
    const table = evolveTable(night?.table, event)
    return withTable(night, table, event.at)
  }
  if (night === undefined) throw new Error('a deal is played at a table')
  const { table, deal } = night
  const kept = isKept(event) ? [untimed(event)] : NOTHING_KEPT
  return { table, deal: evolve(deal ?? undefined, event), noted: keptFrom(night, kept), since: event.at }
}

/** A table over a night, and all that is played at it. */
export const nightDecider = {
  initial: undefined,
  decide: decideNight,
  evolve: evolveNight,
  carryOut: carryOutNight,
} as const satisfies Decider<Night, NightOrder, NightEvent, TableRefusal | Refusal, undefined>

const byTable = (refusal: TableRefusal): NightRefused => ({ ok: false, by: 'table', refusal })

const atTable = (night: Night | undefined, order: TableOrder): NightOutcome => {
  const timed = order.type === 'CallClock' ? { ...order, since: night?.since ?? order.since } : order
  const done = followTable(night, timed)
  if (!done.ok) return done
  for (const event of done.events) {
    if (event.type === 'DealCalled') return withDeal(done, order.at)
    if (event.type === 'ClockRanOut') return goesOn(done, { type: 'ClockExpired', seat: event.seat }, order.at)
    if (event.type === 'LeavingSaid' && event.gone) return goesOn(done, null, order.at)
  }
  return done
}

/** What has come of an order so far. */
type Done = Extract<NightOutcome, { readonly ok: true }>

const followTable = (night: Night | undefined, order: TableOrder): NightOutcome => {
  const parts: NightPart[] = []
  let state = night
  const outcome = tableDecider.follow(night?.table, order, (event, draft) => {
    state = withTable(state, copyOfTable(draft), event.at)
    parts.push({ of: 'table', event, night: state })
  })
  if (!outcome.ok) return { ...outcome, by: 'table' }
  return { ok: true, events: outcome.events, state: state ?? withTable(night, outcome.state, order.at), parts }
}

/** The deal that was called begins. */
const withDeal = (done: Done, at: Time): NightOutcome => {
  const { table } = done.state
  const started = carryOut(undefined, table.deal!.start)
  if (!started.ok) return { ...started, by: 'deal' }
  const noted = keptFrom(done.state, started.events.filter(isKept))
  return withPart(done, timed(started.events, at), { table, deal: started.state, noted, since: at })
}

const inDeal = (night: Night | undefined, { command, by, at }: InDealOrder): NightOutcome => {
  if (night === undefined || night.deal === null) return byTable(refused('no-deal-is-on'))
  const wrong = by === undefined ? null : ownHandOff(night.table, command, by)
  if (wrong !== null) return byTable(wrong)
  return goesOn({ ok: true, events: NOTHING_YET, state: night, parts: NOTHING_YET }, command, at)
}

/** The deal goes on, after what has happened at the table: hands of those who are gone die, and at its end it is recorded. */
const goesOn = (done: Done, command: TableCommand | null, at: Time): NightOutcome => {
  const { table } = done.state
  const deal = done.state.deal!
  // whom the command can't touch stays the same object: comparing two moments of the deal shows at once who has changed
  const work = command === null ? workOn(deal) : workFor(deal, command.type)
  const refusal = command === null ? null : performRuled(work, command)
  if (refusal !== null) return { ok: false, by: 'deal', refusal }
  if (table.members.some(member => member.gone)) playForGone(work, table)
  if (work.events.length === 0) return done
  const noted = keptFrom(done.state, work.events.filter(isKept))
  const played = withPart(done, timed(work.events, at), { table, deal: work.state, noted, since: at })
  return work.state.phase === 'ended' ? recorded(played, work.state, at) : played
}

const withPart = ({ events, parts }: Done, happened: readonly (DealEvent & At)[], night: Night): Done => ({
  ok: true,
  events: events.length === 0 ? happened : [...events, ...happened],
  state: night,
  parts: [...parts, { of: 'deal', events: happened, night }],
})

const playForGone = (work: Work, table: Table): void => {
  takeOver(work)
  for (const event of goneHands(table, work.state)) tell(work, event)
}

const recorded = (played: Done, deal: Deal, at: Time): NightOutcome => {
  const order = { type: 'RecordDeal', outcome: outcomeOf(deal, played.state.noted), at } as const
  const done = followTable(played.state, order)
  if (!done.ok) throw new Error(`a deal that cannot be recorded: ${JSON.stringify(done.refusal)}`)
  return { ...done, events: [...played.events, ...done.events], parts: [...played.parts, ...done.parts] }
}

const NOTHING_YET: readonly never[] = []

/** A clock is for the player to act, and is over once they've acted. */
const clockOff = (night: Night | undefined, order: TableOrder): TableRefusal | null => {
  if (night?.deal == null) return null
  if (order.type === 'EndClock' && night.table.clock !== null && night.table.clock.from < night.since) {
    return refused('no-clock-runs')
  }
  if (order.type !== 'CallClock') return null
  const due = night.deal.players[night.deal.turn]?.seat
  const seat = night.table.deal?.players.find(({ player }) => player === order.player)?.seat
  return due !== undefined && seat === due ? null : refused('not-their-turn', { player: order.player })
}

/** The night after something has happened at its table: when that says that the deal is over, it is. */
const withTable = (night: Night | undefined, table: Table, at: Time): Night => ({
  table,
  deal: table.deal === null ? null : (night?.deal ?? null),
  noted: night?.noted ?? [],
  since: night?.since ?? at,
})

const timed = (events: readonly DealEvent[], at: Time): readonly (DealEvent & At)[] =>
  events.map(event => ({ ...event, at }))

const untimed = ({ at: _, ...event }: DealEvent & At): DealEvent => event

/** What the table asks of a deal when it is over, beside how it then stands: the forced bets, and whether it was void. */
const isKept = ({ type }: DealEvent): boolean => type === 'Posted' || type === 'BroughtIn' || type === 'DealVoided'

const NOTHING_KEPT: readonly DealEvent[] = []

/** A deal that begins has nothing of the one before. */
const keptFrom = ({ deal, noted }: Night, kept: readonly DealEvent[]): readonly DealEvent[] => {
  if (deal === null) return kept
  return kept.length === 0 ? noted : [...noted, ...kept]
}
