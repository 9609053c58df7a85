import { describe, expect, test } from 'vitest'
import type { Post } from '../../deal/commands.ts'
import { given, type Setup } from '../../testing/given.ts'
import { killOutcome } from './kill-outcome.ts'

const six = { 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 1000, 6: 1000 }
/** 4-8 with blinds of 2 and 4 in seats 1 and 2, the button on seat 6. */
const limit = { form: 'holdem', structure: 'limit', size: 4, seats: six } as const
const killed = (seat: number, amount: number): Post[] => [
  { seat: 1, kind: 'blind', amount: 2 },
  { seat: 2, kind: 'blind', amount: 4 },
  { seat, kind: 'kill', amount },
]
const outcome = (setup: Setup, acts: string) => {
  const start = given(setup)
  const end = start.plays(acts)
  return killOutcome(end.deal, [...start.events, ...end.events], seat => `seat ${seat}`)
}

describe('how a deal came out', () => {
  test('the winner of the blinds alone has nothing beyond them, and their own bet comes back', () => {
    expect(outcome(limit, 'deal; 3 raises to 8; 4 folds; 5 folds; 6 folds; 1 folds; 2 folds; award')).toEqual({
      dealtIn: [1, 2, 3, 4, 5, 6].map(seat => `seat ${seat}`),
      winners: ['seat 3'],
      pot: 10,
      beyondBlinds: 0,
      kill: 0,
      lower: 4,
    })
  })

  test('what others call is beyond the blinds, also by a blind over their own', () => {
    const called = outcome(
      limit,
      'deal; 3 calls; 4 raises to 8; 5 folds; 6 folds; 1 calls; 2 folds; 3 folds; deal; 1 folds; award',
    )
    // 4 by seat 3 and 6 by the small blind over their 2
    expect(called).toMatchObject({ winners: ['seat 4'], pot: 24, beyondBlinds: 10 })
  })

  test('a kill is counted apart, with the blind of its player in it', () => {
    const folded = 'deal; 3 raises to 16; 4 folds; 5 folds; 6 folds; 1 folds; 2 folds; award'
    const kill = outcome({ ...limit, posts: killed(5, 8) }, folded)
    expect(kill).toMatchObject({ winners: ['seat 3'], beyondBlinds: 0, kill: 8, lower: 8 })
    const blind = outcome({ ...limit, posts: killed(2, 8) }, folded)
    expect(blind).toMatchObject({ winners: ['seat 3'], beyondBlinds: 0, kill: 8, lower: 8 })
    const own = 'deal; 3 folds; 4 folds; 5 raises to 16; 6 folds; 1 folds; 2 folds; award'
    expect(outcome({ ...limit, posts: killed(5, 8) }, own)).toMatchObject({
      winners: ['seat 5'],
      beyondBlinds: 0,
      kill: 0,
    })
  })

  test('antes, dead money and the bring-in are no bets that were won', () => {
    const stud = {
      form: 'seven-card-stud',
      size: 10,
      seats: 3,
      cards: { 1: '9c 9d 2c', 2: 'Kc Kd Ks', 3: '4c 5d 8s' },
    } as const
    expect(
      outcome(stud, 'deal; 1 brings in 3; 2 completes to 10; 3 calls; 1 folds; deal; 2 bets; 3 folds; award'),
    ).toMatchObject({ winners: ['seat 2'], beyondBlinds: 10, lower: 10 })
    const dead: Post[] = [
      ...killed(5, 8).slice(0, 2),
      { seat: 3, kind: 'dead', amount: 2 },
      { seat: 3, kind: 'post', amount: 4 },
    ]
    const posted = 'deal; 3 checks; 4 raises to 8; 5 folds; 6 folds; 1 folds; 2 folds; 3 folds; award'
    expect(outcome({ ...limit, posts: dead }, posted)).toMatchObject({ winners: ['seat 4'], pot: 16, beyondBlinds: 0 })
  })

  test('a split pot has several winners, and one that was chopped has none', () => {
    const cards = { 3: 'As Kd', 4: 'Ah Kc', board: 'Qs Jd Tc 2h 3d' }
    const split = outcome({ ...limit, cards }, 'deal; 3 calls; 4 calls; 5 folds; 6 folds; 1 folds; 2 checks; play on')
    expect([...split.winners].sort()).toEqual(['seat 3', 'seat 4'])
    const chopped = outcome(limit, 'deal; 3 folds; 4 folds; 5 folds; 6 folds; chop')
    expect(chopped).toMatchObject({ winners: [], pot: 0 })
  })
})
