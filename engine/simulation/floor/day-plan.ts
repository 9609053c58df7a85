import type { GameKind } from '../../floor/game.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'

/** A day of a room to be played: how many tables, people and hours, by which book. */
export type DayPlan = {
  readonly book: BookId | House
  /** How many tables there is room for. */
  readonly tables: number
  readonly players: number
  readonly hours: number
  /** The games on the board, the ones most wanted first. */
  readonly games?: readonly OfferedGame[]
}

/** A game on the board, and how many of a hundred come for it. */
export type OfferedGame = { readonly name: string; readonly kind: GameKind; readonly share: number }

const limit = (small: number, big: number) => ({ structure: 'limit', small, big })
const noLimit = (small: number, big: number) => ({ structure: 'no-limit', small, big })

/** What a room of middling size has on its board. */
export const usualGames: readonly OfferedGame[] = [
  { name: '2-5 no-limit hold’em', kind: game(['holdem'], noLimit(2, 5), 9), share: 40 },
  { name: '10-20 limit hold’em', kind: game(['holdem'], limit(10, 20), 9), share: 20 },
  { name: '20-40 Omaha 8', kind: game(['omaha-8'], limit(20, 40), 9), share: 20 },
  { name: '50-100 stud', kind: { ...game(['seven-card-stud'], limit(50, 100), 8), order: 'stud' }, share: 12 },
  { name: '40-80 mix', kind: game(['holdem', 'omaha-8', 'razz', 'stud-8'], limit(40, 80), 8), share: 8 },
]

function game(forms: readonly string[], stakes: GameKind['limit'], seats: number): GameKind {
  return { forms, limit: stakes, kill: false, seats, order: 'button' }
}
