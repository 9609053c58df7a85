import { describe, expect, test } from 'vitest'
import { cards, codeOf } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import { against, slowHand } from '../testing/slow-variants.ts'
import { frontOutranks } from './front.ts'

const outranks = (front: string, five: string): boolean =>
  frontOutranks(cards(front).map(codeOf), cards(five).map(codeOf))

describe('a front against a row of five (wsop/349)', () => {
  test.each([
    ['Qs Qh 5d', '9s 9h Kd 4c 2d', true],
    ['Qs Qh 5d', 'Qd Qc 6d 4c 2d', false],
    ['Qs Qh 7d', 'Qd Qc 6d 4c 2d', true],
    ['Qs Qh 6h', 'Qd Qc 6d 4c 2d', false], // the row has cards beyond
    ['As Ah 3d', 'Ts Th 9d 9c Kd', false],
    ['As Ah 3d', 'Ts Th 9d Qc Kd', true],
    ['As Ks Qs', 'Ad Kh Qd 3c 2d', false],
    ['As Ks Qs', 'Ad Kh Jd Tc 9d', true],
    ['As Ks Qs', '2s 2h 3d 4c 5d', false], // no flush and no straight in front
    ['2s 2h 2d', 'As Ah Kd Kc Qd', true],
    ['As Ah Ad', '5s 4h 3d 2c Ac', false],
  ])('%s beats %s: %s', (front, five, beats) => {
    expect(outranks(front, five)).toBe(beats)
  })

  test('is as the rules written out plainly say', () => {
    const chance = seeded('fronts')
    const deck = decks.standard.map(codeOf)
    let beaten = 0
    for (let i = 0; i < 4000; i++) {
      const some = i % 2 === 0 ? deck : deck.filter(code => (code >> 2) % 3 === i % 3)
      const order = shuffled(some, chance)
      const front = order.slice(0, 3)
      const five = order.slice(3, 8)
      const plainly = against(slowHand(front), slowHand(five)) > 0
      expect(frontOutranks(front, five), `${front} against ${five}`).toBe(plainly)
      if (plainly) beaten++
    }
    expect(beaten).toBeGreaterThan(200)
  })
})
