import { describe, expect } from 'vitest'
import { cards, codeOf } from '../../cards/card.ts'
import { withFantasyland } from '../../forms/chinese.ts'
import type { Form, Rows } from '../../forms/form.ts'
import { type FormId, forms } from '../../forms/forms.ts'
import { rankings } from '../../ranking/rankings.ts'
import { oneOfEveryKind } from '../../testing/every-five.ts'
import { given } from '../../testing/given.ts'
import { laid } from '../../testing/laid.ts'
import { cardsOf, layOut, type Plan, withSpare } from '../../testing/lay-out.ts'
import { rule } from '../../testing/rule.ts'
import { fantasylandNext } from './fantasyland.ts'
import { isFouled } from './rows.ts'
import { royalties } from './royalties.ts'

const PINEAPPLE: FormId = 'pineapple-open-face-chinese'
const LOW_MIDDLE: FormId = 'pineapple-open-face-chinese-2-7-middle'
const rowsOf = (form: Form): Rows => form.rows!

/** What two hands score in a whole deal of this form, seen from the button, seat 2. */
const scored = (form: FormId, plan: Plan, spare: readonly string[]): unknown => {
  const fall =
    form === 'open-face-chinese'
      ? cardsOf(plan)
      : { 1: withSpare(plan[1]!, spare[0]!), 2: withSpare(plan[2]!, spare[1]!) }
  const { events } = given({ form, seats: 2, cards: fall }).plays(layOut(plan))
  const { rows, scoop, royalties, points } = events.find(event => event.type === 'PointsScored')!
  return { rows, scoop, royalties, points }
}

describe('pineapple', () => {
  const spare = ['2s 3s 4s 5s', '6s 7s 8s 9s']
  // seat 1: sixes in front, a straight, a full house; seat 2: ace high, two pair, a flush
  const all = { 1: '6c 6d 3c / 8c 7d 6h 5h 4c / Tc Td Th 9c 9d', 2: 'Ac Kd 5c / Jc Jd 4d 4h Kc / Qh 9h 8h 7h 2h' }
  rule('wsop/359', 'a point a row, three more for all of them, and royalties as in open-face Chinese', () => {
    const score = { rows: [-1, -1, -1], scoop: -3, royalties: [4, 1 + 4 + 6], points: -13 }
    expect(scored(PINEAPPLE, all, spare)).toEqual(score)
    expect(scored('open-face-chinese', all, spare)).toEqual(score)
  })
  rule('wsop/359', 'a fouled hand loses all of it', () => {
    const fouled = { ...all, 1: '6c 6d 3c / Tc Td Th 9c 9d / 8c 7d 6h 5h 4c' }
    const score = { rows: [1, 1, 1], scoop: 3, royalties: [4, 0], points: 10 }
    expect(scored(PINEAPPLE, fouled, spare)).toEqual(score)
    expect(scored('open-face-chinese', fouled, spare)).toEqual(score)
  })
})

