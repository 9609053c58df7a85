import { expect, test } from 'vitest'
import { conductOrderProblems } from './order-shapes.ts'

const incident = { type: 'RecordIncident', what: 'A card fell off the table.', ruling: 'It plays.', rules: [] }

test('what an incident says in other languages is made by the room: nobody outside puts it on record', () => {
  expect(conductOrderProblems(incident)).toEqual([])
  const translated = { de: { what: 'Etwas anderes.', ruling: 'Sie zählt nicht.' } }
  expect(conductOrderProblems({ ...incident, translated })).toMatchObject([{ at: 'translated', why: 'no-such-field' }])
})
