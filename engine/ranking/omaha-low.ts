import type { CardCode } from '../cards/card.ts'
import { lowBit, lowOf } from './ace-to-five.ts'
import { checkCodes } from './check-codes.ts'
import { size } from './rank-patterns.ts'
import type { Value } from './ranking.ts'

/** The same by the low ranks of board and hand as bits (`lowBit`). */
export const omahaLowOf = (board: number, hole: number): Value => {
  if (!filled) fill()
  return lows[(board << 8) | hole]!
}

/** The best eight-or-better low of exactly two holecards and three boardcards; 0 if none qualifies. */
export const omahaEightOrBetter = (hole: readonly CardCode[], board: readonly CardCode[]): Value => {
  checkCodes('omahaEightOrBetter', hole)
  checkCodes('omahaEightOrBetter', board)
  if (!filled) fill()
  let own = 0
  for (let i = 0; i < hole.length; i++) own |= lowBits[hole[i]!]!
  let common = 0
  for (let i = 0; i < board.length; i++) common |= lowBits[board[i]!]!
  return lows[(common << 8) | own]!
}

const lowBits = Uint8Array.from({ length: 256 }, (_, code) => lowBit(code))
/** By the low ranks on the board and in the hand: the best low. */
const lows = new Uint16Array(1 << 16)
let filled = false

const fill = (): void => {
  for (let board = 0; board < 256; board++)
    for (let hole = 0; hole < 256; hole++) lows[(board << 8) | hole] = bestLow(board, hole)
  filled = true
}

/** Two and three ranks make their low if they are five different ones; of more, the best with one put aside. */
const bestLow = (board: number, hole: number): Value => {
  const three = size(board)
  const two = size(hole)
  if (three < 3 || two < 2) return 0
  if (three === 3 && two === 2) return lowOf(board | hole)
  let best = 0
  if (two > 2)
    for (let rest = hole; rest !== 0; rest &= rest - 1)
      best = Math.max(best, lows[(board << 8) | (hole ^ (rest & -rest))]!)
  else
    for (let rest = board; rest !== 0; rest &= rest - 1)
      best = Math.max(best, lows[((board ^ (rest & -rest)) << 8) | hole]!)
  return best
}
