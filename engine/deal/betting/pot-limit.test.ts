import { describe, expect } from 'vitest'
import { given } from '../../testing/given.ts'
import { reads } from '../../testing/reads.ts'
import { rule } from '../../testing/rule.ts'
import type { Situation } from '../../wagers/situation.ts'

const four = { 1: 2000, 2: 2000, 3: 2000, 4: 2000 }
const omaha = { form: 'omaha', structure: 'pot-limit', size: 10, seats: four } as const

describe('the pot as the limit', () => {
  rule('rrp/14/pl/intro', 'a pot of 100 with a bet of 50 is raised to 250 at most', () => {
    given({ ...omaha, size: 25 })
      .plays('deal; all call; 2 checks; deal')
      .pot(100)
      .offers({ seat: 1, wager: { least: 25, most: 100 } })
      .plays('1 bets 50')
      .offers({ seat: 2, callTo: 50, wager: { least: 100, most: 250 } })
      .refuses('2 raises to 251', 'wager-too-big', { most: 250 })
      .plays('2 raises to 250')
      // 100 + 50 + 250 + 250 of their own call
      .offers({ seat: 3, wager: { least: 450, most: 900 } })
  })

  rule('rrp/14/pl/1', 'what is above the pot is refused with the most that is taken', () => {
    given({ ...omaha, size: 25 })
      .plays('deal; all call; 2 checks; deal; 1 bets 50')
      .refuses('2 raises to 400', 'wager-too-big', { least: 100, most: 250 })
    const facing: Situation = { structure: 'pot-limit', price: 50, lastRaise: 50, pot: 150, stack: 2000, did: [[400]] }
    const cut = { act: 'raise', to: 250, returned: 150 }
    expect(reads('rrp', { ...facing, did: ['raise', [400]] })).toMatchObject(cut)
    expect(reads('rrp', { ...facing, did: ['raise to 400', [400]] })).toMatchObject(cut)
    expect(reads('rrp', { ...facing, did: ['raise to 400', [400]] }).rules).toContain('rrp/14/pl/1')
    expect(reads('rrp', { ...facing, did: ['raise to 200', [200]] })).toMatchObject({ to: 200 })
  })

  rule('rrp/14/pl/5', 'at 5-10 one opens for 10, or for 20 to 40 in steps of 5', () => {
    const open = given({ ...omaha, stakes: { unit: 5 } }).plays('deal')
    open.offers({ seat: 3, callTo: 10, wager: { least: 20, most: 40 } })
    open.refuses('3 raises to 45', 'wager-too-big', { most: 40 }).refuses('3 raises to 22', 'wager-not-whole-chips')
    for (const to of [20, 25, 30, 35, 40]) open.plays(`3 raises to ${to}`)
  })

  rule('rrp/14/pl/5', 'after one caller the small blind still counts as 10', () => {
    // 10 + 10 + 10 and their own 10: a raise of 40
    given(omaha)
      .plays('deal; 3 calls')
      .offers({ seat: 4, wager: { most: 50 } })
    // folded, it still counts: 10 + 10 + 40, their own 40
    given(omaha)
      .plays('deal; 3 raises to 40; 4 folds; 1 folds')
      .offers({ seat: 2, wager: { most: 40 + 10 + 10 + 40 + 30 } })
  })

  rule('rrp/14/pl/5', 'a small blind that comes in counts once', () => {
    // 10 + 10, of which they still have 5 to put in
    given(omaha)
      .plays('deal; 3 folds; 4 folds')
      .offers({ seat: 1, wager: { least: 20, most: 30 } })
    // 10 + 10 in the middle and nothing to call
    given(omaha)
      .plays('deal; 3 folds; 4 folds; 1 calls')
      .offers({ seat: 2, check: true, wager: { least: 20, most: 30 } })
  })

  rule('rrp/14/pl/5', 'once the big blind has acted only what is there counts', () => {
    // 5 + 20 + 20 and their own 10 to call: without the big blind's raise it would be 60
    given(omaha)
      .plays('deal; 3 calls; 4 folds; 1 folds; 2 raises to 20')
      .pot(35)
      .offers({ seat: 3, callTo: 20, wager: { least: 30, most: 20 + 35 + 10 } })
  })

  rule('rrp/14/pl/intro', 'antes and dead money are in the pot', () => {
    given({ ...omaha, stakes: { ante: 5 } })
      .plays('deal')
      .pot(35)
      .offers({ seat: 3, wager: { most: 10 + 35 + 5 + 10 } })
  })

  rule('rrp/3/betting/3', 'pot-limit has no cap on the number of raises', () => {
    given({ ...omaha, seats: { 1: 90_000, 2: 90_000, 3: 90_000, 4: 90_000 } })
      .plays('deal; 3 raises to 20; 4 raises to 30; 1 raises to 40; 2 raises to 50; 3 raises to 60; 4 raises to 70')
      .offers({ seat: 1, callTo: 70, wager: { least: 80 } })
  })

  rule('rrp/14/intro', 'a short stack is all-in below the pot', () => {
    given({ ...omaha, seats: { ...four, 3: 15 } })
      .plays('deal')
      .offers({ seat: 3, callTo: 10, wager: { least: 15, most: 15 } })
  })
})
