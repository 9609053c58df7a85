import { type Card, codeOf } from '../../cards/card.ts'

/** Which of the boards is struck out (wsop/derailment): the one whose last card is lowest by rank, then by suit. */
export const struckBoard = (boards: readonly (readonly Card[])[]): number => {
  let lowest = 0
  for (let board = 1; board < boards.length; board++) {
    if (codeOf(boards[board]!.at(-1)!) < codeOf(boards[lowest]!.at(-1)!)) lowest = board
  }
  return lowest
}
