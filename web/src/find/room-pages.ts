import { findTexts as find } from '../words/find-texts.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import { texts } from '../words/texts.ts'

/** A page of the room: its address, its name, a line about it, and other words it is looked for by. */
export type RoomPage = {
  readonly href: string
  readonly title: string
  readonly is: string
  readonly also: string
}

const { books, houseBook, record } = ruleTexts
const { doors, create, createIs } = texts.lobby

const page = (href: string, { title, is }: { readonly title: string; readonly is: string }, also = ''): RoomPage => ({
  href,
  title,
  is,
  also,
})

/** The pages that can be found, those that most people look for first. */
export const ROOM_PAGES: readonly RoomPage[] = [
  page('/create', { title: create, is: createIs }, find.pages.create),
  page('/events', doors.events, find.pages.events),
  page('/books', doors.books),
  page('/desk', doors.desk, find.pages.desk),
  page('/train', doors.train, find.pages.train),
  page('/hands', doors.hands, find.pages.hands),
  page('/book', doors.results),
  page('/stats', { title: texts.stats.title, is: doors.statsAre }, find.pages.stats),
  page('/tables', { title: texts.side.title, is: find.pages.side }),
  page('/floor', doors.floor, find.pages.floor),
  page('/floor/me', find.pages.me),
  page('/floor/board', find.pages.board),
  page('/house', { title: houseBook.title, is: houseBook.lead }, find.pages.house),
  page('/record', { title: record.title, is: record.lead }, find.pages.record),
  page('/books/dictionary', { title: books.dictionary, is: books.dictionaryLead }),
  ...(['rrp', 'uspa', 'wsop', 'hpt', 'web'] as const).map(book =>
    page(`/books/${book}`, { title: books.bookTitle[book], is: books.bookAbout[book] }, book),
  ),
]
