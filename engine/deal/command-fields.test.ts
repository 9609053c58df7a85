import { describe, expect, test } from 'vitest'
import { decks } from '../cards/deck.ts'
import { seeded } from '../cards/shuffle.ts'
import { forms } from '../forms/forms.ts'
import { decide, play } from '../rulings/decide.ts'
import { stakesFor } from './stakes.ts'

const table = () => {
  const live = play({
    type: 'StartDeal',
    form: forms.holdem,
    stakes: stakesFor(forms.holdem, 'no-limit', 10),
    button: 1,
    seats: [1, 2, 3].map(seat => ({ seat, chips: 500 })),
  })
  if (!live.ok) throw new Error(live.refusal.why)
  return live
}
const dealt = () => {
  const live = table()
  live.dealOn(seeded(1))
  return live
}

describe('a field that a command does not have is named, though all it needs is there', () => {
  test.each([
    [{ type: 'Wager', seat: 1, to: 60 }, 'amount', 'Wager: there is no amount; accepted: type, seat, to'],
    [{ type: 'Call', seat: 1 }, 'to', 'Call: there is no to; accepted: type, seat'],
    [{ type: 'Check', seat: 1 }, 'to', 'Check: there is no to'],
    [{ type: 'Fold', seat: 1 }, 'cards', 'Fold: there is no cards'],
    [{ type: 'BringIn', seat: 1, to: 5 }, 'amount', 'BringIn: there is no amount'],
    [{ type: 'SplitPot', agreed: [1, 2] }, 'seats', 'SplitPot: there is no seats'],
  ])('%j', (right, extra, words) => {
    const wrong = { ...right, [extra]: 10 } as never
    const looked = dealt()
    const before = structuredClone(looked.deal)
    // before anybody has looked at the deal, and after
    for (const live of [dealt(), looked]) expect(() => live.give(wrong)).toThrow(words)
    expect(() => decide(before, wrong)).toThrow(TypeError)
    expect(looked.deal).toEqual(before)
    expect(() => looked.give(right as never)).not.toThrow()
  })

  test('a shuffle', () => {
    const wrong = { type: 'Shuffle', deck: decks.standard, seed: 1 } as never
    expect(() => table().give(wrong)).toThrow('Shuffle: there is no seed; accepted: type, deck')
    expect(() => decide(table().deal, wrong)).toThrow(TypeError)
  })
})
