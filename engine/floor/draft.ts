import type { Rulebook } from '../rulebooks/rulebook.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import type { PlayerId } from '../table/player.ts'
import type { Floor } from './floor.ts'
import type { Chair, FloorTable, TakenChair } from './floor-table.ts'
import type { Game, Listed } from './game.ts'
import type { Person } from './person.ts'

/** A floor of their own to write on: its fields are replaced, what lies in them is not touched. */
export type FloorDraft = { -readonly [K in keyof Floor]: Floor[K] }

/** The book that a room goes by. */
export const bookOf = ({ book }: Pick<Floor, 'book'>): Rulebook => rulebookOf(book)

/** The game of this name. */
export const gameOf = (floor: Pick<Floor, 'games'>, id: string): Game | undefined =>
  floor.games.find(game => game.id === id)

/** The table of this name. */
export const tableOf = (floor: Pick<Floor, 'tables'>, id: string): FloorTable | undefined =>
  floor.tables.find(table => table.id === id)

/** The person of this name. */
export const personOf = (floor: Pick<Floor, 'people'>, player: PlayerId): Person | undefined =>
  floor.people.find(person => person.player === player)

/** Everybody by their id, made once for the same people: for callers that look up many of them. */
export const peopleOf = ({ people }: Pick<Floor, 'people'>): ReadonlyMap<PlayerId, Person> => {
  const known = peopleById.get(people)
  if (known !== undefined) return known
  const made = new Map(people.map(person => [person.player, person]))
  peopleById.set(people, made)
  return made
}
const peopleById = new WeakMap<readonly Person[], ReadonlyMap<PlayerId, Person>>()

/** The chair at a seat, if there is one. */
export const chairAt = (table: FloorTable, seat: number): Chair | undefined => {
  const chair = Number.isInteger(seat) ? table.chairs[seat - 1] : undefined
  return chair?.is === 'removed' ? undefined : chair
}

/** Where somebody sits. */
export type Sitting = { readonly table: FloorTable; readonly seat: number; readonly chair: TakenChair }

/** Where a player sits, if anywhere. */
export const seatOf = (floor: Pick<Floor, 'tables'>, player: PlayerId): Sitting | undefined => {
  for (const table of floor.tables) {
    for (let i = 0; i < table.chairs.length; i++) {
      const chair = table.chairs[i]!
      if (chair.is === 'taken' && chair.player === player) return { table, seat: i + 1, chair }
    }
  }
  return undefined
}

/** Whose seat a player plays over, if anybody’s; the chair is its owner’s. */
export const seatPlayedOver = (floor: Pick<Floor, 'tables'>, player: PlayerId): Sitting | undefined => {
  for (const table of floor.tables) {
    for (const [i, chair] of table.chairs.entries())
      if (chair.is === 'taken' && chair.over?.player === player) return { table, seat: i + 1, chair }
  }
  return undefined
}

/** Everybody who plays at a table, over another’s seat too. */
export const playersIn = ({ chairs }: FloorTable): readonly PlayerId[] =>
  chairs.flatMap(chair => {
    if (chair.is !== 'taken') return []
    return chair.over == null ? [chair.player] : [chair.player, chair.over.player]
  })

/** All chairs that somebody sits in or that are kept for them. */
export const chairsOf = (
  floor: Pick<Floor, 'tables'>,
  player: PlayerId,
): readonly { readonly table: string; readonly seat: number; readonly is: 'taken' | 'held' }[] =>
  floor.tables.flatMap(({ id, chairs }) =>
    chairs.flatMap((chair, i) =>
      (chair.is === 'taken' || chair.is === 'held') && chair.player === player
        ? [{ table: id, seat: i + 1, is: chair.is }]
        : [],
    ),
  )

/** How many play at a table. */
export const playersAt = (table: FloorTable): number => table.chairs.filter(({ is }) => is === 'taken').length

/** How many play there or have a chair kept for them. */
export const spokenFor = (table: FloorTable): number =>
  table.chairs.filter(({ is }) => is === 'taken' || is === 'held').length

/** Writes what has changed about a game. */
export const changeGame = (floor: FloorDraft, id: string, change: Partial<Game>): void => {
  floor.games = floor.games.map(game => (game.id === id ? { ...game, ...change } : game))
}

/** Writes what has changed about a table. */
export const changeTable = (floor: FloorDraft, id: string, change: Partial<FloorTable>): void => {
  floor.tables = floor.tables.map(table => (table.id === id ? { ...table, ...change } : table))
}

/** Writes what a chair is now. */
export const changeChair = (floor: FloorDraft, id: string, seat: number, chair: Chair): void => {
  const table = tableOf(floor, id)!
  changeTable(floor, id, { chairs: table.chairs.with(seat - 1, chair) })
}

/** Writes what has changed about a person. */
export const changePerson = (floor: FloorDraft, player: PlayerId, change: Partial<Person>): void => {
  floor.people = floor.people.map(person => (person.player === player ? { ...person, ...change } : person))
}

/** Writes what has changed about a name on a list. */
export const changeListed = (floor: FloorDraft, game: string, player: PlayerId, change: Partial<Listed>): void =>
  changeGame(floor, game, {
    list: gameOf(floor, game)!.list.map(name => (name.player === player ? { ...name, ...change } : name)),
  })

/** Takes a name off a list. */
export const takeOffList = (floor: FloorDraft, game: string, player: PlayerId): void =>
  changeGame(floor, game, { list: gameOf(floor, game)!.list.filter(name => name.player !== player) })

/** A floor of their own, field by field. */
export const copyOfFloor = (floor: Floor): FloorDraft => ({
  book: floor.book,
  habits: floor.habits,
  opened: floor.opened,
  at: floor.at,
  games: floor.games,
  tables: floor.tables,
  people: floor.people,
  apart: floor.apart,
  numbered: floor.numbered,
  house: floor.house,
  closed: floor.closed,
})
