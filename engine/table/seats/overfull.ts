import type { Seat } from '../../deal/chips.ts'
import { clockwiseAfter } from '../button/round.ts'
import type { Out } from '../deals/plan.ts'
import { bookOf, memberOf } from '../draft.ts'
import { mostDealtIn } from '../mixes/most-dealt-in.ts'
import type { GamePart } from '../placard.ts'
import type { Table } from '../table.ts'
import type { Line } from './line.ts'
import type { Comer } from './line-up.ts'

/** Who is dealt in when there are more players than the form seats, and who sits it out. */
export type Fitted = {
  readonly dealtIn: readonly Seat[]
  readonly came: readonly Comer[]
  readonly out: readonly Out[]
}

/** wsop/74a: a newcomer does not push anybody out; for a player who makes up their blinds the seat left of the big blind sits out. */
export const overfull = (table: Table, part: GamePart, line: Line, came: readonly Comer[]): Fitted => {
  const { newcomerMayDisplace, returningMayDisplace } = bookOf(table)
  const most = mostInDeal(table, part, came)
  // a moving button may bring the big blind to more than one at a time: all of them have it, and their hand
  const blinds = [...line.places.blinds, ...line.places.more.map(({ seat }) => seat)]
  const isBigBlind = ({ seat }: Comer): boolean => line.core.includes(seat) || blinds.includes(seat)
  const core = new Set([...line.core, ...came.filter(isBigBlind).map(({ seat }) => seat)]).size
  const mayPush = (comer: Comer): boolean =>
    isBigBlind(comer) || (isNew(table, comer) ? newcomerMayDisplace.is : returningMayDisplace.is)
  const room = Math.max(0, most - core)
  const pushing = came.filter(comer => mayPush(comer) && !isBigBlind(comer))
  const others = came.filter(comer => !mayPush(comer))
  const seated = others.slice(0, Math.max(0, room - pushing.length))
  const late = others.slice(seated.length)
  const kept = came.filter(comer => !late.includes(comer))
  const full = [...new Set([...line.core, ...kept.map(({ seat }) => seat)])]
  const free = sittingOut(table, line, kept, full, full.length - most)
  // wsop/341c: at Chinese poker the first who has no stack is the button
  const first = part.form.stacks === undefined || free.length === 0 ? [] : [line.places.button]
  const gone = [...new Set([...first, ...free])].slice(0, free.length)
  const seats = full.filter(seat => !gone.includes(seat)).sort((a, b) => a - b)
  const { rules } = bookOf(table).overfullDealSitsOut
  return {
    dealtIn: seats,
    came: kept.filter(({ seat }) => seats.includes(seat)),
    out: [
      ...late.map(({ player }) => ({ player, why: 'table-is-full', rules: newcomerMayDisplace.rules }) as const),
      ...gone.map(seat => ({ player: table.chairs[seat - 1]!, why: 'table-is-full', rules }) as const),
    ],
  }
}

const isNew = (table: Table, { player }: Comer): boolean => memberOf(table, player)!.standing === 'new'

/** wsop/74a-straddle: for a player who straddles themselves back in, one more is dealt in that once. */
const mostInDeal = (table: Table, { form }: GamePart, came: readonly Comer[]): number => {
  const { drawMissedBlindStraddleEntry } = bookOf(table)
  const most = mostDealtIn(form, bookOf(table))
  const straddled = form.family === 'draw' && came.some(({ choice }) => choice.wish === 'straddle')
  return straddled ? Math.max(most, drawMissedBlindStraddleEntry.is?.dealtIn ?? most) : most
}

/** The game with room for as many as are dealt in this once. */
export const seating = (part: GamePart, count: number): GamePart => {
  const { form } = part
  return count <= form.seats.most ? part : { ...part, form: { ...form, seats: { ...form.seats, most: count } } }
}

const sittingOut = (
  table: Table,
  { places }: Line,
  came: readonly Comer[],
  seats: readonly Seat[],
  count: number,
): readonly Seat[] => {
  if (count <= 0) return []
  const posting = new Set([...places.blinds, ...places.more.map(({ seat }) => seat), ...came.map(({ seat }) => seat)])
  const last = places.spots.at(-1) ?? places.button
  const free = clockwiseAfter(seats, last).filter(seat => !posting.has(seat) && seat !== last)
  if (bookOf(table).overfullDealSitsOut.is === 'left-of-big-blind') return free.slice(0, count)
  const order = (seat: Seat): number => table.members.findIndex(({ player }) => player === table.chairs[seat - 1])
  return [...free].sort((a, b) => order(b) - order(a)).slice(0, count)
}