describe('the deuce-to-seven middle', () => {
  const rows = rowsOf(forms[LOW_MIDDLE])
  rule('wsop/360', '7-5-4-3-2 of several suits is the best middle there can be', () => {
    const low = rankings[rows.rows[1]!.ranking]
    const best = low.value(cards('7c 5d 4h 3s 2c').map(codeOf))
    expect(oneOfEveryKind().filter(hand => low.value(hand) > best)).toEqual([])
    expect(low.value(cards('7c 6d 4h 3s 2c').map(codeOf))).toBeLessThan(best)
    expect(low.value(cards('5c 4d 3h 2s Ac').map(codeOf))).toBeLessThan(best)
    expect(low.value(cards('7c 5c 4c 3c 2c').map(codeOf))).toBeLessThan(best)
  })
  for (const middle of ['Tc 9d 7h 3s 2c', '9c 6d 5h 4s 3c', '8c 5d 4h 3s 2c', '7c 6d 4h 3s 2c']) {
    rule('wsop/360b', `${middle} does not foul, and a jack in place of its highest card does`, () => {
      expect(isFouled(rows, laid(`Ac Kd 8s / ${middle} / Qc Qd Jh Js Td`))).toBe(false)
      expect(isFouled(rows, laid(`Ac Kd 8s / Jc${middle.slice(2)} / Qc Qd Jh Js Td`))).toBe(true)
    })
  }
  rule('wsop/360f', 'progressive: the front tells how many cards Fantasyland gives', () => {
    const fronts = ['Kc Kd 8s', 'Ac Ad 8s', '2c 2d 2h']
    const cardsIn = (form: Form) =>
      fronts.map(front => fantasylandNext(rowsOf(form), laid(`${front} / Tc 9d 7h 4s 3c / Jc Jd Jh Js Td`), false))
    expect(cardsIn(forms[LOW_MIDDLE])).toEqual([15, 16, 17])
    expect(cardsIn(withFantasyland(forms[LOW_MIDDLE], { progressive: false }) as Form)).toEqual([14, 14, 14])
  })
  rule('wsop/361', 'nothing but the middle and Fantasyland differs from pineapple', () => {
    const parts = (id: FormId) => {
      const { id: _, name, rules, rows: all, ...rest } = forms[id]
      const { rows: [front, , back] = [], fantasyland, ...points } = all!
      return { ...rest, front, back, points }
    }
    expect(parts(LOW_MIDDLE)).toEqual(parts(PINEAPPLE))
  })
  rule('wsop/361', 'the back still pays by its own table, the front by its own', () => {
    const [front, , back] = rows.rows
    const kinds = [
      'Tc 9d 8h 7s 6c',
      'Kc Jc 9c 5c 2c',
      '2c 2d 2h 3s 3c',
      '2c 2d 2h 2s 3c',
      '9h 8h 7h 6h 5h',
      'Ad Kd Qd Jd Td',
    ]
    expect(kinds.map(hand => royalties(back!, cards(hand)))).toEqual([2, 4, 6, 10, 15, 25])
    expect(
      ['5c 5d 2h', '6c 6d 2h', 'Ac Ad 2h', '2c 2d 2h', 'Ac Ad Ah'].map(hand => royalties(front!, cards(hand))),
    ).toEqual([0, 1, 9, 10, 22])
    const plan = { 1: 'Ac Kd 8s / Tc 9d 7h 3s 2c / Qc Qd Qh Js Jd', 2: 'Kc Jh 8d / Td 9h 7c 4s 3c / 6c 5d 4h 3h 2h' }
    const spare = ['2d 3d 4d 5s', '6s 7s 8c 9s']
    // full house 6 against straight 2; the tens tie but for the three
    expect(scored(LOW_MIDDLE, plan, spare)).toEqual({ rows: [-1, -1, -1], scoop: -3, royalties: [2, 6], points: -10 })
  })
})

describe('Fantasyland', () => {
  rule(
    'wsop/352a1',
    'five cards each one at a time from the button’s left, then a book of eight before any draw',
    () => {
      const start = { form: 'open-face-chinese', seats: 3, button: 1, fantasyland: [{ seat: 3, cards: 13 }] } as const
      const table = given(start)
        .plays('deal one')
        .lines(
          `down ${[
            ...['2:2c 3:2d 1:2h', '2:2s 3:3c 1:3d', '2:3h 3:3s 1:4c', '2:4d 3:4h 1:4s', '2:5c 3:5d 1:5h'],
            ...['3:5s 3:6c 3:6d 3:6h 3:6s 3:7c 3:7d 3:7h'],
          ].join(' ')}`,
          '2 is asked',
        )
      expect(table.deal.players.map(({ seat, down }) => [seat, down.length])).toEqual([
        [2, 5],
        [3, 13],
        [1, 5],
      ])
    },
  )
})
