import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isSame } from '../kinds/same.ts'
import type { Differences } from './differences.ts'
import type { House } from './house.ts'
import { bookOf } from './ledger.ts'
import type { Answer, Asked } from './point.ts'
import { askedOn, isPointName, pointNames } from './point-named.ts'
import { BOOKS, type BookId, isRuleId } from './rule-id.ts'
import { chapters, type PointName } from './rulebook.ts'
import { rulebookOf, rulebooks } from './rulebooks.ts'

const file = readFileSync(new URL('./ledger/differences.json', import.meta.url), 'utf8')
const differences = (JSON.parse(file) as Differences).points
const asked = pointNames.map((name): readonly [PointName, Asked] => [name, askedOn(name)])
const others = BOOKS.filter(book => book !== 'rrp')
const twice = (names: readonly string[]): readonly string[] => names.filter((name, i) => names.indexOf(name) !== i)

describe('the points', () => {
  test('have one name each, and another name belongs to one point alone', () => {
    expect(twice(chapters.flatMap(({ points }) => Object.keys(points)))).toEqual([])
    const also = asked.flatMap(([, point]) => point.also ?? [])
    expect(twice(also)).toEqual([])
    expect(also.filter(isPointName)).toEqual([])
  })

  test('ask a question of one line', () => {
    for (const [name, { asks }] of asked) expect(asks, name).toMatch(/^[A-Z][^\n]*\?/)
    expect(twice(asked.map(([, { asks }]) => asks))).toEqual([])
    expect(twice(chapters.map(({ title }) => title))).toEqual([])
  })

  test('cite rules that there are, each once', () => {
    for (const [name, point] of asked) {
      for (const [, ...rules] of answersTo(point).map(([, answer]) => answer)) {
        expect(rules.length, name).toBeGreaterThan(0)
        expect(
          rules.filter(id => !isRuleId(id)),
          name,
        ).toEqual([])
        expect(twice(rules), name).toEqual([])
      }
    }
  })
})

describe('a book answers', () => {
  test.each(others)('%s by a rule of its own first', book => {
    const strange = asked.filter(([, { [book]: answer }]) => answer !== undefined && bookOf(answer[1]) !== book)
    expect(strange.map(([name]) => name)).toEqual([])
  })

  test("Robert's by another book's rule only where it is silent itself", () => {
    const borrowed = asked.filter(([, { rrp }]) => bookOf(rrp[1]) !== 'rrp').map(([name]) => name)
    expect(borrowed.length).toBeGreaterThan(0)
    expect(borrowed.filter(name => speaksIn('rrp', name))).toEqual(besides.rrp)
  })

  test('or is silent, takes what answers for all and says whose word that is', () => {
    for (const [name, point] of asked) {
      for (const book of BOOKS) {
        const { is, rule, rules, by } = rulebooks[book][name]
        const [value, ...cited] = point[book] ?? point.rrp
        expect({ is, rule, rules }, name).toEqual({ is: value, rule: cited[0], rules: cited })
        expect(by, `${book} ${name}`).toBe(bookOf(cited[0]!))
      }
    }
    expect(rulebooks.web.maxConsecutiveDraw).toMatchObject({ is: 4, by: 'rrp', rule: 'rrp/11/10' })
    expect(rulebooks.rrp.straddleInKillPot).toMatchObject({ is: false, by: 'wsop', rule: 'wsop/203' })
  })

  test.each(BOOKS)('%s for itself wherever it has a rule on a difference', book => {
    const silent = pointNames.filter(name => speaksIn(book, name) && rulebooks[book][name].by !== book)
    expect(silent).toEqual(besides[book])
  })

  test.each(BOOKS)('%s with plain data', book => {
    expect(JSON.parse(JSON.stringify(rulebooks[book]))).toEqual(rulebooks[book])
  })
})

describe('a house', () => {
  const house: House = { name: 'Ours', book: 'wsop', overrides: { limitRaiseCapThreePlusRounds: 3 } }

  test('changes a point, which is then its own word, and keeps the rest', () => {
    const { limitRaiseCapThreePlusRounds: cap, name, ...rest } = rulebookOf(house)
    expect(cap).toEqual({ is: 3, rule: 'wsop/130a', rules: ['wsop/130a'], by: 'house' })
    expect(name).toBe('Ours')
    const { limitRaiseCapThreePlusRounds: was, name: title, ...kept } = rulebooks.wsop
    expect(rest).toEqual(kept)
    expect([was.is, was.by, title]).toEqual([4, 'wsop', 'WSOP live action rules'])
  })

  test('of every book answers every point', () => {
    for (const book of BOOKS) {
      const answers = rulebookOf({ name: 'Ours', book, overrides: {} })
      expect(pointNames.filter(name => answers[name] !== rulebooks[book][name])).toEqual([])
      expect(rulebookOf(book)).toBe(rulebooks[book])
    }
  })
})

test('two books that speak against each other have two answers, but for those that come to the same', () => {
  const alike = differences.filter(({ kind, settings }) => kind === 'C' && !settings.some(differs))
  // What sets these apart is advice, a reading, or a point beside them: how many raises are left, how stud is killed.
  expect(alike.map(point => point.number)).toEqual([
    64, 76, 80, 90, 92, 112, 123, 124, 126, 147, 187, 190, 191, 211, 222, 223,
  ])
})

/** By book, points on which the differences name a rule of it that leaves the point itself open. */
const besides: Readonly<Record<BookId, readonly PointName[]>> = {
  rrp: ['bigBetMinBuyInBigBlinds', 'jacksReanteLimit'],
  uspa: ['discloseFoldedHand', 'idRequired', 'burnErrorFix', 'headsUpTransition'],
  hpt: [
    'limitBuyInMultiple',
    'timeCollectionTiming',
    'initialButton',
    'callShortAllIn',
    'muckAtShowdown',
    'tournamentDeckChange',
  ],
  web: [
    'maxBuyIn',
    'prematureTurnRepair',
    'misunderstandingMaxFraction',
    'lowballMiscall',
    'headsUpTransition',
    'dealOffFree',
  ],
  wsop: [
    'minDeckUseRounds',
    'timeCollectionTiming',
    'drawHighMisdealRules',
    'callShortAllIn',
    'muckAtShowdown',
    'headsUpTransition',
    'newGameFreeEntry',
    'drawHighJokerUse',
  ],
}

const differs = (setting: string): boolean => {
  if (!isPointName(setting)) return true
  const { takes } = askedOn(setting)
  return BOOKS.some(book => !isSame(takes, rulebooks[book][setting].is, rulebooks.rrp[setting].is))
}

const answersTo = (point: Asked): readonly (readonly [BookId, Answer<unknown>])[] =>
  BOOKS.flatMap(book => (point[book] === undefined ? [] : [[book, point[book]] as const]))

/** Does a book have rules of its own on this point where the books are held side by side? */
const speaksIn = (book: BookId, name: string): boolean =>
  differences.some(({ settings, answers }) => settings.includes(name) && (answers[book]?.rules.length ?? 0) > 0)
