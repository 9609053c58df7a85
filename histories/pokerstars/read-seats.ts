import type { Seat } from '@cardroom/engine'
import { chipsIn } from '../amount.ts'
import type { HandLine } from './hand-lines.ts'

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
export type Sitting = { readonly seat: Seat; readonly name: string; readonly chips: number; readonly out: boolean }

/** Reads the lines behind the first one; or the line that is not understood, and why. */
export const readTable = (
  lines: readonly HandLine[],
  scale: number,
): Table | { readonly at: HandLine; readonly what: string } => {
  const first = lines[1]
  const table = first === undefined ? null : TABLE.exec(first.text)
  if (first === undefined || table === null) {
    return { at: first ?? lines[0]!, what: `the second line is not "Table '…' 9-max Seat #1 is the button"` }
  }
  const seats: Sitting[] = []
  for (const line of lines.slice(2)) {
    const found = SEAT.exec(line.text)
    if (found === null) break
    const chips = chipsIn(found[3]!, scale)
    if (chips === null) return { at: line, what: `${found[3]} is no amount` }
    const seat = Number(found[1])
    const name = found[2]!
    const twice = seats.find(other => other.seat === seat || other.name === name)
    if (twice !== undefined) return { at: line, what: `seat ${seat} or ${name} stands here twice` }
    seats.push({ seat, name, chips, out: found[4] !== undefined })
  }
  if (seats.length < 2) return { at: first, what: 'fewer than two players sit at the table' }
  return {
    name: table[1]!,
    most: table[2] === undefined ? undefined : Number(table[2]),
    button: table[3] === undefined ? undefined : Number(table[3]),
    seats,
    lines: 2 + seats.length,
  }
}

const TABLE = /^Table (?:ID )?'(.*)'(?: (\d{1,2})-max)?(?: \(Play Money\))?(?: Seat #(\d{1,2}) is the button)?$/i
const SEAT = /^Seat (\d{1,2}): (.+) \([$€£₹¥]?([\d,.]+) in chips(?:, [^)]* bounty)?\)( is sitting out| out of hand.*)?$/
