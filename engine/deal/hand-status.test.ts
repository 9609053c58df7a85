import { expect } from 'vitest'
import { given } from '../testing/given.ts'
import { houseWith } from '../testing/house-with.ts'
import { rule } from '../testing/rule.ts'
import { handStatus } from './hand-status.ts'

rule('rrp/2/decision-making/9', 'a bet of 20, all-in for 26: the hand is live, and the betting is not reopened', () => {
  const game = { form: 'holdem', size: 20, seats: { 1: 500, 2: 46, 3: 500, 4: 500 }, button: 4 } as const
  const acts = 'deal; 3 calls; 4 folds; 1 calls; 2 checks; deal; 1 bets 20; 2 all-in'
  const short = given(game).plays(acts)
  const status = { live: true, reopenedFor: [], closedFor: [1], rules: ['rrp/2/decision-making/9'] }
  expect(handStatus(short.deal, 2, 3)).toEqual(status)
  const whole = given({ ...game, seats: { ...game.seats, 2: 60 } }).plays(acts)
  expect(handStatus(whole.deal, 2, 3)).toMatchObject({ live: true, reopenedFor: [1], closedFor: [] })
  expect(handStatus(short.deal, 4, 3)?.live).toBe(false)
  // it is asked before acting, and a house may keep silent
  expect(handStatus(short.deal, 2, 1)).toBeNull()
  const silent = given({ ...game, book: houseWith({ tellHandStatusOnRequest: false }) }).plays('deal')
  expect(handStatus(silent.deal, 2, 3)).toBeNull()
})
