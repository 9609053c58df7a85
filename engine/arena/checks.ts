import type { Card } from '../cards/card.ts'
import type { Seat } from '../deal/chips.ts'
import { isRecord } from '../kinds/shown.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { type Arena, CHANCE } from './arena-type.ts'

/** The seat, if it is one of this many. */
export const checkedSeat = (seat: Seat, seats: number): Seat => {
  if (!Number.isInteger(seat) || seat < 1 || seat > seats) throw wrongArgument('seat', seat, `1 to ${seats}`)
  return seat
}

/** The buffer, if all of a tensor has room in it. */
export const checkedBuffer = (buffer: Float32Array, size: number): Float32Array => {
  if (!(buffer instanceof Float32Array) || buffer.length < size)
    throw wrongArgument('buffer', buffer, `a Float32Array of at least ${size}: layout.size`)
  return buffer
}

/** Cards that are to fall together: as many as are due, each of them once. */
export const checkedFall = (cards: readonly Card[], due: number): readonly Card[] => {
  if (!Array.isArray(cards) || cards.length !== due || new Set(cards).size !== due)
    throw wrongArgument('cards', cards, `a list of ${due}, each once, such as chance().outcomes[0].cards`)
  return cards
}

/** The arena, if it is one that can be solved: two seats, its chance explicit, and at the first moment. */
export const checkedSmallGame = (asking: string, game: Arena): Arena => {
  if (!isRecord(game) || typeof game.turn !== 'function')
    throw wrongArgument(asking, game, "an arena: arena({ game: 'kuhn', chance: 'explicit' })")
  if (game.seats !== 2) throw new TypeError(`${asking} is for two players, not ${game.seats}`)
  if (game.turn() !== CHANCE)
    throw new TypeError(`${asking} needs every card as a chance node, from the first moment on: chance: 'explicit'`)
  return game
}

/** A number that must be whole and within bounds. */
export const checkedWhole = (at: string, given: number, least: number, most = Number.MAX_SAFE_INTEGER): number => {
  if (!Number.isSafeInteger(given) || given < least || given > most)
    throw wrongArgument(at, given, most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`)
  return given
}

/** Codes of cards, each once, as `codeOf` gives them for the 52. */
export const checkedCodes = (at: string, codes: readonly number[], most = CARDS): readonly number[] => {
  const isCode = (code: unknown): boolean => Number.isInteger(code) && (code as number) >= 0 && (code as number) < CARDS
  if (!Array.isArray(codes) || codes.length > most || !codes.every(isCode) || new Set(codes).size !== codes.length)
    throw wrongArgument(at, codes, "codes of cards, each once, as cards('AhKh').map(codeOf) makes them")
  return codes
}

const CARDS = 52
