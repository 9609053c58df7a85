import { conductDecider } from '../conduct/conduct-decider.ts'
import type { ConductEvent } from '../conduct/events.ts'
import type { OffenceKind } from '../conduct/offence.ts'
import type { ConductOrder } from '../conduct/orders.ts'
import type { ConductRecord, Facts, Offence } from '../conduct/record.ts'
import type { ConductRefusal } from '../conduct/refusal.ts'
import type { By } from '../conduct/work.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { minutes } from '../table/time.ts'

/** An order without who gives it and when. */
export type ConductOrdered = ConductOrder extends infer O
  ? O extends ConductOrder
    ? Omit<O, 'at' | 'by'>
    : never
  : never

/** A record in a test: orders of the floor unless it is said who gives them, a clock in minutes from noon. */
export type ConductScene = {
  readonly record: ConductRecord
  readonly log: readonly ConductEvent[]
  readonly events: readonly ConductEvent[]
  readonly now: number
  readonly gives: (...orders: readonly ConductOrdered[]) => ConductScene
  readonly as: (role: By['role'], name: string, order: ConductOrdered) => ConductScene
  readonly refuses: (order: ConductOrdered, role?: By['role'], name?: string) => ConductRefusal
  readonly later: (count: number) => ConductScene
  /** Somebody does something. */
  readonly does: (player: string, offence: OffenceKind, facts?: Facts) => ConductScene
  /** What was recorded last. */
  readonly last: () => Offence
}

/** When scenes begin: noon of 1 June 2026. */
export const NOON = Date.UTC(2026, 5, 1, 12)

/** A record that was just opened. */
export const conductScene = (
  book: BookId | House,
  open: Partial<Extract<ConductOrder, { readonly type: 'OpenRecord' }>> = {},
): ConductScene => {
  const order = { type: 'OpenRecord', book, host: 'The house', at: NOON, by: MANAGER, ...open } as ConductOrder
  const outcome = conductDecider.carryOut(undefined, order)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return scene(outcome.state, outcome.events, outcome.events, NOON)
}

/** Why a record can't be opened so. */
export const notOpened = (order: Partial<ConductOrder>): ConductRefusal => {
  const outcome = conductDecider.carryOut(undefined, {
    type: 'OpenRecord',
    host: 'The house',
    at: NOON,
    by: MANAGER,
    ...order,
  } as ConductOrder)
  if (outcome.ok) throw new Error('it is opened')
  return outcome.refusal
}

const MANAGER: By = { name: 'Max', role: 'management' }

const scene = (
  record: ConductRecord,
  log: readonly ConductEvent[],
  events: readonly ConductEvent[],
  now: number,
): ConductScene => {
  const carry = (order: ConductOrdered, by: By) =>
    conductDecider.carryOut(record, { ...order, at: now, by } as ConductOrder)
  const as = (role: By['role'], name: string, order: ConductOrdered): ConductScene => {
    const outcome = carry(order, { role, name })
    if (!outcome.ok) throw new Error(`${JSON.stringify(order)} is refused: ${JSON.stringify(outcome.refusal)}`)
    return scene(outcome.state, [...log, ...outcome.events], outcome.events, now)
  }
  return {
    record,
    log,
    events,
    now,
    gives: (...orders) =>
      orders.reduce<ConductScene>((it, order) => it.as('management', 'Max', order), scene(record, log, events, now)),
    as,
    refuses: (order, role = 'management', name = 'Max') => {
      const outcome = carry(order, { role, name })
      if (outcome.ok) throw new Error(`${JSON.stringify(order)} is carried out: ${JSON.stringify(outcome.events)}`)
      return outcome.refusal
    },
    later: count => scene(record, log, events, now + minutes(count)),
    does: (player, offence, facts = {}) =>
      as('floor', 'Flo', { type: 'ReportOffence', offence, players: [player], facts }),
    last: () => record.offences.at(-1)!,
  }
}
