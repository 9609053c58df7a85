import { describe, expect, test } from 'vitest'
import { seeded } from '../../cards/shuffle.ts'
import { type FormId, forms } from '../../forms/forms.ts'
import { holdingLines } from '../../words/english/holdings.ts'
import { play } from '../play.ts'
import { randomCommand } from '../random-play.ts'
import { stakesFor } from '../stakes.ts'
import { holdings, rowHoldings } from './holding.ts'

const ids = Object.keys(forms) as readonly FormId[]

describe('what a player holds', () => {
  test.each(ids)('%s: has a name at every moment, and at the award the name that the pot was won with', id => {
    const chance = seeded(`holding ${id}`)
    let awarded = 0
    let lines = 0
    for (let deals = 0; deals < 12; deals++) {
      const form = forms[id]
      const players = Math.max(form.seats.least, Math.min(form.seats.most, 4))
      const seats = Array.from({ length: players }, (_, i) => ({ seat: i + 1, chips: 400 }))
      const started = play({
        type: 'StartDeal',
        form,
        stakes: stakesFor(form, form.structures[0] ?? 'limit', 6),
        button: 1,
        seats,
      })
      if (!started.ok) throw new Error(started.refusal.why)
      const before = new Map<number, ReturnType<typeof holdings>>()
      while (started.deal.phase !== 'ended') {
        for (const { seat } of seats) {
          const now = holdings(started.deal, seat)
          for (const line of holdingLines(now)) {
            expect(line).toMatch(/^[A-Z]/)
            expect(line).not.toContain('undefined')
          }
          lines += now.length
          if (now.length > 0) before.set(seat, now)
        }
        const awards = started.deal.awards.length
        const given = started.give(randomCommand(started.deal, chance, { careless: false }))
        if (!given.ok) throw new Error(given.refusal.why)
        for (const { to, share, hands } of started.deal.awards.slice(awards)) {
          if (hands.length !== 1 || form.rows !== undefined || started.deal.runs > 1) continue
          for (const { seat } of to) {
            const named = before.get(seat)!.filter(it => it.for === share)
            expect(named.map(({ holds }) => (holds.is === 'hand' ? holds.name : null))).toContainEqual(hands[0])
            awarded++
          }
        }
      }
    }
    expect(lines).toBeGreaterThan(0)
    if (forms[id].rows === undefined) expect(awarded).toBeGreaterThan(0)
  })
})

test('rows that are being laid have names before they are full, and before anything is set', () => {
  const rows = forms['pineapple-open-face-chinese'].rows!.rows
  const lines = (...laid: readonly string[]) =>
    holdingLines(rowHoldings(rows, laid.map(cards => (cards === '' ? [] : cards.split(' '))) as never))
  expect(lines('', '', '')).toEqual([])
  expect(lines('Qs Qd', '', 'Ah 8h')).toEqual(['Front: pair of queens', 'Back: ace high'])
  expect(lines('Qs Qd 2c', '9h 9c 4d 4s', 'Ah 8h Jh 2h 5h')).toEqual([
    'Front: pair of queens',
    'Middle: two pair, nines and fours',
    'Back: ace-high flush',
  ])
})
