import { describe, expect, test } from 'vitest'
import { stakesFor } from '../deal/stakes.ts'
import { forms } from '../forms/forms.ts'
import { decide } from '../rulings/decide.ts'
import { given } from '../testing/given.ts'
import { refusalWords } from '../words/english/print.ts'
import { problemText } from '../words/english/problems.ts'
import type { House } from './house.ts'
import { houseProblem, readHouse } from './house-check.ts'
import { bookDiff } from './house-diff.ts'
import { bookPage } from './house-page.ts'
import { houseSchema } from './house-schema.ts'
import { askedOn, isPointName, pointNames } from './point-named.ts'
import { BOOKS } from './rule-id.ts'
import { rulebookOf, rulebooks } from './rulebooks.ts'

const friday: House = {
  name: 'Friday night',
  book: 'rrp',
  overrides: { limitRaiseCapThreePlusRounds: 4, aceToFiveJoker: false, maxConsecutiveDraw: 4 },
  notes: { aceToFiveJoker: 'The joker is lost.' },
}
const problemsOf = (changes: object): readonly string[] => {
  const read = readHouse({ ...friday, ...changes })
  return read.ok ? [] : read.refusal.problems.map(problemText)
}

describe('a house is read', () => {
  test('as it was written, and without what is for editors', () => {
    expect(readHouse(JSON.parse(JSON.stringify({ $schema: 'house.json', ...friday })))).toEqual({
      ok: true,
      house: friday,
    })
    expect(readHouse({ name: 'Plain', book: 'web' })).toEqual({
      ok: true,
      house: { name: 'Plain', book: 'web', overrides: {} },
    })
  })

  test.each<readonly [problem: string, changes: object]>([
    ['name: is missing; accepted: a name of 1 to 80 characters', { name: undefined }],
    ['is not accepted; accepted: a name of 1 to 80 characters', { name: '\n' }],
    ['book: is missing; accepted: one of rrp (Robert’s Rules of Poker), uspa (USPA', { book: undefined }],
    ['book: "hoyle" is not accepted; accepted: one of rrp', { book: 'hoyle' }],
    ['overides: there is no field "overides"; did you mean "overrides"?', { overides: {} }],
    ['colour: there is no field "colour"; accepted: name, book, overrides, notes', { colour: 'red' }],
    ['aceToFiveJoker: is a point; accepted: points in "overrides"', { aceToFiveJoker: true }],
    ['overrides: a list of 1 is not accepted; accepted: an object with points and their values', { overrides: [1] }],
    [
      'overrides.raiseCapLiftWhen: there is no point "raiseCapLiftWhen"; did you mean raiseCapLiftsWhen',
      { overrides: { raiseCapLiftWhen: 1 } },
    ],
    ['overrides.toString: there is no point "toString"', { overrides: { toString: 1 } }],
    [
      'overrides.raiseCapLiftsWhen: "never" is not accepted; accepted: one of once-heads-up, round-begins-heads-up',
      { overrides: { raiseCapLiftsWhen: 'never' } },
    ],
    [
      'overrides.limitReopenFraction.fraction: 2 is not accepted; accepted: a number from 0 to 1',
      { overrides: { limitReopenFraction: { fraction: 2, inclusive: true } } },
    ],
    [
      'overrides.potLimitSmallBlindAsBig.tournament: is missing; accepted: true or false',
      { overrides: { potLimitSmallBlindAsBig: { cash: true } } },
    ],
    ['notes: "because" is not accepted; accepted: an object with points and a text each', { notes: 'because' }],
    [
      'notes.aceToFiveJokr: there is no point "aceToFiveJokr"; did you mean aceToFiveJoker',
      { notes: { aceToFiveJokr: 'lost' } },
    ],
    ['notes.aceToFiveJoker: "" is not accepted; accepted: a text', { notes: { aceToFiveJoker: '' } }],
  ])('or refused: %s', (problem, changes) => {
    const problems = problemsOf(changes)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(problem)
  })

  test('everything that is wrong is reported at once', () => {
    expect(problemsOf({ book: 'x', overrides: { aceToFiveJoker: 1, maxConsecutiveDraw: 0, x: 1 } })).toHaveLength(4)
    const read = readHouse(null)
    expect(!read.ok && read.refusal.problems.map(problemText)).toEqual([
      'null is not accepted; accepted: an object with name, book, overrides, notes',
    ])
  })

  test('a name of the ledger is answered with the one it has here', () => {
    for (const name of pointNames) {
      for (const other of (askedOn(name).also ?? []).filter(it => !isPointName(it))) {
        const [problem, ...more] = problemsOf({ overrides: { [other]: true } })
        expect(more).toEqual([])
        expect(problem).toMatch(`overrides.${other}: "${other}" is called `)
        expect(problem).toContain(name)
      }
    }
  })
})

