import type { Deal } from '../../deal/deal.ts'
import { legal } from '../../deal/legal.ts'
import type { Form } from '../../forms/form.ts'
import { isProblem } from '../../kinds/problem.ts'
import type { House } from '../../rulebooks/house.ts'
import { BOOKS, type BookId, type RuleId } from '../../rulebooks/rule-id.ts'
import { rulingsInEnglish } from '../../words/english/ruling-words.ts'
import type { RulingWords } from '../../words/ruling-words.ts'
import { readActs } from '../acts/read-acts.ts'
import type { Course } from '../course/course.ts'
import { carriedOut, playScenario } from '../course/play-scenario.ts'
import { readScenario } from '../read-scenario.ts'
import { type DeskCase, deskStreet } from './desk-case.ts'
import type { WagerCase } from './wager-cases.ts'

/** What a wager is under a book, with the other books beside it. */
export type DeskWager = {
  readonly seat: number
  readonly bettor: number | null
  readonly bet: number
  /** What happened, with its amounts. */
  readonly told: string
  readonly words: string
  /** The same, one sentence after another. */
  readonly sentences: readonly string[]
  /** The same without what the floor may also rule. */
  readonly brief: string
  /** What the floor may also rule, as the first of its sentences. */
  readonly alternatives: readonly string[]
  readonly rules: readonly RuleId[]
  readonly books: readonly {
    readonly book: BookId
    readonly words: string
    readonly brief: string
    readonly rules: readonly RuleId[]
  }[]
  readonly boards: readonly (readonly string[])[]
  readonly pot: number
}

/** How the book reads what the player did on this street; null where it cannot have happened. */
export const deskWager = (at: DeskCase, wanted: WagerCase, words: RulingWords = rulingsInEnglish): DeskWager | null => {
  const own = readIn(at, at.book, wanted, words)
  if (own === null) return null
  return {
    ...own,
    books: BOOKS.map(book => {
      const other = readIn(at, book, wanted, words)
      return { book, words: other?.words ?? '', brief: other?.brief ?? '', rules: other?.rules ?? [] }
    }),
  }
}

const readIn = (
  at: DeskCase,
  book: BookId | House,
  wanted: WagerCase,
  { readingWords, drillWords: { wagers } }: RulingWords,
): Omit<DeskWager, 'books'> | null => {
  const begun = at.deal === undefined ? supposed(at, book, wanted) : asItStands(at.deal, book, wanted)
  if (begun === null) return null
  const { course, bettor, bet, under } = begun
  const due = dueSeat(course)
  const seat = due === null ? null : wanted.early ? nextSeat(course, due) : due
  if (seat === null) return null
  const done = acted(course, { seat, ...wanted.did(bet, under) })
  if (done === null) return null
  const read = done.talks.at(-1)
  if (read === undefined) return null
  const pot = done.deal.players.reduce((sum, { paid }) => sum + paid, done.deal.dead)
  const { discretion, ...plain } = read.reading
  const isWaiting = read.state === 'waiting'
  const sentences = readingWords(read.seat, read.reading, isWaiting)
  const before = bettor === null ? null : { seat: bettor, chips: bet, raised: under > 0 }
  return {
    seat,
    bettor,
    bet,
    told: wagers.told(before, seat, wagers.did[wanted.id]?.(bet, under) ?? wanted.id),
    words: sentences.join(' '),
    sentences,
    brief: readingWords(read.seat, plain, isWaiting).join(' '),
    alternatives: (discretion?.alternatives ?? []).flatMap(({ act, to }) =>
      act === 'withdraw' || act === 'forfeit'
        ? []
        : readingWords(read.seat, { ...plain, act, ...(to === undefined ? {} : { to }) }, false).slice(0, 1),
    ),
    rules: read.reading.rules,
    boards: done.deal.boards,
    pot,
  }
}

/** Where a player acts: who has bet before them, and how much, or the smallest bet where nobody has. */
type Begun = {
  readonly course: Course
  readonly bettor: number | null
  readonly bet: number
  /** The price before it was raised; 0 where it was not. */
  readonly under: number
}

