import { BOOKS, type BookId, rulebooks } from '@cardroom/engine'
import { kindSchema, valueWords } from '@cardroom/engine/kinds'
import {
  askedOn,
  type ChapterDiff,
  chapters,
  type PointName,
  type Rulebook,
  whoseWord,
} from '@cardroom/engine/rulebooks'
import { kindWords } from '@cardroom/engine/words'
import { columns } from './columns.ts'
import { ink } from './ink.ts'
import { besideNames, paragraphs, wrapped } from './prose.ts'

/** What a point asks and takes, and the answers of the five books, as `cardroom house point` shows them. */
export const pointText = (name: PointName): string => {
  const { asks, takes, also = [] } = askedOn(name)
  const chapter = chapters.find(({ points }) => Object.hasOwn(points, name))!
  return paragraphs(
    [ink.bold(name), ink.dim(chapter.title)],
    wrapped(asks),
    besideNames([
      ['takes', kindWords(takes)],
      ['also', also.join(', ')],
    ]),
    answerLines(name),
  )
}

/** A point as data: what it asks and takes, and the answers of the five books. */
export const pointData = (name: PointName): object => {
  const { asks, takes, also = [] } = askedOn(name)
  const answers = BOOKS.map((book): [BookId, unknown] => [book, rulebooks[book][name]])
  return {
    point: name,
    asks,
    takes: kindWords(takes),
    schema: kindSchema(takes),
    also,
    answers: Object.fromEntries(answers),
  }
}

/** The points by chapters, with their questions. */
export const pointsText = (): string =>
  paragraphs(
    ...chapters
      .filter(({ points }) => Object.keys(points).length > 0)
      .map(({ title, points }) => [
        ink.bold(title),
        ...Object.keys(points).flatMap(name => [
          `  ${name}`,
          ...wrapped(askedOn(name as PointName).asks, 92).map(line => ink.dim(`    ${line}`)),
        ]),
      ]),
  )

/** Two books and where they differ, the points by chapters. */
export const diffText = (a: Rulebook, b: Rulebook, diff: readonly ChapterDiff[]): string => {
  const count = diff.reduce((sum, { points }) => sum + points.length, 0)
  const names = `${titled(a)} and ${titled(b)}`
  if (count === 0) return `${names} don’t differ\n`
  const answers = (point: PointName): readonly string[] =>
    besideNames([a, b].map(book => [label(book), `${valueWords(book[point].is)} (${whoseWord(book, point)})`]))
  return paragraphs(
    [`${names} differ in ${counted(count)}`],
    ...diff.map(({ chapter, points }) => [
      ink.bold(chapter),
      ...points.flatMap(({ point, asks }) => [
        ...wrapped(`${point}: ${asks}`, 98).map(line => `  ${line}`),
        ...answers(point).map(line => `  ${line}`),
      ]),
    ]),
  )
}

/** This many points. */
export const counted = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`

/** A house is called by its name, a book by its id. */
const label = (book: Rulebook): string => (isHouse(book) ? book.name : book.id)

const titled = (book: Rulebook): string => `${book.name} (${isHouse(book) ? `a house based on ${book.id}` : book.id})`

const isHouse = (book: Rulebook): boolean => book.name !== rulebooks[book.id].name

/** The answers as one writes them in a house file, with the rules, and whose they are where a book is silent. */
const answerLines = (name: PointName): readonly string[] =>
  columns(BOOKS.map(book => [`  ${book}`, JSON.stringify(rulebooks[book][name].is), whoseWord(rulebooks[book], name)]))
