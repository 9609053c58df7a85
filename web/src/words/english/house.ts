import { counted } from './listed.ts'

/** The rulebooks side by side. */
export const house = {
  filters: { all: 'All points', differ: 'Only where books differ', ours: 'Only house rules' },
  title: 'House rules',
  notShown: 'These rules can’t be shown',
  printed: 'Books not listed under a point say the same, or nothing.',
  book: 'Book',
  search: 'Search',
  searchFor: 'odd chip, straddle, wsop/152 …',
  which: 'Which points',
  print: 'Print',
  points: (count: number) => counted(count, 'point', 'points'),
  loading: 'Loading the books…',
  asPrinted: 'As the book says. Where it’s silent, we name the book that answers.',
  departs: (book: string, count: number) => `${book}, plus ${counted(count, 'house rule', 'house rules')}.`,
  tag: 'house',
  bookSays: (note: string, says: string) => `${note} The book: ${says}.`,
  silentSo: (book: string) => `The book is silent: ${book} answers.`,
  silent: 'silent',
  edition: (number: number, on: string, by: string, seal: string) =>
    `Edition ${number} of ${on}, signed by ${by} (seal ${seal}…).`,
}
