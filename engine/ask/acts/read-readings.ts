import type { DealerCommand, Reading } from '../../deal/commands.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import { misread } from '../problems.ts'
import { cardsIn } from './read-cards.ts'

/** Who takes what, as it was said. */
export const readHandsOrder = (text: string): DealerCommand | Misread => {
  const readings = text.split(',').map(reading)
  const wrong = readings.find(isProblem)
  return wrong ?? { type: 'ReadHands', readings: readings as readonly Reading[] }
}

const reading = (text: string): Reading | Misread => {
  const [, pot, run = '1', share, seats] =
    /^pot (\d+)(?: run (\d+))? (.+?) (nobody|\d+(?: \d+)*)$/.exec(text.trim()) ?? []
  if (pot === undefined || share === undefined || seats === undefined)
    return misread('not-a-reading', { text: text.trim() })
  return {
    pot: Number(pot) - 1,
    run: Number(run) - 1,
    share,
    seats: seats === 'nobody' ? [] : seats.split(' ').map(Number),
  }
}

/** `board 1 As Kd 7c`: cards that lay there unknown. */
export const readBoard = (text: string): DealerCommand | Misread => {
  const [, board, rest = ''] = /^board (\d+) (.+)$/.exec(text) ?? []
  if (board === undefined) return misread('which-board')
  const cards = cardsIn(rest)
  return isProblem(cards) ? cards : { type: 'TellBoard', board: Number(board) - 1, cards }
}
