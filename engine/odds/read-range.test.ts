import { describe, expect, test } from 'vitest'
import { codeOf } from '../cards/card.ts'
import { oddsRefusalWords } from '../words/english/odds-refusals.ts'
import { equity } from './equity.ts'
import { topHoldings } from './holding-order.ts'
import { HOLDING_ORDER } from './holding-table.ts'
import { combosOf, HOLDINGS, holdingName, holdingOf } from './range.ts'
import { readRange } from './read-range.ts'

/** The holdings of a range and how many combos it has. */
const read = (text: string): readonly [string, number] => {
  const found = readRange(text)
  if (!found.ok) throw new Error(found.refusal.why)
  const { range } = found
  const names = range.map(({ cards: [a, b] }) => holdingName(holdingOf(codeOf(a), codeOf(b))))
  return [[...new Set(names)].join(' '), range.length]
}

describe('a range', () => {
  test.each([
    ['AKs', 'AKs', 4],
    ['AKo', 'AKo', 12],
    ['AK', 'AKs AKo', 16],
    ['KA', 'AKs AKo', 16],
    ['TT', 'TT', 6],
    ['TT+', 'TT JJ QQ KK AA', 30],
    ['AA+', 'AA', 6],
    ['ATs+', 'ATs AJs AQs AKs', 16],
    ['KTo+', 'KTo KJo KQo', 36],
    ['AQ+', 'AQs AQo AKs AKo', 32],
    ['QQ-99', 'QQ JJ TT 99', 24],
    ['99-QQ', 'QQ JJ TT 99', 24],
    ['76s-54s', '76s 65s 54s', 12],
    ['97s-75s', '97s 86s 75s', 12],
    ['A5s-A2s', 'A5s A4s A3s A2s', 16],
    ['K9o-K7o', 'K9o K8o K7o', 36],
    ['JhTh', 'JTs', 1],
    ['ThJh, JcTd', 'JTs JTo', 2],
    ['aks, tt', 'AKs TT', 10],
    [' 22+ , AKs ,55', '22 33 44 55 66 77 88 99 TT JJ QQ KK AA AKs', 82],
  ])('%s', (text, names, combos) => {
    expect(read(text)).toEqual([names, combos])
  })

  test('random is all 1,326 holdings, each once', () => {
    for (const text of ['random', 'any', '100%']) expect(read(text)[1]).toBe(1326)
    expect(HOLDINGS).toHaveLength(169)
  })

  test('has weights, and what is named twice counts as named last', () => {
    const found = readRange('QQ+:0.5,KK,AhAs:0.25')
    if (!found.ok) throw new Error(found.refusal.why)
    const of = (name: string) =>
      found.range
        .filter(({ cards: [a, b] }) => holdingName(holdingOf(codeOf(a), codeOf(b))) === name)
        .map(({ weight }) => weight)
    expect([of('QQ'), of('KK'), of('AA').toSorted()]).toEqual([
      Array(6).fill(0.5),
      Array(6).fill(1),
      [0.25, ...Array(5).fill(0.5)],
    ])
  })

  test.each([
    ['', 'character 1: a part of the range is missing here'],
    ['AA,,KK', 'character 4: a part of the range is missing here'],
    ['AA, KX', 'character 5: "KX" is not a holding'],
    ['22+, AAs', 'character 6: "AAs" is not a holding'],
    ['AKs+s', 'character 1: "AKs+s" is not a holding'],
    ['AhAh', 'character 1: "AhAh" has the same card twice'],
    ['AKs-QQ', 'character 1: "AKs-QQ" has ends that don’t match'],
    ['76s-54o', 'character 1: "76s-54o" has ends that don’t match'],
    ['76s-53s', 'character 1: "76s-53s" has ends that don’t match'],
    ['AA-KK-QQ', 'character 1: "AA-KK-QQ" is not a holding'],
    ['AKs:2', 'character 1: "AKs:2": a weight is more than 0 and at most 1'],
    ['AKs:', 'character 1: "AKs:": a weight is more than 0 and at most 1'],
    ['AKs:0.5:0.5', 'character 1: "AKs:0.5:0.5": a weight'],
    ['top 0%', 'character 1: "top 0%" is not a percentage from 0 to 100'],
    ['top 101%', 'character 1: "top 101%" is not a percentage from 0 to 100'],
  ])('%s is refused with its place', (text, words) => {
    const range = readRange(text)
    expect(!range.ok && oddsRefusalWords(range.refusal)).toContain(words)
    expect(!range.ok && oddsRefusalWords(range.refusal)).toContain('; accepted: AKs, AKo, AK, TT, 77+')
  })
})

describe('the best holdings by percent', () => {
  test('are whole holdings in the order of what they win against any two cards', () => {
    expect(topHoldings(1).map(holdingName)).toEqual(['AA', 'KK'])
    expect(read('top 5%')).toEqual([topHoldings(5).map(holdingName).join(' '), read('5%')[1]])
    for (const percent of [0.1, 3, 15, 33.3, 50, 99.9, 100]) {
      const count = topHoldings(percent).flatMap(combosOf).length
      expect(Math.abs(count - 13.26 * percent)).toBeLessThanOrEqual(6)
    }
  })

  test('the order has each of the 169 once, the best first, and comes to half of all pots', () => {
    expect(new Set(HOLDING_ORDER.map(([name]) => name))).toEqual(new Set(HOLDINGS.map(holdingName)))
    for (const [i, [, won]] of HOLDING_ORDER.entries())
      expect(won).toBeLessThanOrEqual(HOLDING_ORDER[i - 1]?.[1] ?? won)
    const combos = new Map(HOLDINGS.map(holding => [holdingName(holding), combosOf(holding).length]))
    const all = HOLDING_ORDER.reduce((sum, [name, won]) => sum + won * combos.get(name)!, 0)
    expect(all).toBe(1326 * 1225 * 1_712_304)
  })

  test.each(['KK', '72o', 'T9s'])('%s wins what the table says', name => {
    const holding = HOLDINGS.find(each => holdingName(each) === name)!
    const answer = equity({ hands: [{ cards: combosOf(holding)[0]! }, 'random'] }, { exact: true })
    if (!answer.ok) throw new Error(answer.refusal.why)
    const [{ win, tie } = { win: 0, tie: 0 }] = answer.hands
    expect(2 * win + tie).toBe(HOLDING_ORDER.find(([each]) => each === name)![1])
  })
})