describe('the book of a house', () => {
  const book = rulebookOf(friday)

  test('departs where the house says so, and cites what it departs from', () => {
    expect(book.name).toBe('Friday night')
    expect(book.limitRaiseCapThreePlusRounds).toMatchObject({ is: 4, rule: 'rrp/3/betting/4a', by: 'house' })
    expect(book.raiseCapLiftsWhen).toEqual(rulebooks.rrp.raiseCapLiftsWhen)
    // What is overridden with the book's own answer is the book's.
    expect(book.maxConsecutiveDraw).toEqual(rulebooks.rrp.maxConsecutiveDraw)
  })

  test('is held beside another, chapter by chapter', () => {
    expect(bookDiff(rulebooks.rrp, rulebooks.rrp)).toEqual([])
    const diff = bookDiff(rulebooks.rrp, book)
    expect(diff.map(({ chapter, points }) => [chapter, points.map(it => it.point)])).toEqual([
      ['Limit betting', ['limitRaiseCapThreePlusRounds']],
      ['Lowball and draw', ['aceToFiveJoker']],
    ])
    expect(diff[0]!.points[0]).toMatchObject({ a: { is: 3, by: 'rrp' }, b: { is: 4, by: 'house' } })
    const wsop = bookDiff(rulebooks.rrp, rulebooks.wsop).flatMap(({ points }) => points.map(it => it.point))
    expect(wsop).toContain('raiseCapLiftsWhen')
    expect(wsop).not.toContain('limitReopenFraction')
  })

  test('rrp/changes: what the house lists goes before the printed rule, and stands on the sheet of changes', () => {
    const raised = given({ form: 'holdem', seats: 4, book: friday }).plays(
      'deal; 3 raises; 4 raises; 1 raises; 2 raises',
    )
    raised.offers({ seat: 3, wager: null })
    given({ form: 'holdem', seats: 4 }).plays('deal; 3 raises; 4 raises; 1 raises').offers({ seat: 2, wager: null })
    expect(bookPage(book)).toMatch(/^\| .*raises.* \| \*\*4\*\* \| 3 \| rrp\/3\/betting\/4a \|/m)
  })

  test('is printed whole', () => {
    const page = bookPage(book)
    expect(page).toMatch(
      /^# Friday night\n\nThis room goes by Robert’s Rules of Poker \(`rrp`\) and departs from it in 2 points\.\n/,
    )
    expect(page).toMatch(/^\| Is ace-to-five .*\? \| \*\*no\*\* \| yes \| rrp\/11\/a5\/1 \| The joker is lost\. \|$/m)
    expect(page).toContain('**4** (`limitRaiseCapThreePlusRounds`; the house, departing from rrp/3/betting/4a)')
    for (const name of pointNames) expect(page).toContain(`(\`${name}\`; `)
    expect(page.endsWith('\n')).toBe(true)
    expect(page).not.toMatch(/\n\n\n|undefined|\[object/)
  })

  test('says whose word it is where a book is silent', () => {
    const page = bookPage(rulebooks.hpt)
    expect(page).not.toContain('departs')
    expect(page).toMatch(/`maxConsecutiveDraw`; Robert’s Rules of Poker, since the book is silent: rrp\/11\/10, rrp/)
    expect(page).toContain('(`raiseCapLiftsWhen`; hpt/rrp7/3/betting-4)')
  })
})

test('the schema has every point with its question', () => {
  const { properties, required } = houseSchema() as {
    properties: { overrides: { properties: Record<string, { description: string }> } }
    required: readonly string[]
  }
  expect(required).toEqual(['name', 'book'])
  expect(Object.keys(properties.overrides.properties)).toEqual(pointNames)
  expect(properties.overrides.properties.raiseCapLiftsWhen).toMatchObject({
    description: expect.stringMatching(/^From when .*\? rrp "once-heads-up", .*wsop "round-begins-heads-up"$/),
    enum: ['once-heads-up', 'round-begins-heads-up'],
  })
  for (const book of BOOKS) expect(JSON.stringify(houseSchema())).toContain(`"${book}"`)
})

describe('a deal by a house', () => {
  const form = forms.holdem
  const seats = [1, 2].map(seat => ({ seat, chips: 100 }))
  const start = (book: House) =>
    decide(undefined, { type: 'StartDeal', form, stakes: stakesFor(form, 'limit', 10), button: 1, seats, book })

  test('starts if the house is sound', () => {
    expect(start(friday).ok).toBe(true)
    expect([houseProblem(friday), houseProblem(friday)]).toEqual([null, null])
  })

  test('is refused with the first problem if it is not', () => {
    const strange = { ...friday, overrides: { raiseCapLiftsWhen: 'never' } } as unknown as House
    for (const book of [strange, strange]) {
      const decided = start(book)
      expect(decided).toMatchObject({ ok: false, refusal: { why: 'house-makes-no-sense' } })
      if (!decided.ok) {
        expect(refusalWords(decided.refusal)).toMatch(
          /under these house rules: overrides\.raiseCapLiftsWhen: "never" is not accepted; accepted: one of /,
        )
      }
    }
    expect(start(null as unknown as House)).toMatchObject({ ok: false, refusal: { why: 'house-makes-no-sense' } })
  })
})
