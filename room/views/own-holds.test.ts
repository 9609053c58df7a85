import { forms, play, randomCommand, seeded, stakesFor } from '@cardroom/engine'
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
      const started = play({ type: 'StartDeal', form, stakes, button: 1, seats })
      if (!started.ok) throw new Error(started.refusal.why)
      while (started.deal.phase !== 'ended') {
        for (const { seat } of seats)
          for (const lines of [ownHolds(started.deal, seat), ownHolds(started.deal, seat)])
            expect(lines).toEqual(holdingLines(holdings(started.deal, seat)))
        const given = started.give(randomCommand(started.deal, chance, { careless: false }))
        if (!given.ok) throw new Error(given.refusal.why)
      }
    }
  },
)
