import {
  BOOKS,
  type BookId,
  type Contribution,
  type Form,
  forms,
  type House,
  type Rulebook,
  readHouse,
  rulebookOf,
  rulebooks,
  type Seat,
} from '@cardroom/engine'
import { type Contender, type Showing, struckBoard } from '@cardroom/engine/deal'
import { asPosted, withJoker, withoutJoker } from '@cardroom/engine/forms'
import { type Fields, fieldsOf, listOf, oneOf, wholeNumber, yesOrNo } from './fields.ts'
import { Unusable } from './lines.ts'
import { cardsOf, checkBoards, checkHands, checkNoneTwice } from './showdown-cards.ts'

/** A showdown as a line tells it: what each seat has in, and all that the settlement needs beside the pots. */
export type Showdown = { readonly seats: readonly Contribution[]; readonly showing: Omit<Showing, 'pots'> }

/** Reads a line, or says what is wrong with it and what is accepted. A line that names no book goes by the usual one. */
export const readShowdown = (line: unknown, usual: BookId | House = 'rrp'): Showdown => {
  const fields = fieldsOf(line, 'the line', ['form', 'book', 'button', 'seats', 'boards', 'options'])
  const options = readOptions(fields.options)
  const book = fields.book === undefined ? rulebookOf(usual) : readBook(fields.book)
  const form = readForm(fields.form, book, options.joker)
  const seats = readSeats(fields.seats, form)
  const boards = listOf(fields.boards, 'boards').map((board, i) => cardsOf(board, `board ${i + 1}`, form))
  const live = seats.filter(s => !s.folded)
  if (live.length === 0) throw new Unusable('seats: everybody has folded; one player at least must be in')
  if (live.length > 1) {
    checkBoards(form, boards, options.runs)
    checkHands(form, live, boards)
  }
  checkNoneTwice(form, seats, boards, options.runs)
  // Where one player is left nothing need be shown, and the boards may be unfinished.
  const dealt = live.length > 1 ? boards : []
  return {
    seats,
    showing: {
      form,
      book,
      unit: options.unit,
      mixed: options.mixed,
      order: clockwise(seats, readButton(fields.button, form)),
      hands: live.length > 1 ? live : [],
      boards: dealt,
      runs: dealt.length > 0 ? options.runs : 1,
      struck: struckBoards(form, dealt),
    },
  }
}

type Options = {
  readonly joker: boolean | undefined
  readonly runs: number
  readonly mixed: boolean
  readonly unit: number
}

const readOptions = (value: unknown): Options => {
  const known = ['joker', 'runs', 'mixed', 'unit']
  const options: Fields = value === undefined ? {} : fieldsOf(value, 'options', known)
  const strange = Object.keys(options).find(name => !known.includes(name))
  if (strange !== undefined) throw new Unusable(`options: "${strange}" is not known; accepted are ${known.join(', ')}`)
  const runs = options.runs === undefined ? 1 : wholeNumber(options.runs, 'options.runs', 1)
  if (runs > 3) throw new Unusable(`options.runs must be 1, 2 or 3; got ${runs}`)
  return {
    joker: options.joker === undefined ? undefined : yesOrNo(options.joker, 'options.joker'),
    runs,
    mixed: yesOrNo(options.mixed, 'options.mixed'),
    unit: options.unit === undefined ? 1 : wholeNumber(options.unit, 'options.unit', 1),
  }
}

/** One of the five by its id, or a house as it stands in its file. */
const readBook = (value: unknown): Rulebook => {
  if (typeof value !== 'object') return rulebooks[oneOf(value, 'book', BOOKS)]
  const house = readHouse(value)
  if ('problems' in house) throw new Unusable(`book: ${house.problems.join('; ')}`)
  return rulebookOf(house)
}

const readForm = (value: unknown, book: Rulebook, joker: boolean | undefined): Form => {
  const id = oneOf(value, 'form', Object.keys(forms) as readonly (keyof typeof forms)[])
  const form: Form = forms[id]
  if (form.pot.length === 0) throw new Unusable(`${id} is settled by points, not by a pot`)
  if (joker === undefined || (joker && form.deck === 'mexican')) return asPosted(form, book)
  const other = joker ? withJoker(form) : withoutJoker(form)
  if ('refused' in other) throw new Unusable(`options.joker: ${other.refused}`)
  return other
}

/** In stud nothing hangs on the button, and it may be left out. */
const readButton = (value: unknown, form: Form): Seat =>
  (value === undefined || value === null) && form.family === 'stud' ? 0 : wholeNumber(value, 'button', 0)

type ReadSeat = Contribution & Contender

const readSeats = (value: unknown, form: Form): readonly ReadSeat[] => {
  const list = listOf(value, 'seats')
  if (list.length === 0) throw new Unusable('seats: is missing; give [{"seat":1,"hole":["As","Kd"],"in":100},…]')
  const seats = list.map((item, i) => readSeat(item, i, form))
  const twice = seats.find(({ seat }, i) => seats.findIndex(other => other.seat === seat) !== i)
  if (twice !== undefined) throw new Unusable(`seats: seat ${twice.seat} is there twice`)
  return seats
}

const readSeat = (value: unknown, at: number, form: Form): ReadSeat => {
  const known = ['seat', 'hole', 'up', 'in', 'dead', 'folded']
  const fields = fieldsOf(value, `seats[${at}]`, known)
  const seat = wholeNumber(fields.seat, `seats[${at}].seat`, 0)
  return {
    seat,
    down: cardsOf(fields.hole, `seat ${seat}: hole`, form),
    up: cardsOf(fields.up, `seat ${seat}: up`, form),
    paid: wholeNumber(fields.in, `seat ${seat}: in`, 0),
    dead: fields.dead === undefined ? 0 : wholeNumber(fields.dead, `seat ${seat}: dead`, 0),
    folded: yesOrNo(fields.folded, `seat ${seat}: folded`),
  }
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
