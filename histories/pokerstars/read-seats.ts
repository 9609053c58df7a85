import type { Seat } from '@cardroom/engine'
import { chipsIn } from '../amount.ts'
import { fault, type Problem } from '../problems.ts'
import { type HandLine, lineProblem } from './hand-lines.ts'

/** The table and who sits there. */
export type Table = {
  readonly name: string
  readonly most: number | undefined
  readonly button: Seat | undefined
  readonly seats: readonly Sitting[]
  /** How many lines of the hand it took. */
  readonly lines: number
}

/** Somebody at the table. */
export type Sitting = {
  readonly seat: Seat
  readonly name: string
  readonly chips: number
  readonly out: boolean
  readonly bounty?: number
}

/** Reads the lines after the first one; or says which line is not understood, and why. */
export const readTable = (lines: readonly HandLine[], scale: number): Table | Problem => {
  const first = lines[1]
  const table = first === undefined ? null : TABLE.exec(first.text)
  if (first === undefined || table === null) return lineProblem(first ?? lines[0]!, fault('table-line'))
  const seats: Sitting[] = []
  for (const line of lines.slice(2)) {
    const found = SEAT.exec(line.text)
    if (found === null) break
    const chips = chipsIn(found[3]!, scale)
    if (chips === null) return lineProblem(line, fault('line-off', { is: 'amount', text: found[3]! }))
    const seat = Number(found[1])
    const name = found[2]!
    const twice = seats.find(other => other.seat === seat || other.name === name)
    if (twice !== undefined) return lineProblem(line, fault('seat-or-name-twice', { seat, name }))
    const bounty = found[4] === undefined ? undefined : Number(found[4].replaceAll(',', ''))
    seats.push({ seat, name, chips, out: found[5] !== undefined, ...(bounty !== undefined && { bounty }) })
  }
  if (seats.length < 2) return lineProblem(first, fault('players-from-2', { at: 'table' }))
  return {
    name: table[1]!,
    most: table[2] === undefined ? undefined : Number(table[2]),
    button: table[3] === undefined ? undefined : Number(table[3]),
    seats,
    lines: 2 + seats.length,
  }
}

const TABLE = /^Table (?:ID )?'(.*)'(?: (\d{1,2})-max)?(?: \(Play Money\))?(?: Seat #(\d{1,2}) is the button)?$/i
const SEAT =
  /^Seat (\d{1,2}): (.+) \([$€£₹¥]?([\d,.]+) in chips(?:, [$€£₹¥]?([\d,.]+)[^)]* bounty)?\)( is sitting out| out of hand.*)?$/
