import { valueWords } from '../kinds/value-words.ts'
import { bookDiff, type PointDiff } from './house-diff.ts'
import { askedOn } from './point-named.ts'
import { chapters, type PointName, type Rulebook } from './rulebook.ts'
import { bookTitles, rulebooks } from './rulebooks.ts'

/**
 * The room's own book as a page of Markdown: what it goes by, where it departs from that and why, and every point with
 * its answer and whose word that is.
 */
export const bookPage = (book: Rulebook): string => {
  const departures = bookDiff(rulebooks[book.id], book).flatMap(({ points }) => points)
  return [
    `# ${book.name}`,
    basis(book, departures.length),
    ...(departures.length > 0 ? ['## Where this room departs', table(book, departures)] : []),
    ...chapters.flatMap(({ title, points }) => {
      const names = Object.keys(points) as PointName[]
      return names.length === 0 ? [] : [`## ${title}`, names.map(name => entry(book, name)).join('\n')]
    }),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')
}

/** Whose word an answer is, with the rules: the book's own, that of another book where it is silent, or the house's. */
export const whoseWord = (book: Rulebook, point: PointName): string => {
  const { by, rule, rules } = book[point]
  if (by === 'house') return `the house, departing from ${rule}`
  return by === book.id ? rules.join(', ') : `${bookTitles[by]}, since the book is silent: ${rules.join(', ')}`
}

const basis = ({ id, name }: Rulebook, departures: number): string => {
  if (name === bookTitles[id] && departures === 0)
    return `The book \`${id}\`. Where it is silent, ${bookTitles.rrp} answers.`
  const base = `This room goes by ${bookTitles[id]} (\`${id}\`)`
  if (departures === 0) return `${base} and departs from it in nothing.`
  return `${base} and departs from it in ${departures} ${departures === 1 ? 'point' : 'points'}.`
}

const table = (book: Rulebook, departures: readonly PointDiff[]): string => {
  const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
  return [
    row(['Point', 'Here', bookTitles[book.id], 'Rule', 'Why']),
    '|---|---|---|---|---|',
    ...departures.map(({ point, asks, a, b }) =>
      row([asks, `**${valueWords(b.is)}**`, valueWords(a.is), b.rule, book.notes?.[point] ?? '']),
    ),
  ].join('\n')
}

const entry = (book: Rulebook, point: PointName): string => {
  const note = book.notes?.[point]
  const said = `- ${askedOn(point).asks} **${valueWords(book[point].is)}** (\`${point}\`; ${whoseWord(book, point)})`
  return note === undefined ? said : `${said}  \n  ${oneLine(note)}`
}

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

const cell = (text: string): string => oneLine(text).replaceAll('|', '\\|')
