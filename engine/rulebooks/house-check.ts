import { isRecord, isText, kindProblems, shown } from '../kinds/check.ts'
import { near } from '../kinds/near.ts'
import { contradictionsIn } from './contradictions.ts'
import { type House, houseBook } from './house.ts'
import { askedOn, isPointName, noSuchPoint } from './point-named.ts'
import { BOOKS, type BookId } from './rule-id.ts'
import { bookTitles, rulebooks } from './rulebooks.ts'

/**
 * A house as somebody wrote it, in JSON: the house, or all that is wrong with it, each with what is accepted. A house
 * without overrides goes by its book; `$schema` may name the schema for the sake of an editor.
 */
export const readHouse = (value: unknown): House | { readonly problems: readonly string[] } => {
  if (!isRecord(value)) return { problems: [`a house is an object with ${FIELDS.join(', ')}, not ${shown(value)}`] }
  const { name, book, overrides = {}, notes } = value
  const problems = [
    ...Object.keys(value).flatMap(strangeField),
    ...(isName(name) ? [] : [`name must be a text of 1 to 80 characters, not ${shown(name)}`]),
    ...(isBook(book) ? [] : [`book ${book === undefined ? 'is missing; it' : ''} must be ${FIVE}${notThat(book)}`]),
    ...overrideProblems(overrides),
    ...noteProblems(notes),
  ]
  if (problems.length > 0 || !isBook(book)) return { problems }
  const house = { name, book, overrides, ...(notes === undefined ? {} : { notes }) } as House
  const odd = contradictionsIn(houseBook(rulebooks[book], house))
  if (odd.length > 0) return { problems: odd }
  sound.add(house)
  return house
}

/** The first thing that is wrong with a house, or null. One that was found sound is not read again. */
export const houseProblem = (house: House): string | null => {
  if (sound.has(house)) return null
  const read = readHouse(house)
  if ('problems' in read) return read.problems[0]!
  sound.add(house)
  return null
}

const sound = new WeakSet<House>()

const FIELDS = ['name', 'book', 'overrides', 'notes']

const FIVE = `one of ${BOOKS.map(book => `${book} (${bookTitles[book]})`).join(', ')}`

const notThat = (book: unknown): string => (book === undefined ? '' : `, not ${shown(book)}`)

const isBook = (value: unknown): value is BookId => BOOKS.some(book => book === value)

const isName = (value: unknown): boolean => typeof value === 'string' && /^(?=.*\S)[^\p{Cc}]{1,80}$/u.test(value)

const strangeField = (name: string): readonly string[] => {
  if (FIELDS.includes(name) || name === '$schema') return []
  if (isPointName(name)) return [`${name} is a point: it belongs into overrides`]
  const [meant] = near(name, FIELDS)
  return [
    `${name} is not known; ${meant === undefined ? `a house has ${FIELDS.join(', ')}` : `did you mean ${meant}?`}`,
  ]
}

const overrideProblems = (overrides: unknown): readonly string[] => {
  if (!isRecord(overrides)) return [`overrides must be an object with points and their values, not ${shown(overrides)}`]
  return Object.entries(overrides).flatMap(([name, value]) =>
    isPointName(name) ? kindProblems(askedOn(name).takes, value, name) : [`overrides: ${noSuchPoint(name)}`],
  )
}

const noteProblems = (notes: unknown): readonly string[] => {
  if (notes === undefined) return []
  if (!isRecord(notes)) return [`notes must be an object with points and a text each, not ${shown(notes)}`]
  return Object.entries(notes).flatMap(([name, text]) => {
    if (!isPointName(name)) return [`notes: ${noSuchPoint(name)}`]
    return isText(text) ? [] : [`notes.${name} must be a text, not ${shown(text)}`]
  })
}
