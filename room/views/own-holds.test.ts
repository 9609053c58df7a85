import { decide, evolve, forms, randomCommand, replay, seeded, stakesFor } from '@cardroom/engine'
import { holdings } from '@cardroom/engine/deal'
import { holdingLines } from '@cardroom/engine/words'
import { expect, test } from 'vitest'
import { ownHolds } from './own-holds.ts'

test.each(['holdem', 'omaha-8', 'derailment', 'stud-8', 'badugi', 'pineapple-open-face-chinese'] as const)(
  '%s: what is remembered is what the cards say at every moment',
  id => {
    const form = forms[id]
    const chance = seeded(`remembered ${id}`)
    for (let deals = 0; deals < 6; deals++) {
      const seats = [1, 2, 3].map(seat => ({ seat, chips: 400 }))
      const stakes = stakesFor(form, form.structures[0] ?? 'limit', 6)
      const started = decide(undefined, { type: 'StartDeal', form, stakes, button: 1, seats })
      if (!started.ok) throw new Error(started.refusal.why)
      let deal = replay(started.events)
      while (deal.phase !== 'ended') {
        for (const { seat } of seats)
          for (const lines of [ownHolds(deal, seat), ownHolds(deal, seat)])
            expect(lines).toEqual(holdingLines(holdings(deal, seat)))
        const given = decide(deal, randomCommand(deal, chance, { careless: false }))
        if (!given.ok) throw new Error(given.refusal.why)
        for (const event of given.events) deal = evolve(deal, event)
      }
    }
  },
)
