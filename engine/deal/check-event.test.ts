import { describe, expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import { forms } from '../forms/forms.ts'
import { decide, play, playOn } from '../rulings/decide.ts'
import type { DealEvent } from './events.ts'
import { evolve, replay } from './evolve.ts'
import { stakesFor } from './stakes.ts'

const dealt = () => {
  const live = play({
    type: 'StartDeal',
    form: forms.holdem,
    stakes: stakesFor(forms.holdem, 'no-limit', 10),
    button: 1,
    seats: [1, 2, 3].map(seat => ({ seat, chips: 500 })),
  })
  if (!live.ok) throw new Error(live.refusal.why)
  live.dealOn(seeded(1))
  return live
}

describe('an event that the deal cannot have come to is named', () => {
  test.each<[string, object, string]>([
    ['a raise to a text', { type: 'Raised', seat: 1, to: '60' }, 'Raised: "60" isn\'t accepted; give a whole number'],
    ['a call without chips', { type: 'Called', seat: 1 }, "Called: nothing isn't accepted; give a whole number"],
    ['a post of half a chip', { type: 'Posted', seat: 1, kind: 'blind', amount: 0.5, due: 5 }, 'Posted: 0.5'],
    ['a pot of a text', { type: 'PotAwarded', amount: '9', to: [] }, 'PotAwarded: "9"'],
    ['a fold of nobody', { type: 'Folded' }, "Folded: nothing isn't accepted; give a seat that is dealt in: 2, 3, 1"],
    ['a fold of a seat that is not there', { type: 'Folded', seat: 9 }, 'give a seat that is dealt in: 2, 3, 1'],
    ['a check of a seat as text', { type: 'Checked', seat: '1' }, 'give a seat that is dealt in'],
    ['a raise of a seat that is not there', { type: 'Raised', seat: 9, to: 60 }, 'give a seat that is dealt in'],
    ['a showdown of a seat that is not there', { type: 'ShowdownOpened', seat: 9 }, 'give a seat that is dealt in'],
    ['a pot for nobody', { type: 'PotAwarded', amount: 9 }, "PotAwarded: the deal can't take this event"],
    ['cards for nobody', { type: 'CardsDealt' }, "CardsDealt: the deal can't take this event"],
    ['a draw of a seat that is not there', { type: 'Discarded', seat: 9, cards: [] }, "can't take this event"],
    ['a board without cards', { type: 'BoardDealt', board: 0 }, "BoardDealt: the deal can't take this event"],
  ])('%s', (_, event, words) => {
    const { deal, log } = dealt()
    const before = structuredClone(deal)
    const wrong = event as DealEvent
    for (const run of [() => evolve(deal, wrong), () => replay([...log, wrong]), () => playOn([...log, wrong])]) {
      expect(run).toThrow(TypeError)
      expect(run).toThrow(words)
    }
    expect(deal).toEqual(before)
  })

  test('a start without players', () => {
    const wrong = { type: 'DealStarted' } as DealEvent
    expect(() => evolve(undefined, wrong)).toThrow("DealStarted: the deal can't take this event")
    expect(() => replay([wrong])).toThrow("DealStarted: the deal can't take this event")
  })

  test('the events of a decision are taken as they are', () => {
    const { deal, log } = dealt()
    const decision = decide(deal, { type: 'Wager', seat: 1, to: 60 })
    if (!decision.ok) throw new Error(decision.refusal.why)
    const after = decision.events.reduce(evolve, deal)
    expect(after.round!.price).toBe(60)
    expect(replay([...log, ...decision.events])).toEqual(after)
  })
})
