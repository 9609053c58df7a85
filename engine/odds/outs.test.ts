import { describe, expect, test } from 'vitest'
import { forms } from '../forms/forms.ts'
import { outsByDraw, outsTable } from '../forms/outs.ts'
import { rule } from '../testing/rule.ts'
import { oddsRefusalWords } from '../words/english/odds-refusals.ts'
import { type Outs, outs } from './outs.ts'
import { handStrength } from './strength.ts'

const found = (...asked: Parameters<typeof outs>): Outs => {
  const answer = outs(...asked)
  if (!answer.ok) throw new Error(answer.refusal.why)
  return answer
}
const kinds = (answer: Outs): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { makes } of answer.outs) {
    const kind = makes.split(',')[0]!
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

describe('outs alone', () => {
  rule('hpt/outs-by-hand', 'the common draws have the outs that are printed', () => {
    const printed = new Map(outsByDraw(forms.holdem).map(([count, draw]) => [draw, count]))
    const draws = [
      ['open straight flush draw', '9h8h', '7h6h2c', /flush|straight/],
      ['inside straight flush draw', '9h8h', '6h5h2c', /flush|straight/],
      ['flush draw', 'Ah9h', '6h2hKc', /flush/],
      ['open straight draw', '9h8c', '7d6s2c', /straight/],
      ['gut shot straight', '9h8c', '6d5s2c', /straight/],
      ['two pair', '9h8c', '9d8s2c', /full/],
      ['one pair', '9h7c', '9d4s2c', /^three/],
      ['three of a kind', '9h9d', '9c4s2c', /^four/],
    ] as const
    for (const [draw, hand, board, kind] of draws) {
      const made = found(hand, board).outs.filter(({ makes }) => kind.test(makes) && !/^pair|^two pair/.test(makes))
      expect([draw, made.length]).toEqual([draw, printed.get(draw)])
    }
  })

  rule('hpt/outs-table', 'nine outs come as often as printed, on the turn and by the river', () => {
    const alone = found('Ah9h', '6h2hKc')
    const flushes = alone.outs.filter(({ makes }) => makes.includes('flush')).length
    const row = outsTable(forms.holdem).find(([count]) => count === flushes)!
    expect([flushes, alone.unseen, ((100 * flushes) / alone.unseen).toFixed(1)]).toEqual([9, 47, row[1]!.toFixed(1)])
    expect(row[5]).toBe(Number((100 * (1 - (38 * 37) / (47 * 46))).toFixed(1)))
  })

  test('a card that helps everybody is none', () => {
    // the board pairs: they have two pair as all others
    const answer = found('AhKd', '9c7d2s')
    expect(answer.now).toBe('ace high, king-nine-seven-deuce')
    expect(kinds(answer)).toEqual({ 'pair of aces': 3, 'pair of kings': 3 })
    expect(answer.stands).toBeNull()
  })

  test('on the turn only one card comes', () => {
    const { next, byTheRiver } = found('Ah9h', '6h2hKc3d')
    expect(next).toBe(byTheRiver)
  })
})

describe('outs against known hands', () => {
  test('a flush draw against a set: hearts but the one that fills it up', () => {
    const answer = found('AhKh', 'Qh7h2c', ['QdQc'])
    expect(answer.stands).toBe('behind')
    // of nine hearts, seven and two would pair the board; the deuce of hearts is still there
    expect(answer.outs.map(({ card }) => card).sort()).toEqual(['3h', '4h', '5h', '6h', '8h', '9h', 'Jh', 'Th'])
    expect(answer.outs.every(({ does }) => does === 'wins')).toBe(true)
    expect(answer.unseen).toBe(45)
    expect(answer.next).toBeCloseTo(8 / 45, 12)
    expect(answer.byTheRiver).toBeCloseTo(1 - (37 * 36) / (45 * 44), 12)
  })

  test('cards that split the pot are listed apart', () => {
    const answer = found('Ah9d', 'KsQdJh2c', ['AsKc'])
    expect(
      answer.outs
        .filter(({ does }) => does === 'ties')
        .map(({ card }) => card)
        .sort(),
    ).toEqual(['Tc', 'Td', 'Th', 'Ts'])
    expect(answer.outs.filter(({ does }) => does === 'wins')).toEqual([])
  })

  test('the player ahead has none', () => {
    expect(found('QdQc', 'Qh7h2c', ['AhKh'])).toMatchObject({ stands: 'ahead', outs: [], next: 0 })
  })

  test('Omaha plays two of four', () => {
    const answer = found('AhKh3c4c', '2h7h9s', ['9d9c6s5s'], { form: 'omaha' })
    expect(answer.outs.every(({ card, makes }) => card.endsWith('h') && makes.includes('flush'))).toBe(true)
    expect(answer.outs).toHaveLength(8)
  })

  test.each([
    [['AhKh', 'Qh7h'], 'outs are counted on a flop or a turn: 3 or 4 boardcards'],
    [['Ah', 'Qh7h2c'], 'hand 1: 2 cards are needed'],
    [['AhKh', 'Qh7h2c', ['Qd']], 'hand 2: 2 cards are needed'],
    [
      ['Ah2h3c4c', 'Qh7h2c', [], { form: 'omaha-8' }],
      'Omaha high-low, eight or better: outs are counted where a high hand on one board takes the pot',
    ],
    [['AhKh', 'Qh7hAh'], 'Ah appears twice: in hand 1 and in the board'],
  ] as const)('%j is refused', (asked, refused) => {
    const answer = outs(...(asked as unknown as Parameters<typeof outs>))
    expect(!answer.ok && oddsRefusalWords(answer.refusal)).toBe(refused)
  })
})

describe('hand strength', () => {
  test('before the flop', () => {
    expect(handStrength('AhAd')).toEqual({ ok: true, better: 0, equal: 1, worse: 1224, percentile: 1224.5 / 1225 })
    const trash = handStrength('3h2d')
    expect(!trash.ok ? 0 : trash.worse).toBe(0)
  })

  test('on a board', () => {
    // quads cannot be beaten here
    expect(handStrength('QdQc', 'QhQs2c')).toMatchObject({ better: 0, equal: 0, worse: 1081 })
    expect(handStrength('3c2d', 'AhKhQhJhTh')).toEqual({ ok: true, better: 0, equal: 990, worse: 0, percentile: 0.5 })
    expect(handStrength('AhKh', 'Qh7h')).toEqual({ ok: false, refusal: { why: 'board-of-holdem' } })
    expect(handStrength('Ah')).toEqual({ ok: false, refusal: { why: 'two-holecards' } })
  })
})
