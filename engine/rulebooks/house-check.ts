import { problemsIn } from '../kinds/check.ts'
import { fields, type Kind, known, like, may, object, text, whole, words } from '../kinds/kind.ts'
import { type Problem, problems as problemsOf, under } from '../kinds/problem.ts'
import { no, type Refused, type Result } from '../kinds/result.ts'
import { isRecord } from '../kinds/shown.ts'
import { type ContradictionId, contradictionsIn } from './contradictions.ts'
import { type House, houseBook } from './house.ts'
import type { Asked } from './point.ts'
import { isPointName, type NoSuchPoint, noSuchPoint } from './point-named.ts'
import { BOOKS, type BookId } from './rule-id.ts'
import { points } from './rulebook.ts'
import { bookTitles, rulebooks } from './rulebooks.ts'

/** What can be wrong with a house beyond the kinds of its values: each code, and what it is about. */
export type HouseProblems = {
  readonly 'contradicts-itself': { readonly contradiction: ContradictionId }
  readonly 'no-such-point': NoSuchPoint
  readonly 'point-outside-overrides': null
}

const wrong = problemsOf<HouseProblems>()

/**
 * Reads a house from JSON: the house, or everything that's wrong with it, each with what's accepted. A house without
 * overrides follows its book; `$schema` may name the schema for editors.
 */
export const readHouse = (value: unknown): Result<{ readonly house: House }, NotAHouse> => {
  const problems = problemsIn(HOUSE, value).map(pointElsewhere)
  if (!isRecord(value)) return notAHouse(problems)
  const { name, book, overrides = {}, notes, edition } = value
  const all = [...problems, ...pointProblems('overrides', overrides), ...pointProblems('notes', notes)]
  if (all.length > 0) return notAHouse(all)
  const house = {
    name,
    book,
    overrides,
    ...(notes === undefined ? {} : { notes }),
    ...(edition === undefined ? {} : { edition }),
  } as House
  const odd = contradictionsIn(houseBook(rulebooks[house.book], house))
  if (odd.length > 0) return notAHouse(odd.map(contradiction => wrong('', 'contradicts-itself', { contradiction })))
  sound.add(house)
  return { ok: true, house }
}

/** Why this is no house: all that is wrong with it, each with its place. */
export type NotAHouse = { readonly why: 'not-a-house'; readonly problems: readonly Problem[] }

const notAHouse = (problems: readonly Problem[]): Refused<NotAHouse> => no({ why: 'not-a-house', problems })

/** The first thing that is wrong with a house, or null. One that was found sound is not read again. */
export const houseProblem = (house: House): Problem | null => {
  if (sound.has(house)) return null
  const read = readHouse(house)
  if (!read.ok) return read.refusal.problems[0]!
  sound.add(house)
  return null
}

const sound = new WeakSet<House>()

const isBook = (value: unknown): value is BookId => BOOKS.some(book => book === value)

const HOUSE = {
  ...fields({
    name: like('^(?=.*\\S)[^\\p{Cc}]{1,80}$', 'a name of 1 to 80 characters'),
    book: known(isBook, `one of ${BOOKS.map(book => `${book} (${bookTitles[book]})`).join(', ')}`),
    overrides: may({ ...object, said: 'an object with points and their values' }),
    notes: may({ ...object, said: 'an object with points and a text each' }),
    edition: may(fields({ number: whole(1), on: text(10), by: text(80), seal: text(64) })),
    $schema: may(text()),
  }),
  said: 'an object with name, book, overrides, notes',
}

const pointElsewhere = (problem: Problem): Problem =>
  isPointName(problem.at) ? wrong(problem.at, 'point-outside-overrides') : problem

const asked: ReadonlyMap<string, Asked> = new Map(Object.entries(points))

/** What is wrong with the points that are answered or explained. */
const pointProblems = (place: 'overrides' | 'notes', given: unknown): readonly Problem[] => {
  if (!isRecord(given)) return []
  const takes = (name: string): Kind => (place === 'notes' ? words : asked.get(name)!.takes)
  return Object.entries(given).flatMap(([name, value]) => {
    const at = under(place, name)
    return isPointName(name) ? problemsIn(takes(name), value, at) : [wrong(at, 'no-such-point', noSuchPoint(name))]
  })
}
