import { wrongArgument } from '../kinds/wrong-argument.ts'
import { type House, houseBook } from './house.ts'
import { bookOf } from './ledger.ts'
import type { Asked, Point } from './point.ts'
import { BOOKS, type BookId } from './rule-id.ts'
import { type Answers, points, type Rulebook } from './rulebook.ts'

/** The titles of the five books. */
export const bookTitles: Readonly<Record<BookId, string>> = {
  rrp: 'Robert’s Rules of Poker',
  uspa: 'USPA Laws of Poker',
  hpt: 'Home Poker Tourney',
  web: 'General poker rules',
  wsop: 'WSOP live action rules',
}

/** What a book answers; silent, it takes Robert's answer. */
const answered = (asked: Asked, book: BookId): Point<unknown> => {
  const [is, ...rules] = asked[book] ?? asked.rrp
  return { is, rule: rules[0]!, rules, by: bookOf(rules[0]!) }
}

const bookNamed = (id: BookId): Rulebook => {
  const answers = Object.entries(points).map(([name, asked]) => [name, answered(asked as Asked, id)])
  return { id, name: bookTitles[id], ...(Object.fromEntries(answers) as Answers) }
}

/** The five books by their ids. */
export const rulebooks = Object.fromEntries(BOOKS.map(id => [id, bookNamed(id)])) as Readonly<Record<BookId, Rulebook>>

const houses = new WeakMap<House, Rulebook>()
// the house asked for last, since a deal asks for its own again and again
let lastHouse: House | undefined
let lastBook: Rulebook | undefined

/** The book that a deal, a table or a room goes by: one of the five, or a house's own. */
export const rulebookOf = (book: BookId | House): Rulebook =>
  typeof book === 'string' ? bookById(book) : bookOfHouse(book)

const bookById = (id: BookId): Rulebook => {
  const book = rulebooks[id]
  if (book === undefined || book.id !== id) throw notABook(id)
  return book
}

const notABook = (given: unknown): TypeError => wrongArgument('book', given, `${BOOKS.join(', ')}, or a house`)

const bookOfHouse = (book: House): Rulebook => {
  if (typeof book !== 'object' || book === null) throw notABook(book)
  if (book === lastHouse) return lastBook!
  let found = houses.get(book)
  if (found === undefined) {
    if (typeof book.book !== 'string') throw notABook(book)
    found = houseBook(bookById(book.book), book)
    houses.set(book, found)
  }
  lastHouse = book
  lastBook = found
  return found
}
