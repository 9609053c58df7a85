import { kindSchema, type Schema } from '../kinds/schema.ts'
import { askedOn, pointNames } from './point-named.ts'
import { BOOKS, type BookId } from './rule-id.ts'
import { bookTitles } from './rulebooks.ts'

/** The JSON Schema (2020-12) of a house file: an editor that knows it offers every point with its question and values. */
export const houseSchema = (): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A house of Cardroom',
  description: 'A rulebook, and the points in which a room departs from it.',
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    name: { type: 'string', minLength: 1, maxLength: 80, pattern: '\\S' },
    book: { description: `The book it goes by: ${BOOKS.map(titled).join(', ')}.`, enum: BOOKS },
    overrides: {
      description: 'The points that are answered otherwise than in the book.',
      type: 'object',
      properties: Object.fromEntries(pointNames.map(name => [name, pointSchema(name)])),
      additionalProperties: false,
    },
    notes: {
      description: 'The reasons of the house, by point.',
      type: 'object',
      propertyNames: { enum: pointNames },
      additionalProperties: { type: 'string', pattern: '\\S' },
    },
    edition: {
      description: 'Which edition it is: its number, its day, who signed it, and the seal of its text.',
      type: 'object',
      properties: {
        number: { type: 'integer', minimum: 1 },
        on: { type: 'string' },
        by: { type: 'string' },
        seal: { type: 'string' },
      },
      required: ['number', 'on', 'by', 'seal'],
      additionalProperties: false,
    },
  },
  required: ['name', 'book'],
  additionalProperties: false,
})

const titled = (book: BookId): string => `${book} (${bookTitles[book]})`

const pointSchema = (name: (typeof pointNames)[number]): Schema => {
  const asked = askedOn(name)
  const answers = BOOKS.flatMap(book => {
    const answer = asked[book]
    return answer === undefined ? [] : [`${book} ${JSON.stringify(answer[0])}`]
  })
  return { description: `${asked.asks} ${answers.join(', ')}`, ...kindSchema(asked.takes) }
}
