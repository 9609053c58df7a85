import { faultsOf } from '../audit.ts'
import type { FloorDraft } from '../draft.ts'
import { type Floor, usualHabits } from '../floor.ts'
import type { FloorTable } from '../floor-table.ts'
import type { Game } from '../game.ts'
import type { Person } from '../person.ts'
import { type ChangedSince, refused } from '../refusal.ts'
import { subject, tell } from '../work.ts'
import { isClash, isSame, takenBack } from './take-back.ts'

/** What is ordered when something was a mistake. */
export type UndoOrder = {
  readonly type: 'Undo'
  /** The number of the order in the log, and the floor before and after it: the keeper of the log knows them. */
  readonly of: number
  readonly before: Floor
  readonly after: Floor
}

/** An order was taken back: what is written instead of what there was. Nothing is taken out of the log. */
export type UndoEvent = { readonly type: 'OrderUndone'; readonly of: number; readonly back: Back }

/** Tables, games and people as they are again, those that are no more, and whatever else has changed. */
export type Back = {
  readonly tables: readonly FloorTable[]
  readonly games: readonly Game[]
  readonly people: readonly Person[]
  readonly gone: readonly string[]
  readonly rest: Partial<Pick<Floor, (typeof REST)[number]>>
}

const REST = ['habits', 'apart', 'house', 'closed'] as const

/** Taking back what an order led to, as long as nothing rests on it. */
export const undo = subject<UndoOrder, UndoEvent>({
  orders: {
    Undo: (work, { of, before, after, at, by }) => {
      const now: Floor = { ...work.state }
      const taken = takenBack(matters(before), matters(after), matters(now))
      if (isClash(taken)) return refused('moved-on-since', { changed: changedIn(taken.clash) })
      const floor = { ...now, ...(taken as Floor) }
      const back = backOf(now, floor)
      if (isNothing(back)) return refused('nothing-to-undo')
      const known = new Set(faultsOf(now))
      const fault = faultsOf(floor).find(it => !known.has(it))
      if (fault !== undefined) return refused('moved-on-since', { changed: 'audit' })
      tell(work, { type: 'OrderUndone', of, back, at, by, rules: [] })
      return null
    },
  },
  events: {
    OrderUndone: (floor, { back }) => {
      const isLeft = (id: string): boolean => !back.gone.includes(id)
      floor.tables = written(floor.tables, back.tables, ({ id }) => id).filter(({ id }) => isLeft(`table ${id}`))
      floor.games = written(floor.games, back.games, ({ id }) => id).filter(({ id }) => isLeft(`game ${id}`))
      floor.people = written(floor.people, back.people, it => it.player).filter(it => isLeft(`person ${it.player}`))
      Object.assign(floor, back.rest satisfies Partial<FloorDraft>)
      // settings that came later are missing in what was written before them
      floor.habits = { ...usualHabits, ...floor.habits }
    },
  },
})

/** The part of the floor that a clash lies in: `.tables.2.chairs` is in the tables. */
const changedIn = (clash: string): ChangedSince => clash.split('.')[1] as keyof ReturnType<typeof matters>

/** What goes back: neither the time nor the numbers that have been given. */
const matters = ({ games, tables, people, habits, apart, house, closed }: Floor) => ({
  games,
  tables,
  people,
  habits,
  apart,
  house,
  closed,
})

const backOf = (now: Floor, floor: Floor): Back => ({
  tables: changed(now.tables, floor.tables),
  games: changed(now.games, floor.games),
  people: changed(now.people, floor.people),
  gone: [
    ...lost(now.tables, floor.tables, ({ id }) => `table ${id}`),
    ...lost(now.games, floor.games, ({ id }) => `game ${id}`),
    ...lost(now.people, floor.people, ({ player }) => `person ${player}`),
  ],
  rest: Object.fromEntries(REST.flatMap(name => (isSame(now[name], floor[name]) ? [] : [[name, floor[name]]]))),
})

const changed = <T>(now: readonly T[], then: readonly T[]): readonly T[] =>
  then.filter(it => !now.some(other => isSame(other, it)))

const lost = <T>(now: readonly T[], then: readonly T[], key: (it: T) => string): readonly string[] => {
  const left = new Set(then.map(key))
  return now.map(key).filter(it => !left.has(it))
}

const isNothing = ({ tables, games, people, gone, rest }: Back): boolean =>
  tables.length + games.length + people.length + gone.length + Object.keys(rest).length === 0

const written = <T>(now: readonly T[], back: readonly T[], key: (it: T) => string): readonly T[] => {
  const known = new Set(now.map(key))
  const by = new Map(back.map(it => [key(it), it]))
  return [...now.map(it => by.get(key(it)) ?? it), ...back.filter(it => !known.has(key(it)))]
}
