import { BOOKS, readHouse, rulebooks } from '@cardroom/engine'
import { pointNames } from '@cardroom/engine/rulebooks'
import { problemText } from '@cardroom/engine/words'
import { describe, expect, test } from 'vitest'
import { booksShown } from './books-shown.ts'
import { houseProblemText } from './house-points.ts'
import { houseShown } from './house-shown.ts'

describe('the books side by side', () => {
  const { books, chapters, house } = booksShown()
  test('every point once, with an answer of each book that names its rules', () => {
    const all = chapters.flatMap(({ points }) => points)
    expect(all.map(({ name }) => name).sort()).toEqual([...pointNames].sort())
    expect(books.map(({ id }) => id)).toEqual([...BOOKS])
    for (const { name, answers } of all) {
      expect(answers, name).toHaveLength(BOOKS.length)
      for (const { says, rules } of answers) expect(says !== '' && rules.length > 0, name).toBe(true)
    }
    expect(all.find(({ name }) => name === 'limitRaiseCapThreePlusRounds')).toMatchObject({ differs: true })
  })

  test('the points that a host sets have among their choices what every book says, and each choice makes a house', () => {
    expect(house.length).toBeGreaterThanOrEqual(12)
    for (const { point, field, choices, values } of house) {
      for (const value of values) {
        const part = field === null ? value : (value as Readonly<Record<string, unknown>>)[field]
        expect(
          choices.map(it => it.value),
          point,
        ).toContain(part)
        for (const choice of choices) {
          const is = field === null ? choice.value : { ...(value as object), [field]: choice.value }
          const read = readHouse({ name: 'Ours', book: 'rrp', overrides: { [point]: is } })
          if (!read.ok) expect(read.refusal.problems.map(problemText).join(), point).not.toContain('not accepted')
        }
      }
    }
  })
})

test('the books and the points that a host sets are said in German, with the same answers', () => {
  const [english, german] = [booksShown(), booksShown('de')]
  const bare = ({ chapters, house }: typeof english): unknown => [
    chapters.map(({ points }) =>
      points.map(it => [it.name, it.differs, it.answers.map(({ rules, by }) => [rules, by])]),
    ),
    house.map(({ choices, words, ...rest }) => [rest, choices.map(({ value }) => value)]),
  ]
  expect(bare(german)).toEqual(bare(english))
  for (const [i, { choices, words }] of german.house.entries()) {
    const theirs = english.house[i]!
    expect(new Set(choices.map(it => it.words)).size, words).toBe(choices.length)
    if (words !== 'Odd Chip') expect(words).not.toBe(theirs.words)
  }
  expect(houseShown('web', 'de').name).toBe('Allgemeine Pokerregeln')
})

test('a house is described by its departures from its book, with its reasons', () => {
  expect(houseShown('wsop')).toMatchObject({ book: 'wsop', departs: [] })
  const read = readHouse({
    name: 'Friday',
    book: 'rrp',
    overrides: { limitRaiseCapThreePlusRounds: 4 },
    notes: { limitRaiseCapThreePlusRounds: 'We like it.' },
  })
  if (!read.ok) throw new Error(read.refusal.problems.map(problemText).join())
  expect(houseShown(read.house)).toEqual({
    name: 'Friday',
    book: 'rrp',
    edition: null,
    departs: [{ point: 'limitRaiseCapThreePlusRounds', says: '4', note: 'We like it.' }],
  })
})

test('a house that contradicts itself names its points by the words that people choose them by', () => {
  const { bigBetStraddle, limitStraddle } = rulebooks.rrp
  const overrides = {
    straddleMandatory: { ...rulebooks.rrp.straddleMandatory.is, when: 'only-if-on-placard' },
    bigBetStraddle: { ...bigBetStraddle.is, allowed: false },
    limitStraddle: { ...limitStraddle.is, allowed: false },
  }
  const read = readHouse({ name: 'Ours', book: 'rrp', overrides })
  expect(!read.ok && houseProblemText('en')(read.refusal.problems[0]!)).toContain(
    '“Straddles at limit” and “Straddles at no-limit and pot-limit” allow none',
  )
  expect(!read.ok && houseProblemText('de')(read.refusal.problems[0]!)).toContain(
    'wo „Straddles bei Limit“ und „Straddles bei No-Limit und Pot-Limit“ keinen erlauben',
  )
})
