import { isFormId } from '../../forms/forms.ts'
import { isProblem, type Misread, misread, problemText } from '../../kinds/problem.ts'
import { isRecord } from '../../kinds/shown.ts'
import type { House } from '../../rulebooks/house.ts'
import { houseProblem } from '../../rulebooks/house-check.ts'
import { BOOKS, type BookId } from '../../rulebooks/rule-id.ts'
import { checkPlan } from '../../tournament/opening/check-plan.ts'
import { levelsFor, planFor } from '../../tournament/opening/plan-for.ts'
import type { Plan } from '../../tournament/plan.ts'

/** A chair of a table that is told: who sits there, with how many chips. */
export type SeatTold = { readonly player: string; readonly chips: number }

/** A table that is told: who sits where, and where button and blinds lay in its last deal. */
export type TableTold = {
  readonly table: number
  readonly seats: ReadonlyMap<number, SeatTold>
  readonly button: number | null
  readonly small: number | null
  readonly big: number | null
}

/** An event that is told: what is posted for it, its tables, and with how many tables it began. */
export type EventTold = {
  readonly plan: Plan
  readonly tables: readonly TableTold[]
  readonly began: number
  readonly purse: number | null
  readonly players: number | null
}

/** Reads an event, or says what is wrong with it. */
export const eventTold = (told: unknown, book: unknown): EventTold | Misread => {
  if (!isRecord(told)) return misread('an event is an object', 'tables, seats, levels, happened')
  const strange = Object.keys(told).find(name => !KNOWN.has(name))
  if (strange !== undefined) return misread(`an event has no “${strange}”`, [...KNOWN].join(', '))
  const plan = planTold(told, book)
  if (isProblem(plan)) return plan
  const tables = tablesTold(told.tables, plan)
  if (isProblem(tables)) return tables
  const names = tables.flatMap(({ seats }) => [...seats.values()].map(({ player }) => player))
  const twice = names.find((name, i) => names.indexOf(name) < i)
  if (twice !== undefined) return misread(`${twice} sits in two seats`)
  if (names.length < 2) return misread('an event has two players or more')
  const { began = tables.length, purse = null, players = null } = told
  for (const [name, value] of Object.entries({ began, purse, players }))
    if (value !== null && !isCount(value)) return misread(`${name} is a whole number, 1 or more`)
  return { plan, tables, began: began as number, purse: purse as number | null, players: players as number | null }
}

const KNOWN: ReadonlySet<string> = new Set([
  'tables', 'seats', 'finalSeats', 'game', 'price', 'chips', 'unit', 'levels', 'minutes', 'rebuys', 'reEntries', 'entryUntil',
  'breakOrder', 'skipRedrawAtThree', 'winnerTakesAll', 'guarantee', 'began', 'purse', 'players', 'happened',
]) // biome-ignore format: a list of names

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 1

const planTold = (told: Readonly<Record<string, unknown>>, book: unknown): Plan | Misread => {
  const name = book ?? 'rrp'
  const isHouse = isRecord(name) && houseProblem(name as never) === null
  if (!isHouse && !BOOKS.some(id => id === name)) return misread('there is no such book', BOOKS.join(', '))
  const { game = 'holdem', seats, finalSeats, price = 100, chips = 1000, unit = 5, minutes = 20 } = told
  if (typeof game !== 'string' || !isFormId(game))
    return misread('game is the id of a form', 'holdem, omaha, seven-card-stud …')
  const levels = blindsTold(told.levels)
  if (isProblem(levels)) return levels
  const numbers = { price, chips, unit, minutes, seats: seats ?? 2, finalSeats: finalSeats ?? 2 }
  for (const [field, value] of Object.entries(numbers))
    if (!isCount(value)) return misread(`${field} is a whole number, 1 or more`)
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
      told,
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
  return problem === undefined ? plan : misread(problemText(problem))
}

/** What comes from outside has the shape that a plan has. */
const shapeOff = ({ rebuys, breakOrder, skipRedrawAtThree, winnerTakesAll }: Plan): Misread | null => {
  if (rebuys !== null && !isRecord(rebuys))
    return misread('rebuys is null or an object', 'most, whenStack, beforeLevel, price, chips')
  if (rebuys !== null && ![rebuys.whenStack, rebuys.beforeLevel].every(it => Number.isSafeInteger(it)))
    return misread('rebuys has whole numbers', 'most, whenStack, beforeLevel, price, chips')
  if (!(Array.isArray(breakOrder) && breakOrder.every(isCount))) return misread('breakOrder is a list of tables')
  const flags = [skipRedrawAtThree, winnerTakesAll].every(flag => typeof flag === 'boolean')
  return flags ? null : misread('skipRedrawAtThree and winnerTakesAll are true or false')
}

const pick = (told: Readonly<Record<string, unknown>>, ...names: readonly string[]): object =>
  Object.fromEntries(Object.entries(told).filter(([name, value]) => names.includes(name) && value !== undefined))

const blindsTold = (told: unknown): readonly (readonly [number, number])[] | null | Misread => {
  if (told === undefined) return null
  const wrong = misread('levels are blinds', '["50-100", "75-150"]')
  if (!Array.isArray(told) || told.length === 0 || told.length > 200) return wrong
  const pairs = told.map(it => (typeof it === 'string' ? /^(\d{1,9})-(\d{1,9})$/.exec(it) : null))
  return pairs.some(it => it === null) ? wrong : pairs.map(it => [Number(it![1]), Number(it![2])] as const)
}

const tablesTold = (told: unknown, plan: Plan): readonly TableTold[] | Misread => {
  if (!Array.isArray(told) || told.length === 0 || told.length > 2000)
    return misread('tables is a list', '[{"table": 1, "seats": {"1": "Ann"}}]')
  const tables: TableTold[] = []
  for (const it of told) {
    const table = tableTold(it, tables.length + 1, plan)
    if (isProblem(table)) return table
    if (tables.some(other => other.table === table.table)) return misread(`table ${table.table} is told twice`)
    tables.push(table)
  }
  return tables
}

const tableTold = (told: unknown, number: number, plan: Plan): TableTold | Misread => {
  if (!isRecord(told)) return misread('a table is an object', 'table, seats, button, small, big')
  const { table = number, seats, button = null, small = null, big = null } = told
  if (!isCount(table)) return misread('table is a number, 1 or more')
  if (!isRecord(seats))
    return misread(`table ${table} has seats by their numbers`, '{"1": "Ann", "2": {"player": "Bob", "chips": 900}}')
  const chairs = new Map<number, SeatTold>()
  for (const [seat, who] of Object.entries(seats)) {
    const here = typeof who === 'string' ? { player: who, chips: plan.buyIn.chips } : who
    const isSeat = /^[1-9]\d?$/.test(seat) && Number(seat) <= plan.seats
    if (!isSeat) return misread(`table ${table} has no seat ${seat}`, `1 to ${plan.seats}`)
    if (!isRecord(here) || typeof here.player !== 'string' || !isCount(here.chips))
      return misread(
        `seat ${seat} of table ${table} has a player with chips`,
        '"Ann" or {"player": "Ann", "chips": 900}',
      )
    chairs.set(Number(seat), { player: here.player, chips: here.chips })
  }
  for (const spot of [button, small, big])
    if (spot !== null && !(isCount(spot) && spot <= plan.seats))
      return misread(`button, small and big of table ${table} are seats`)
  return {
    table,
    seats: chairs,
    button: button as number | null,
    small: small as number | null,
    big: big as number | null,
  }
}
