import { forms } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { seatMarks } from './seat-marks.ts'

type Table = Parameters<typeof seatMarks>[0]
type Deal = NonNullable<Parameters<typeof seatMarks>[1]>
const table = (blinds: readonly (number | null)[], kills: Partial<Table['kills']> = {}): Table => ({
  places: { button: 1, blinds, more: [], spots: [], trail: [] },
  kills: { holder: null, legs: [], owed: [], killed: null, ...kills },
})
const deal = (street: string, blinds: readonly number[], straddler = -1): Deal =>
  ({
    form: { streets: [{ name: 'preflop' }, { name: 'flop' }] },
    stakes: { blinds },
    round: { street },
    players: [1, 2, 3, 4].map(seat => ({ seat })),
    straddler,
  }) as unknown as Deal
const marks = (at: Table, on: Deal | null) => [1, 2, 3, 4].map(seat => seatMarks(at, on, seat, `p${seat}`).join())

describe('what lies before a seat', () => {
  test('its blind on the first round', () => {
    expect(marks(table([2, 3]), deal('preflop', [5, 10]))).toEqual(['', 'small blind', 'big blind', ''])
    expect(marks(table([2, 3, 4]), deal('preflop', [5, 5, 10]))).toEqual([
      '',
      'small blind',
      'middle blind',
      'big blind',
    ])
    expect(marks(table([null, 3]), deal('preflop', [5, 10]))).toEqual(['', '', 'big blind', ''])
    expect(marks(table([2, 3]), deal('flop', [5, 10]))).toEqual(['', '', '', ''])
    expect(marks(table([2, 3]), deal('preflop', []))).toEqual(['', '', '', ''])
    expect(marks(table([2, 3]), null)).toEqual(['', '', '', ''])
  })

  test('the opener’s button, where they act first after the draw (uspa/2.2/opener-button)', () => {
    const opened = (form: object) => ({ ...deal('before the draw', []), form, opener: 1 }) as unknown as Deal
    expect(marks(table([]), opened(forms['draw-high']))).toEqual(['', 'opener', '', ''])
    expect(marks(table([]), { ...opened(forms['draw-high']), opener: -1 } as unknown as Deal)).toEqual(['', '', '', ''])
    expect(marks(table([]), opened(forms['deuce-to-seven-lowball']))).toEqual(['', '', '', ''])
  })

  test('a straddle, a kill, and a leg up', () => {
    expect(marks(table([2, 3]), deal('preflop', [5, 10], 3))[3]).toBe('straddle')
    const killed = table([2, 3], { killed: { player: 'p1', amount: 20, required: true }, legs: ['p1', 'p4'] })
    expect(marks(killed, deal('flop', [5, 10]))).toEqual(['kill', '', '', 'leg up'])
    expect(marks(killed, null)).toEqual(['', '', '', 'leg up'])
  })
})
