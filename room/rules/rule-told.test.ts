import { INCIDENTS } from '@cardroom/engine'
import { RULE_IDS } from '@cardroom/engine/rulebooks'
import { describe, expect, test } from 'vitest'
import { incidentsAsked } from './incidents-asked.ts'
import { ruleTold } from './rule-told.ts'

describe('why', () => {
  test('rules are told in our words, and nothing is told that is no rule', () => {
    for (const id of RULE_IDS.filter((_, i) => i % 11 === 0)) expect(ruleTold(id)?.says, id).toMatch(/\S/)
    expect(ruleTold('no such rule')).toBeUndefined()
    expect(ruleTold('../../package.json')).toBeUndefined()
  })

  test('where books differ, each of the five has its line', () => {
    const told = ruleTold('rrp/3/betting/4a')!
    expect(told.book).toBe("Robert's Rules of Poker")
    expect(told.points.length).toBeGreaterThan(0)
    for (const { books } of told.points) expect(books).toHaveLength(5)
    expect(told.points.flatMap(({ books }) => books).some(({ says }) => says !== null)).toBe(true)
  })
})

test('every kind of incident can be asked for, and no card that only a told table tells', () => {
  const asked = incidentsAsked('real')
  expect(asked.map(({ type }) => type)).toEqual(INCIDENTS)
  for (const { facts, example } of asked) {
    expect(example).toMatch(/\S/)
    expect(facts.some(({ name, maybe }) => maybe && name === 'replacement')).toBe(false)
  }
})
