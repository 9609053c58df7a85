import type { Chance } from '../cards/shuffle.ts'
import type { Seat } from '../deal/chips.ts'
import { type View, view } from '../deal/view.ts'
import type { Arena } from './arena.ts'

/** What a bot may know when it is to act, and nothing else. */
export type Seen = {
  readonly seat: Seat
  /** What the numbers stand for. */
  readonly actions: readonly string[]
  /** The numbers of the actions that are allowed now. */
  readonly legal: readonly number[]
  /** What the seat knows as a text, and as numbers. */
  readonly key: () => string
  readonly tensor: (buffer?: Float32Array) => Float32Array
  /** The table as this seat sees it. */
  readonly view: () => View
  /** Chance for a bot that mixes: out of the seed of the match, for this bot in this deal, on any number of workers. */
  readonly chance: Chance
}

/** A player as a function: it gets what its seat sees and returns the number of an action. */
export type Bot = (seen: Seen) => number

/** A bot that takes its time: another process, another machine. */
export type SlowBot = (seen: Seen) => number | Promise<number>

/** What the seat that is to act sees. */
export const seenBy = (game: Arena, seat: Seat, chance: Chance): Seen => ({
  seat,
  actions: game.actions,
  legal: game.legal(),
  key: () => game.key(seat),
  tensor: buffer => game.tensor(seat, buffer),
  view: () => view(game.deal(), { seat }),
  chance,
})
