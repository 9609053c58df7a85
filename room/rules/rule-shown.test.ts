import { INCIDENTS } from '@cardroom/engine'
import { RULE_IDS } from '@cardroom/engine/rulebooks'
import { describe, expect, test } from 'vitest'
import { incidentsAsked } from './incidents-asked.ts'
import { ruleShown } from './rule-shown.ts'

describe('why', () => {
  test('rules are described in our words, and nothing else is', () => {
    for (const id of RULE_IDS.filter((_, i) => i % 11 === 0)) expect(ruleShown(id)?.says, id).toMatch(/\S/)
    expect(ruleShown('no such rule')).toBeUndefined()
    expect(ruleShown('../../package.json')).toBeUndefined()
  })

  test('where books differ, each of the five has its line', () => {
    const shown = ruleShown('rrp/3/betting/4a')!
    expect(shown.book).toBe('Robert’s Rules of Poker')
    expect(shown.points.length).toBeGreaterThan(0)
    for (const { books } of shown.points) expect(books).toHaveLength(5)
    expect(shown.points.flatMap(({ books }) => books).some(({ says }) => says !== null)).toBe(true)
  })

  test('an example comes case by case, its cards as cards', () => {
    const { example } = ruleShown('rrp/5/1')!
    expect(example[0]!.when).toContainEqual({ card: '9h' })
    expect(example.length).toBeGreaterThan(1)
    expect(ruleShown('rrp/0/preface/tda')!.example).toEqual([])
  })

  test('what a book says is said in words, never as a bare value', () => {
    for (const id of RULE_IDS.filter((_, i) => i % 7 === 0))
      for (const { asks, books } of ruleShown(id)!.points)
        for (const { says } of books) if (says !== null) expect(says, `${id}: ${asks}`).toMatch(/[a-z]{2}/i)
  })

  test('is answered in German as in English: the same points, books and rules', () => {
    for (const id of RULE_IDS.filter((_, i) => i % 17 === 0)) {
      const [english, german] = [ruleShown(id)!, ruleShown(id, 'de')!]
      const cited = ({ points, alike, leansOn }: typeof english): unknown => [
        points.map(({ books }) => books.map(({ rules, says }) => [rules, says === null])),
        [...alike, ...leansOn].map(it => it.id),
      ]
      expect(cited(german), id).toEqual(cited(english))
      expect(german.says, id).not.toBe(english.says)
      expect(german.example.length, id).toBe(english.example.length)
    }
    const { book, section, points } = ruleShown('wsop/130', 'de')!
    expect([book, section, points[0]!.books[3]!.book]).toEqual([
      'WSOP-Regeln für Live-Action',
      'VI Allgemeine Pokerregeln: Setzen und Erhöhen',
      'Allgemeine Pokerregeln',
    ])
  })
})

test('every kind of incident can be asked for, and no card that only people at a table of real cards can name', () => {
  const asked = incidentsAsked('real')
  expect(asked.map(({ type }) => type)).toEqual(INCIDENTS)
  for (const { facts, example } of asked) {
    expect(example).toMatch(/\S/)
    expect(facts.some(({ name, maybe }) => maybe && name === 'replacement')).toBe(false)
  }
})
