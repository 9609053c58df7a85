import type { GameKind } from '../../floor/game.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import type { Time } from '../../table/time.ts'

/** A floor as a scenario tells it: what there is before anything happens. */
export type WrittenFloor = {
  readonly book: BookId | House
  readonly now: Time
  readonly games: readonly WrittenGame[]
  readonly tables: readonly WrittenTable[]
  readonly people: readonly WrittenPerson[]
  readonly apart: readonly (readonly [string, string])[]
  /** Orders with their times, in the order in which they are given. */
  readonly happens: readonly Readonly<Record<string, unknown>>[]
}

/** A game on the board and who waits for it. */
export type WrittenGame = { readonly game: string; readonly kind: GameKind; readonly list: readonly WrittenName[] }

/** A name on a list: since when, and how it came there. */
export type WrittenName = { readonly player: string; readonly since: Time | null; readonly way: 'in-person' | 'online' }

/** A table: who sits where, which tables it feeds, and where its deals stand. */
export type WrittenTable = {
  readonly table: string
  readonly game: string
  readonly players: readonly (string | null)[]
  readonly feeds: readonly string[]
  readonly deals: number
  readonly inDeal: boolean
  readonly places: { readonly button: number | null; readonly small: number | null; readonly big: number | null } | null
  readonly opened: Time | null
  readonly silent: boolean
}

/** Somebody of whom more is known than a name. */
export type WrittenPerson = {
  readonly player: string
  readonly tier: string | null
  readonly where: 'here' | 'away' | 'online'
  readonly deposit: number
  readonly barred: boolean
}
