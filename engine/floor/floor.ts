import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import type { PlayerId } from '../table/player.ts'
import type { Time } from '../table/time.ts'
import type { FloorTable } from './floor-table.ts'
import type { Game } from './game.ts'
import type { HouseBooks } from './house/house-books.ts'
import type { Person } from './person.ts'

/** A room with its games, tables, lists and people: what its events add up to. */
export type Floor = {
  readonly book: BookId | House
  readonly habits: Habits
  readonly opened: Time
  /** When the last thing happened. */
  readonly at: Time
  /** The kinds of game that the room offers, each with its list. */
  readonly games: readonly Game[]
  readonly tables: readonly FloorTable[]
  /** Everybody the room has heard of today. */
  readonly people: readonly Person[]
  /** Who may not play in one game, as pairs. */
  readonly apart: readonly (readonly [PlayerId, PlayerId])[]
  /** How many names have been listed: the next one's number in the order of the lists. */
  readonly numbered: number
  /** Dealers, collections, promotions. */
  readonly house: HouseBooks
  readonly closed: boolean
}

/** What no book says, so that each room has its own way: how long a call waits, and what becomes of those who pass. */
export type Habits = {
  /** How many minutes a player has to answer a call. */
  readonly answerMinutes: number
  /** What becomes of the name of a player who doesn’t answer. */
  readonly noAnswer: 'to-the-end' | 'dropped'
  /** What becomes of the name of a player who passes. */
  readonly pass: 'keeps-the-place' | 'to-the-end'
  /** With how many names a game can start. */
  readonly playersToStart: number
  /** How many minutes a dealer stays at a table. */
  readonly downMinutes: number
  /** On how many lists one name may stand. */
  readonly listsEach: number
  /** How many names that nobody has seen in the room a list takes: nobody fills it from afar. */
  readonly unseenNames: number
  /** What a player earns by an hour at a table, to spend with the house; 0 where it gives nothing. */
  readonly compsPerHour: number
  /** Papers are seen before anybody takes a seat. */
  readonly papers: boolean
  /** From what age people may play where the book leaves it to the law of the place. */
  readonly legalAge: number
}

/** The ways of a room that says nothing else. */
export const usualHabits: Habits = {
  answerMinutes: 5,
  noAnswer: 'to-the-end',
  pass: 'to-the-end',
  playersToStart: 5,
  downMinutes: 30,
  listsEach: 5,
  unseenNames: 20,
  compsPerHour: 0,
  papers: false,
  legalAge: 18,
}
