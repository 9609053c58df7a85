import { describe, expect, test } from 'vitest'
import { ask } from '../ask/ask.ts'
import type { Card } from '../cards/card.ts'
import type { Form } from '../forms/form.ts'
import { compareHands } from '../ranking/compare.ts'
import type { RankingName } from '../ranking/ranking.ts'
import { handsDrill, potLimitDrill, potLimitMost, sidePotDrill } from './dealer-drills.ts'
import { DRILL_AREAS, type Drill } from './drill.ts'
import { knownAfter, NO_REPEAT, nextDrill } from './next-drill.ts'
import { contradictions } from './ruling-check.ts'
import { rulingDrill } from './ruling-drill.ts'

const isFair = ({ options, right, rules, about, asks, why }: Drill): boolean =>
  new Set(options).size === options.length &&
  options.length > 1 &&
  right.length > 0 &&
  right.length < options.length &&
  right.every(place => options[place] !== undefined) &&
  rules.length > 0 &&
  [about, asks, why].every(words => words !== '')

const FAMILIES: readonly Form['family'][] = ['board', 'stud', 'draw', 'chinese']
/** How many of each family are checked here; the soak checks 500. */
const PER_FAMILY = 40

describe('ruling drills', () => {
  test.each(FAMILIES)(
    '%s: they say what the deal does when the incident is reported',
    family => {
      let made = 0
      for (let n = 0; made < PER_FAMILY && n < PER_FAMILY * 3; n++) {
        const found = rulingDrill(family, 'rrp', `check ${n}`)
        if (found === null) continue
        made++
        expect(isFair(found.drill), found.drill.key).toBe(true)
        // the other way: the incident is reported in the deal, which then says what was ruled or what may be ruled
        expect(contradictions(found), found.drill.key).toEqual([])
      }
      expect(made).toBe(PER_FAMILY)
    },
    600_000,
  )

  test('the same seed asks the same', () => {
    expect(rulingDrill('board', 'wsop', 'one')?.drill).toEqual(rulingDrill('board', 'wsop', 'one')?.drill)
  })
})

describe('dealer’s drills', () => {
  test('side pots come out chip by chip', () => {
    for (let n = 0; n < 500; n++) {
      const drill = sidePotDrill(`side ${n}`)
      expect(isFair(drill), drill.key).toBe(true)
      const seats = [...drill.about.matchAll(/seat (\d) has (\d+) in( and folded)?/g)].map(
        ([, seat, chips, folded]) => ({
          seat: Number(seat),
          chips: Number(chips),
          folded: folded !== undefined,
        }),
      )
      const most = Math.max(...seats.map(({ chips }) => chips))
      expect(seats.filter(it => !it.folded && it.chips === most).length, drill.key).toBeGreaterThan(1)
      // chip by chip: each goes into the pot of those who could still match it
      const pots: { readonly who: string; amount: number }[] = []
      for (let chip = 1; chip <= most; chip++) {
        const who = seats
          .filter(it => !it.folded && it.chips >= chip)
          .map(({ seat }) => seat)
          .join()
        const amount = seats.filter(({ chips }) => chips >= chip).length
        const last = pots.at(-1)
        if (last !== undefined && (last.who === who || who === '')) last.amount += amount
        else pots.push({ who, amount })
      }
      const wanted = pots[drill.asks.includes('side') ? 1 : 0]!.amount
      expect(
        drill.right.map(place => drill.options[place]),
        drill.key,
      ).toEqual([String(wanted)])
    }
  })

  test('the pot-limit maximum is what a table allows', () => {
    for (let n = 0; n < 500; n++) expect(isFair(potLimitDrill(`pot ${n}`))).toBe(true)
    for (const bet of [10, 15, 20]) {
      const acts = ['deal', 'around', 'deal', `bets ${bet}`]
      const { answers } = ask({ form: 'omaha', structure: 'pot-limit', stakes: '5-10', seats: 2, acts, ask: 'legal' })
      expect(JSON.stringify(answers!.legal)).toContain(`"most":${potLimitMost(20, bet)}`)
    }
  })

  test('hands are read the same from the other side', () => {
    for (let n = 0; n < 500; n++) {
      const drill = handsDrill(`hands ${n}`)
      expect(isFair(drill), drill.key).toBe(true)
      const [a, b] = drill.table.players.map(({ cards = [] }) => cards as readonly Card[])
      const ranking = drill.key.split(' ')[1] as RankingName
      const turned = compareHands(ranking, b!, a!).result
      expect(drill.right, drill.key).toEqual([turned < 0 ? 0 : turned > 0 ? 1 : 2])
    }
  })
})

describe('the next drill', () => {
  const wanted = { areas: DRILL_AREAS, family: 'board', book: 'rrp', known: {} } as const

  // what the others ask is as many; these are asked quickly
  const QUICK = ['hands', 'side-pots', 'pot-limit', 'odd-chips', 'rows', 'change', 'chip-race', 'lists'] as const
  test('none comes again within 200', () => {
    const asked: string[] = []
    for (let n = 0; n < 260; n++)
      asked.push(nextDrill({ ...wanted, areas: [QUICK[n % QUICK.length]!], lately: asked }, `next ${n}`).key)
    for (const [i, key] of asked.entries()) expect(asked.slice(Math.max(0, i - NO_REPEAT), i)).not.toContain(key)
  }, 600_000)

  test('what was missed comes before what is known', () => {
    const drill = nextDrill({ ...wanted, areas: ['hands'], lately: [] }, 'weak')
    const missed = knownAfter({}, drill.rules[0]!, false)
    expect(missed[drill.rules[0]!]).toBe(0)
    expect(knownAfter(missed, drill.rules[0]!, true)[drill.rules[0]!]).toBe(1)
    const known = { 'uspa/3.1.1': 9, 'rrp/11/a5/intro': 9, 'rrp/11/27/intro': 9, 'wsop/badugi': 0 }
    let weak = 0
    for (let n = 0; n < 60; n++)
      if (nextDrill({ ...wanted, areas: ['hands'], lately: [], known }, `w ${n}`).rules[0] === 'wsop/badugi') weak++
    expect(weak).toBeGreaterThan(25)
  })
})
