import { BOOKS, type Card, forms, type House, isCard } from '@cardroom/engine'
import { STRUCTURES } from '@cardroom/engine/forms'
import {
  either,
  type Fields,
  fields,
  flag,
  isRecord,
  type Kind,
  known,
  listOf,
  may,
  near,
  noneOr,
  object,
  oneOf,
  type Problem,
  problemIn,
  said,
  type TypeOf,
  text,
  whole,
} from '@cardroom/engine/kinds'

/** A showdown as somebody writes it: every field of its kind, the sense of it still to be looked at. */
export type ShowdownLine = TypeOf<typeof LINE>

/** One seat of it. */
export type SeatLine = ShowdownLine['seats'][number]

/**
 * Reads a line field by field, or says what is wrong and what is accepted. Fields that nobody here knows are left to those
 * who wrote them; one that is nearly a field of ours is a slip, and refused.
 */
export const readLine = (line: unknown): ShowdownLine | Problem => {
  const own = isRecord(line) ? withoutOthers(line) : line
  return problemIn(LINE, own) ?? (own as ShowdownLine)
}

const withoutOthers = (line: Readonly<Record<string, unknown>>): unknown => {
  const { seats } = line
  const kept = meant(line, FIELDS)
  const each = (seat: unknown): unknown => (isRecord(seat) ? meant(seat, SEAT) : seat)
  return Array.isArray(seats) ? { ...kept, seats: Array.from(seats, each) } : kept
}

/** What is written under our names, or under names close to them. */
const meant = (value: Readonly<Record<string, unknown>>, known: Fields): Readonly<Record<string, unknown>> => {
  const names = Object.keys(known)
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => names.includes(name) || near(name, names).length > 0),
  )
}

const amount = whole(0)
const cards: Kind<readonly Card[]> = said(
  'cards such as ["As", "Td"], the joker Jo',
  listOf(known<Card>(isCard, 'a card such as As, Td, 9c, the joker Jo')),
)

const SEAT = {
  seat: amount,
  hole: may(cards),
  up: may(cards),
  rows: may(said('rows from the front, each a list of cards', listOf(cards))),
  hand: may(oneOf(1, 2)),
  chips: may(amount),
  in: may(amount),
  dead: may(amount),
  folded: may(flag),
} as const satisfies Fields

const FIELDS = {
  form: oneOf(...(Object.keys(forms) as (keyof typeof forms)[])),
  // one of the five by its id, or a house as it stands in its file, which is read as a house
  book: may(either(oneOf(...BOOKS), object as unknown as Kind<House>)),
  structure: may(oneOf(...STRUCTURES)),
  stakes: may(
    said('stakes such as "5-10", "10-20 unit 5", "point 10", or their size', either(text(100), whole(1), object)),
  ),
  setting: may(oneOf('cash', 'tournament')),
  button: may(noneOr(amount)),
  seats: said('seats such as [{"seat":1,"hole":["As","Kd"],"in":100}]', listOf(fields(SEAT), undefined, 1)),
  boards: may(said('boards, each a list of cards', listOf(cards))),
  options: may(fields({ joker: may(flag), runs: may(whole(1, 3)), mixed: may(flag), unit: may(whole(1)) })),
} as const satisfies Fields

const LINE = said(
  'an object with form, book, structure, stakes, setting, button, seats, boards, options',
  fields(FIELDS),
)
