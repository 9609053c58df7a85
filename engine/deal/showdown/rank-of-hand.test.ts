import { expect, test } from 'vitest'
import { UNKNOWN } from '../../cards/card.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { rankOfHand } from './rank-of-hand.ts'

const noLimit = { form: 'holdem', structure: 'no-limit', size: 10, setting: 'tournament' } as const
const three = { 1: 100, 2: 100, 3: 100 }
const cards = { 1: 'AsAd', 2: 'QhQc', 3: 'KsKd', board: '9h8d3c2s4s' }

rule('rrp/15/35', 'of two hands that lost on one deal, the better one ranks higher', () => {
  const { deal } = given({ ...noLimit, seats: three, cards }).plays(
    'deal; 3 all-in; 1 calls; 2 calls; deal; 1 shows; 2 mucks; 3 shows; award',
  )
  expect(deal.phase).toBe('ended')
  expect(rankOfHand(deal, 3)!).toBeGreaterThan(rankOfHand(deal, 2)!)
  expect(rankOfHand(deal, 1)!).toBeGreaterThan(rankOfHand(deal, 3)!)
})

test('a hand that was folded, that nobody has named, or that was not dealt has no rank', () => {
  const { deal } = given({ ...noLimit, seats: three, cards }).plays(
    'deal; 3 all-in; 1 calls; 2 folds; deal; 1 shows; 3 shows; award',
  )
  expect(rankOfHand(deal, 2)).toBeNull()
  expect(rankOfHand(deal, 9)).toBeNull()
  expect(rankOfHand(deal, 3)).not.toBeNull()
  const players = deal.players.map(it => (it.seat === 3 ? { ...it, down: [UNKNOWN, 'Kd'] as const } : it))
  expect(rankOfHand({ ...deal, players }, 3)).toBeNull()
})
