import {
  type BookId,
  type Form,
  forms,
  type House,
  readHouse,
  rulebookOf,
  rulebooks,
  type Seat,
} from '@cardroom/engine'
import { readStakes, type WrittenStakes } from '@cardroom/engine/ask'
import { type Contender, type Contribution, type Showing, type Stakes, struckBoard } from '@cardroom/engine/deal'
import { asPosted, withJoker, withoutJoker } from '@cardroom/engine/forms'
import { isProblem, type Problem, within } from '@cardroom/engine/kinds'
import type { Rulebook } from '@cardroom/engine/rulebooks'
import { wrong } from './problems.ts'
import { boardsWrong, cardTwice, handsWrong, strangeCard } from './showdown-cards.ts'
import type { SeatLine, ShowdownLine } from './showdown-line.ts'

/** A showdown as a line tells it: what each seat has in, and all that the settlement needs beside the pots. */
export type Showdown = { readonly seats: readonly Contribution[]; readonly showing: Omit<Showing, 'pots'> }

/** Reads a line, or says what is wrong with it and what is accepted. A line that names no book goes by the usual one. */
export const readShowdown = (line: ShowdownLine, usual: BookId | House = 'rrp'): Showdown | Problem => {
  const book = line.book === undefined ? rulebookOf(usual) : bookOf(line.book)
  if (isProblem(book)) return book
  const form = formOf(line, book)
  if (isProblem(form)) return form
  const { options = {}, boards = [], button = null } = line
  const stakes = stakesOf(line, form)
  if (isProblem(stakes)) return stakes
  const { runs = 1, mixed = false, unit = stakes?.unit ?? 1 } = options
  const seats = line.seats.map(seatOf)
  const live = seats.filter(s => !s.folded)
  const off =
    missingIn(line) ??
    senseOf(line, form, seats) ??
    strangeCard(form, seats, boards) ??
    (live.length > 1 ? (boardsWrong(form, boards, runs) ?? handsWrong(form, live, boards)) : null) ??
    cardTwice(form, seats, boards, runs)
  if (off !== null) return off
  // Where one player is left nothing need be shown, and the boards may be unfinished.
  const dealt = live.length > 1 ? boards : []
  return {
    seats,
    showing: {
      form,
      book,
      unit,
      mixed,
      order: clockwise(seats, button ?? 0),
      hands: live.length > 1 ? live : [],
      boards: dealt,
      runs: dealt.length > 0 ? runs : 1,
      struck: struckBoards(form, dealt),
    },
  }
}

/** What is played for, where the line says so: its smallest chip is the one that plays. */
export const stakesOf = ({ stakes, structure }: ShowdownLine, form: Form): Stakes | null | Problem => {
  if (stakes === undefined && structure === undefined) return null
  const played = structure ?? form.structures[0] ?? 'limit'
  if (structure !== undefined && !form.structures.includes(structure))
    return wrong('structure', 'structure-not-played', { form: form.id, structures: form.structures })
  const read = readStakes(form, played, stakes as WrittenStakes | undefined)
  return isProblem(read) ? { ...read, at: 'stakes' } : read
}

/** Where there is a pot everybody says what they have in it. */
const missingIn = ({ seats }: ShowdownLine): Problem | null => {
  const at = seats.findIndex(seat => seat.in === undefined)
  return at < 0 ? null : wrong(`seats[${at}].in`, 'chips-missing')
}

/** One of the five by its id, or a house as it stands in its file. */
export const bookOf = (named: BookId | House): Rulebook | Problem => {
  if (typeof named === 'string') return rulebooks[named]
  const read = readHouse(named)
  return read.ok ? rulebookOf(read.house) : within('book', read.refusal.problems[0]!)
}

export const formOf = ({ form: id, options: { joker } = {} }: ShowdownLine, book: Rulebook): Form | Problem => {
  const form: Form = forms[id]
  if (joker === undefined || (joker && form.deck === 'mexican')) return asPosted(form, book)
  const other = joker ? withJoker(form) : withoutJoker(form)
  return other.ok ? other.form : wrong('options.joker', 'form-refused', { refusal: other.refusal })
}

type ReadSeat = Contribution & Contender

const seatOf = ({ seat, hole = [], up = [], in: paid = 0, dead = 0, folded = false }: SeatLine): ReadSeat => ({
  seat,
  down: hole,
  up,
  paid,
  dead,
  folded,
})

const senseOf = ({ button }: ShowdownLine, form: Form, seats: readonly ReadSeat[]): Problem | null => {
  const twice = seats.find(({ seat }, i) => seats.findIndex(other => other.seat === seat) !== i)
  if (twice !== undefined) return wrong('seats', 'seat-twice', { seat: twice.seat })
  if (seats.every(({ folded }) => folded)) return wrong('seats', 'everybody-folded')
  // in stud nothing hangs on the button, and it may be left out
  if ((button === undefined || button === null) && form.family !== 'stud') return wrong('button', 'button-missing')
  return null
}

const clockwise = (seats: readonly ReadSeat[], button: Seat): readonly Seat[] => {
  const numbers = seats.map(s => s.seat).sort((a, b) => a - b)
  return [...numbers.filter(seat => seat > button), ...numbers.filter(seat => seat <= button)]
}

/** wsop/derailment in every run-out the board with the lowest last card is struck. */
const struckBoards = (form: Form, boards: Showing['boards']): readonly number[] => {
  if (!form.streets.some(street => street.steps.some(step => step.do === 'strike'))) return []
  const struck: number[] = []
  for (let top = 0; top < boards.length; top += form.boards) {
    struck.push(top + struckBoard(boards.slice(top, top + form.boards)))
  }
  return struck
}
