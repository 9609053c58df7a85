import { describe, expect, test } from 'vitest'
import { anyDeal, everyBombPot, everyForm } from '../testing/any-deal.ts'
import { nothingYet, playIncidents } from '../testing/play-incidents.ts'
import { INCIDENTS } from './incident-facts.ts'
import { rulers } from './rulers.ts'

const forms = [...everyForm, ...everyBombPot]
/** Deals of each kind of incident; each has some incidents in it. */
const DEALS = 6

describe('after any incident at any moment chips and cards are all there, and the deal goes on to its end', () => {
  test('every kind tells its facts', () => {
    expect(INCIDENTS.toSorted()).toEqual(Object.keys(rulers).toSorted())
  })

  test.each(INCIDENTS.map((kind, i) => [kind, i] as const))('%s', (kind, i) => {
    const happened = nothingYet()
    for (let n = 0; n < DEALS; n++) {
      const form = forms[(i * 7 + n * 5) % forms.length]!
      const realCards = n % 6 === 5
      const deal = anyDeal(form, n + 20_000, { realCards })
      try {
        playIncidents(deal, kind, happened)
      } catch (cause) {
        throw new Error(`${kind} in anyDeal of ${deal.name}: ${cause instanceof Error ? cause.message : cause}`, {
          cause,
        })
      }
    }
  })
})