/** A deal that is supposed: on this street, with a bet before the player where they face one. */
const supposed = (at: DeskCase, book: BookId | House, { facing, raised }: WagerCase): Begun | null => {
  const course = reached(at.form, book, at.street, at.players ?? 6)
  const first = course === null ? null : firstBet(course)
  if (course === null || first === null) return null
  if (!facing) return { course, bettor: null, bet: first.size, under: 0 }
  const faced = betBefore(course, first)
  if (faced === null || raised === undefined || faced.under > 0) return faced
  const more = firstBet(faced.course)
  return more === null ? null : betBefore(faced.course, more)
}

/** The player who is due bets or raises. */
const betBefore = (course: Course, { size, act }: { readonly size: number; readonly act: string }): Begun | null => {
  const next = acted(course, act)
  return next === null
    ? null
    : { course: next, bettor: dueSeat(course), bet: size, under: course.deal.round?.price ?? 0 }
}

/** The deal of a table at this moment; null where the player who is due faces a bet and shouldn't, or the other way round. */
const asItStands = (seen: Deal, book: BookId | House, { facing, raised }: WagerCase): Begun | null => {
  const deal = { ...seen, book }
  const due = legal(deal)
  if (due.due !== 'betting') return null
  const price = deal.round?.price ?? 0
  const isFacing = price > (deal.players.find(it => it.seat === due.seat && it.hand === 0)?.bet ?? 0)
  // what the price was before a raise cannot be seen any more
  if (isFacing !== facing || raised !== undefined) return null
  const named = { hands: new Map(), boards: [], twice: [] }
  const course: Course = { deal, events: [], named, hands: new Map(), talks: [], rulings: [], refused: [] }
  const least = due.wager?.least
  if (!facing) return least === undefined ? null : { course, bettor: null, bet: least, under: 0 }
  const bettor = deal.players.find(({ bet, folded }) => !folded && bet === price)?.seat ?? null
  return { course, bettor, bet: price, under: 0 }
}

/** A quiet deal at the first decision of this street; the same is asked for again with every case and book. */
const reached = (form: Form, book: BookId | House, street: string, players: number): Course | null => {
  const name = `${typeof book === 'string' ? book : JSON.stringify(book)} ${street} ${players}`
  const known = lately.get(form) ?? new Map<string, Course | null>()
  const kept = known.get(name)
  if (kept !== undefined) return kept
  const found = reachedAnew(form, book, street, players)
  if (known.size >= MOST_KEPT) known.clear()
  lately.set(form, known.set(name, found))
  return found
}
const lately = new WeakMap<Form, Map<string, Course | null>>()
/** For each form, so that all books of one street fit in. */
const MOST_KEPT = 10

const reachedAnew = (form: Form, book: BookId | House, street: string, players: number): Course | null => {
  const seats = Math.max(form.seats.least, Math.min(players, form.seats.most))
  const setup = readScenario({ form, book, seats, acts: ['deal'] })
  if (isProblem(setup)) return null
  let course = playScenario(setup)
  for (let rounds = 0; rounds < 12; rounds++) {
    if (isProblem(course)) return null
    const due = legal(course.deal)
    if (due.due === 'betting' && deskStreet(course.deal) === street) return course
    const way =
      due.due === 'betting' ? 'around' : due.due === 'dealer' ? 'deal' : due.due === 'draw' ? 'all stand pat' : ''
    const next = way === '' ? null : acted(course, way)
    if (next === null) return null
    course = next
  }
  return null
}

const acted = (course: Course, act: string | Readonly<Record<string, unknown>>): Course | null => {
  const [read] = [readActs([act] as Parameters<typeof readActs>[0])].flatMap(acts => (isProblem(acts) ? [] : acts))
  if (read === undefined) return null
  const next = carriedOut(course, read)
  return isProblem(next) ? null : next
}

/** The smallest bet or raise of the player who is due, at limit the only one; or the price if there is one already. */
const firstBet = ({ deal }: Course): { readonly size: number; readonly act: string } | null => {
  const due = legal(deal)
  if (due.due !== 'betting' || due.wager === null) return null
  const size = due.wager.least
  return { size, act: (deal.round?.price ?? 0) > 0 ? `raises to ${size}` : `bets ${size}` }
}

const dueSeat = ({ deal }: Course): number | null => {
  const due = legal(deal)
  return due.due === 'betting' ? due.seat : null
}

const nextSeat = ({ deal }: Course, seat: number): number | null => {
  const able = deal.players.filter(player => !player.folded && player.stack > 0).map(player => player.seat)
  return able[(able.indexOf(seat) + 1) % able.length] ?? null
}
