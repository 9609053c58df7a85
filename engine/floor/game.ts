import type { Chips } from '../deal/chips.ts'
import type { Collection } from '../table/placard.ts'
import type { PlayerId } from '../table/player.ts'
import type { Time } from '../table/time.ts'

/** The name of a game on the board: `2-5 NLH`. */
export type GameId = string

/** A kind of game that the room offers, and those who wait for it, the first one first. */
export type Game = GameKind & { readonly id: GameId; readonly list: readonly Listed[]; readonly closed: boolean }

/** What makes two games of one kind: the forms, the limit and a required kill. */
export type GameKind = {
  /** The forms by their ids; more than one for a mix. */
  readonly forms: readonly string[]
  readonly limit: Limit
  /** A kill is required here. */
  readonly kill: boolean
  /** How many players a table usually seats. */
  readonly seats: number
  /** Whether places go by a button, or by the cards as in stud. */
  readonly order: 'button' | 'stud'
  /** What the house takes at tables that software keeps; nothing unless it is said. */
  readonly collection?: Collection
}

/** What is played for: blinds at no-limit and pot-limit, the two bets at limit. */
export type Limit = { readonly structure: string; readonly small: Chips; readonly big: Chips }

/** How a name came on a list. */
export type ListWay = 'in-person' | 'kiosk' | 'online' | 'phone' | 'broken-game' | 'must-move'

/** A name on a list. */
export type Listed = {
  readonly player: PlayerId
  readonly since: Time
  readonly way: ListWay
  /** Its number in the order in which names were listed; a must-move keeps to it. */
  readonly number: number
  /** Players of a broken game stand before those who only wait. */
  readonly brokenGame: boolean
  /** The seat they have been called to, until when it waits for an answer. */
  readonly called: { readonly table: string; readonly seat: number; readonly until: Time } | null
}
