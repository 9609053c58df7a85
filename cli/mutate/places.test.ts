import type { RuleId } from '@cardroom/engine'
import { points } from '@cardroom/engine/rulebooks'
import { describe, expect, test } from 'vitest'
import type { Source } from '../citations.ts'
import { placesIn } from './places.ts'

// Ids are put together here, so that this file names no rule itself.
const id = (number: string): RuleId => ['rrp', number].join('/') as RuleId
const [cap, lifted, other] = [id('3/betting/4a'), id('3/betting/5'), id('8/6')]

const chapter: Source = {
  file: 'engine/rulebooks/chapters/limit-betting.ts',
  text: [
    `const shared = ['round-begins-heads-up', '${lifted}'] as const`,
    `export const limitBetting = { title: 'x', points: {`,
    `  limitRaiseCapThreePlusRounds: point({ asks: 'x', takes: whole(1, 99),`,
    `    rrp: [3, '${cap}'], wsop: [4, 'wsop/130a'] }),`,
    `  raiseCapLiftsWhen: point({ asks: 'x', rrp: shared, uspa: shared }),`,
    `  oddChipHighLow: point({ asks: 'x', rrp: ['high-half', '${other}'] }),`,
    `} }`,
  ].join('\n'),
}
const file = 'engine/deal/raises.ts'
const found = (rule: RuleId, text: string, name?: string) => {
  const setting = name === undefined ? null : { name, value: null }
  const places = placesIn([chapter, { file, text }])({ id: rule, setting, forms: ['all'] }, [])
  const changes = (list: typeof places.own) => list.map(([first]) => `${first!.before} → ${first!.after}`)
  return { own: changes(places.own), led: changes(places.led([]).flat()) }
}

describe('a rule is broken', () => {
  test('where an answer rests on it, if the point is asked for', () => {
    const now = 'rrp limitRaiseCapThreePlusRounds: 3 → rrp limitRaiseCapThreePlusRounds: 4'
    expect(found(cap, 'const f = book => book.limitRaiseCapThreePlusRounds.is').own).toEqual([now])
    expect(found(cap, 'const f = book => book.limitRaiseCapTwoRounds.is').own).toEqual([])
    expect(points.limitRaiseCapThreePlusRounds.rrp[0]).toBe(3)
  })

  test('in all books that take its word, one place once', () => {
    const places = placesIn([chapter, { file, text: 'const f = ({ raiseCapLiftsWhen }) => raiseCapLiftsWhen.is' }])
    const [[first] = []] = places({ id: lifted, setting: null, forms: [] }, []).own
    expect(first!.edits.map(({ start, end }) => chapter.text.slice(start, end))).toEqual(["'round-begins-heads-up'"])
    expect(first!.edits[0]!.text).toBe('"round-begins-heads-up"')
  })

  test('where the code cites it', () => {
    const text = `// ${cap}: a cap\nconst a = 3\nconst b = { rule: '${cap}', most: 7 }\n`
    expect(found(cap, text).own).toEqual(['a = 3 → a = 4', 'most: 7 → most: 8'])
  })

  test('where code asks for a point that leaves no choice', () => {
    const text = "const f = book => book.oddChipHighLow.is === 'high-half'"
    const { own, led } = found(other, text)
    expect(own).toEqual([])
    expect(led).toContain("book.oddChipHighLow.is === 'high-half' → book.oddChipHighLow.is !== 'high-half'")
  })

  test('by the setting that the ledger names', () => {
    const text = 'const f = book => book.limitRaiseCapThreePlusRounds.is'
    const { own, led } = found(id('3/betting/3'), text, 'limitRaiseCap')
    expect(own).toEqual([])
    expect(led).toContain('rrp limitRaiseCapThreePlusRounds: 3 → rrp limitRaiseCapThreePlusRounds: 4')
  })

  test('where the rule is cited that it is a part of', () => {
    expect(found(id('3/betting/7/complete'), `const a = 3 // ${id('3/betting/7')}`).led).toEqual(['a = 3 → a = 4'])
  })

  test('in its form, and in the one that the form is made of; of several, in those that its tests speak of', () => {
    const text = [
      'const streets = () => [down(2)]',
      "const base = { id: 'a', cards: 3, streets: streets() }",
      "const form = { ...base, id: 'b', boards: 2 }",
      "const more = { id: 'c', cards: 9 }",
    ].join('\n')
    const inForms = (names: readonly string[], tests: readonly string[]): readonly string[] => {
      const places = placesIn([{ file: 'engine/forms/a.ts', text }])
      const { led } = places({ id: other, setting: null, forms: ['b', 'c'] }, tests)
      return led(names).flatMap(kind => kind.flatMap(list => [...new Set(list.map(({ before }) => before))]))
    }
    expect(inForms(['b for 3 players'], ["given({ form: 'c' })"])).toEqual(['boards: 2', 'cards: 3', 'down(2)'])
    expect(inForms(['bb, a-b'], ["given({ form: 'c' })"])).toEqual(['cards: 9'])
    expect(inForms([], [])).toEqual(['boards: 2', 'cards: 9', 'cards: 3', 'down(2)'])
  })

  test('nowhere, if nothing leads to it', () => {
    expect(found(other, 'const a = 3')).toEqual({ own: [], led: [] })
  })
})
