import { isSame } from '../kinds/same.ts'
import { valueWords } from '../kinds/value-words.ts'
import { askedOn } from './point-named.ts'
import { BOOKS, type BookId, type RuleId } from './rule-id.ts'
import { chapters, type PointName } from './rulebook.ts'
import { bookTitles, rulebooks } from './rulebooks.ts'

/** An answer to a point, with the books that give it by rules of their own and those that are silent and take it. */
export type Side = {
  readonly is: unknown
  readonly said: readonly { readonly book: BookId; readonly rules: readonly RuleId[] }[]
  readonly silent: readonly BookId[]
  /** The rules that answer for the silent books, if there are any. */
  readonly rules: readonly RuleId[]
}

/** The answers of the five books to a point: one for all of them, or several, Robert’s first. */
export const sidesOf = (point: PointName): readonly Side[] => {
  const { takes } = askedOn(point)
  const answers = BOOKS.map(book => ({ ...rulebooks[book][point], book }))
  const firsts = answers.filter((answer, i) => answers.findIndex(({ is }) => isSame(takes, is, answer.is)) === i)
  return firsts.map(({ is }) => {
    const given = answers.filter(answer => isSame(takes, answer.is, is))
    const silent = given.filter(({ by, book }) => by !== book)
    return {
      is,
      said: given.filter(({ by, book }) => by === book).map(({ book, rules }) => ({ book, rules })),
      silent: silent.map(({ book }) => book),
      rules: silent[0]?.rules ?? [],
    }
  })
}

/** The page docs/where-the-books-differ.md: every point, chapter by chapter, with the answers of the books. */
export const sideBySidePage = (): string =>
  [INTRODUCTION, counted(), ...chapters.map(chapterOf)].join('\n\n').concat('\n')

const INTRODUCTION = `# Where the books differ

This page is written from \`engine/rulebooks/chapters\` and a test holds it to them. Each point has its name, the question
it asks, and an answer a line with the books that give it and their rules. A silent book takes Robert’s answer; where
Robert’s is silent too, the rules of the book that speaks are named. A house answers any of these points otherwise by its
name.

The books: ${BOOKS.map(id => `${bookTitles[id]} (\`${id}\`)`).join(', ')}.`

const counted = (): string => {
  const sides = chapters.flatMap(({ points }) => namesIn(points).map(sidesOf))
  const apart = sides.filter(found => found.length > 1).length
  return `Of ${sides.length} points the books answer ${apart} differently and ${sides.length - apart} alike.`
}

const chapterOf = ({ title, points }: (typeof chapters)[number]): string => {
  const names = namesIn(points)
  const isApart = (name: PointName): boolean => sidesOf(name).length > 1
  const apart = names.filter(isApart)
  const alike = names.filter(name => !isApart(name))
  return [
    `## ${title}`,
    ...apart.map(name => [`### ${name}`, askedOn(name).asks, sidesOf(name).map(line).join('\n')].join('\n\n')),
    ...(alike.length > 0 ? ['### Alike in all books', alike.map(alikeLine).join('\n')] : []),
  ].join('\n\n')
}

const namesIn = (points: object): readonly PointName[] => Object.keys(points) as readonly PointName[]

const line = (side: Side): string => `- **${valueWords(side.is)}** — ${whose(side)}`

const alikeLine = (name: PointName): string => {
  const [side] = sidesOf(name)
  return `- \`${name}\`: ${askedOn(name).asks} **${valueWords(side!.is)}** — ${whose(side!)}`
}

/** The books that say it with their rules, then the silent ones, with the rules that answer for them if not named yet. */
const whose = ({ said, silent, rules }: Side): string => {
  const speakers = said.map(({ book, rules }) => `${SHORT[book]} (${rules.join(', ')})`)
  if (silent.length === 0) return speakers.join('; ')
  const names = silent.map(book => SHORT[book]).join(', ')
  const isSaid = said.some(one => one.rules[0] === rules[0])
  return [...speakers, `silent: ${names}${isSaid ? '' : ` (${rules.join(', ')})`}`].join('; ')
}

const SHORT: Readonly<Record<BookId, string>> = {
  rrp: 'Robert’s',
  uspa: 'USPA',
  hpt: 'Home',
  web: 'General',
  wsop: 'WSOP',
}
