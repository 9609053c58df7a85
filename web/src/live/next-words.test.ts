import type { Frame } from '@cardroom/room/protocol'
import { describe, expect, test } from 'vitest'
import { nextWords } from './next-words.ts'

const name = (seat: number): string => ['Ann', 'Bob', 'Cid'][seat - 1]!

type Deal = NonNullable<Frame['common']['deal']>

const deal = {
  phase: 'betting',
  street: 'flop',
  boards: [[]],
  runs: 1,
  ruling: null,
  awards: [],
  players: [
    { seat: 1, bet: 0 },
    { seat: 2, bet: 500 },
  ],
} as unknown as Deal

const said = (legal: object | null, over: Partial<Deal> = {}, lays = 0): string => {
  const common = {
    deal: legal === null && over.phase === undefined ? null : { ...deal, ...over },
    live: { legal, lays, run: 1 },
    seats: [1, 2].map(seat => ({ seat, person: `live-${seat}`, chips: 100, away: false })),
    ended: false,
  }
  const { who, words } = nextWords({ common } as unknown as Frame, true, name)
  return `${who} ${words}`.trim()
}

describe('the dealer reads what comes next in a sentence', () => {
  const betting = { due: 'betting', seat: 1, callTo: null, bringIn: null }

  test('in the betting: who it is about and what they have to call', () => {
    expect(said({ ...betting, callTo: 12_000 })).toBe('Ann has 12,000 to call')
    expect(said({ ...betting, seat: 2, callTo: 12_000 })).toBe('Bob has 11,500 to call')
    expect(said(betting)).toBe('Ann can check or bet')
    expect(said({ ...betting, bringIn: [3] })).toBe('Ann brings in')
    expect(said({ ...betting, bringIn: [3], opensToo: [2] })).toBe('Whose upcard brings it in?')
    expect(said({ ...betting, opensToo: [2] })).toBe('Whose upcards act first?')
  })

  test('cards: to lay, to draw, to show', () => {
    const lays = (act: string) => ({ due: 'dealer', act: { do: act, cards: 3 }, runs: [] })
    expect(said(lays('board'), {}, 3)).toBe('Turn the flop.')
    expect(said(lays('burn'), { boards: [[], []] }, 6)).toBe('Burn and turn the flop, 6 cards on 2 boards.')
    expect(said(lays('board'), { boards: [[], []], runs: 2 }, 3)).toBe('Turn the flop of run-out 2.')
    expect(said(lays('deal'), { street: 'fourth street' }, 3)).toBe('Deal fourth street: an upcard to each player.')
    expect(said({ due: 'draw', seat: 2, most: 5 })).toBe('Bob draws: how many?')
    expect(said({ due: 'show', seat: 1 })).toBe('Ann shows first. Who wins?')
  })

  test('between deals, and while play waits', () => {
    expect(said(null)).toBe('Everybody ready?')
    expect(said(null, { phase: 'ended', awards: [{} as never] })).toBe('Push the chips:')
    expect(said({ due: 'ruling' }, { ruling: {} as never })).toBe('Play is stopped for a ruling.')
  })
})
