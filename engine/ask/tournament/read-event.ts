import { isFormId } from '../../forms/forms.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import { isRecord } from '../../kinds/shown.ts'
import type { House } from '../../rulebooks/house.ts'
import { houseProblem } from '../../rulebooks/house-check.ts'
import { BOOKS, type BookId } from '../../rulebooks/rule-id.ts'
import { checkPlan } from '../../tournament/opening/check-plan.ts'
import { levelsFor, planFor } from '../../tournament/opening/plan-for.ts'
import type { Plan } from '../../tournament/plan.ts'
import { misread } from '../problems.ts'

/** A chair of a table in a scenario: who sits there, with how many chips. */
export type WrittenSeat = { readonly player: string; readonly chips: number }

/** A table in a scenario: who sits where, and where button and blinds lay in its last deal. */
export type WrittenTable = {
  readonly table: number
  readonly seats: ReadonlyMap<number, WrittenSeat>
  readonly button: number | null
  readonly small: number | null
  readonly big: number | null
}

/** An event in a scenario: what is posted for it, its tables, and with how many tables it began. */
export type WrittenEvent = {
  readonly plan: Plan
  readonly tables: readonly WrittenTable[]
  readonly began: number
  readonly purse: number | null
  readonly players: number | null
}

/** Reads an event, or says what is wrong with it. */
export const readEvent = (written: unknown, book: unknown): WrittenEvent | Misread => {
  if (!isRecord(written)) return misread('event-not-an-object')
  const strange = Object.keys(written).find(name => !KNOWN.has(name))
  if (strange !== undefined) return misread('no-such-event-field', { field: strange, fields: [...KNOWN] })
  const plan = readPlan(written, book)
  if (isProblem(plan)) return plan
  const tables = readTables(written.tables, plan)
  if (isProblem(tables)) return tables
  const names = tables.flatMap(({ seats }) => [...seats.values()].map(({ player }) => player))
  const twice = names.find((name, i) => names.indexOf(name) < i)
  if (twice !== undefined) return misread('player-in-two-seats', { player: twice })
  if (names.length < 2) return misread('event-players-from-2')
  const { began = tables.length, purse = null, players = null } = written
  for (const [name, value] of Object.entries({ began, purse, players }))
    if (value !== null && !isCount(value)) return misread('field-from-1', { field: name })
  return { plan, tables, began: began as number, purse: purse as number | null, players: players as number | null }
}

const KNOWN: ReadonlySet<string> = new Set([
  'tables', 'seats', 'finalSeats', 'game', 'price', 'chips', 'unit', 'levels', 'minutes', 'rebuys', 'reEntries', 'entryUntil',
  'breakOrder', 'skipRedrawAtThree', 'winnerTakesAll', 'guarantee', 'began', 'purse', 'players', 'happened',
]) // biome-ignore format: a list of names

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 1

const readPlan = (written: Readonly<Record<string, unknown>>, book: unknown): Plan | Misread => {
  const name = book ?? 'rrp'
  const isHouse = isRecord(name) && houseProblem(name as never) === null
  if (!isHouse && !BOOKS.some(id => id === name)) return misread('not-a-book')
  const { game = 'holdem', seats, finalSeats, price = 100, chips = 1000, unit = 5, minutes = 20 } = written
  if (typeof game !== 'string' || !isFormId(game)) return misread('game-not-a-form')
  const levels = readBlinds(written.levels)
  if (isProblem(levels)) return levels
  const numbers = { price, chips, unit, minutes, seats: seats ?? 2, finalSeats: finalSeats ?? 2 }
  for (const [field, value] of Object.entries(numbers)) if (!isCount(value)) return misread('field-from-1', { field })
  const law = name as BookId | House
  const usual = planFor({ book: law, ...(seats !== undefined && { seats: seats as number }) })
  const plan = {
    ...usual,
    game: { form: game },
    ...(finalSeats !== undefined && { finalSeats: finalSeats as number }),
    buyIn: { price: price as number, fee: 0, chips: chips as number },
    unit: unit as number,
    levels: levels === null ? usual.levels : levelsFor(levels, minutes as number),
    ...pick(
      written,
      'rebuys',
      'reEntries',
      'entryUntil',
      'breakOrder',
      'skipRedrawAtThree',
      'winnerTakesAll',
      'guarantee',
    ),
  } as Plan
  const shape = shapeOff(plan)
  if (shape !== null) return shape
  const [problem] = checkPlan(plan)
  return problem === undefined ? plan : misread('plan-unsound', { problem })
}

/** What comes from outside has the shape that a plan has. */
const shapeOff = ({ rebuys, breakOrder, skipRedrawAtThree, winnerTakesAll }: Plan): Misread | null => {
  if (rebuys !== null && !isRecord(rebuys)) return misread('rebuys-not-an-object')
  if (rebuys !== null && ![rebuys.whenStack, rebuys.beforeLevel].every(it => Number.isSafeInteger(it)))
    return misread('rebuys-not-whole')
  if (!(Array.isArray(breakOrder) && breakOrder.every(isCount))) return misread('break-order-not-a-list')
  const flags = [skipRedrawAtThree, winnerTakesAll].every(flag => typeof flag === 'boolean')
  return flags ? null : misread('plan-flags')
}

const pick = (written: Readonly<Record<string, unknown>>, ...names: readonly string[]): object =>
  Object.fromEntries(Object.entries(written).filter(([name, value]) => names.includes(name) && value !== undefined))

const readBlinds = (written: unknown): readonly (readonly [number, number])[] | null | Misread => {
  if (written === undefined) return null
  const wrong = misread('levels-not-blinds')
  if (!Array.isArray(written) || written.length === 0 || written.length > 200) return wrong
  const pairs = written.map(it => (typeof it === 'string' ? /^(\d{1,9})-(\d{1,9})$/.exec(it) : null))
  return pairs.some(it => it === null) ? wrong : pairs.map(it => [Number(it![1]), Number(it![2])] as const)
}

const readTables = (written: unknown, plan: Plan): readonly WrittenTable[] | Misread => {
  if (!Array.isArray(written) || written.length === 0 || written.length > 2000) return misread('tables-not-a-list')
  const tables: WrittenTable[] = []
  for (const it of written) {
    const table = readTable(it, tables.length + 1, plan)
    if (isProblem(table)) return table
    if (tables.some(other => other.table === table.table)) return misread('table-twice', { table: table.table })
    tables.push(table)
  }
  return tables
}

const readTable = (written: unknown, number: number, plan: Plan): WrittenTable | Misread => {
  if (!isRecord(written)) return misread('table-not-an-object')
  const { table = number, seats, button = null, small = null, big = null } = written
  if (!isCount(table)) return misread('table-from-1')
  if (!isRecord(seats)) return misread('seats-by-number', { table })
  const chairs = new Map<number, WrittenSeat>()
  for (const [seat, who] of Object.entries(seats)) {
    const here = typeof who === 'string' ? { player: who, chips: plan.buyIn.chips } : who
    const isSeat = /^[1-9]\d?$/.test(seat) && Number(seat) <= plan.seats
    if (!isSeat) return misread('no-such-seat', { table, seat, most: plan.seats })
    if (!isRecord(here) || typeof here.player !== 'string' || !isCount(here.chips))
      return misread('seat-without-player', { seat, table })
    chairs.set(Number(seat), { player: here.player, chips: here.chips })
  }
  for (const spot of [button, small, big])
    if (spot !== null && !(isCount(spot) && spot <= plan.seats)) return misread('places-not-seats', { table })
  return {
    table,
    seats: chairs,
    button: button as number | null,
    small: small as number | null,
    big: big as number | null,
  }
}
