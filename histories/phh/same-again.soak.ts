import { isDeepStrictEqual } from 'node:util'
import { INCIDENTS } from '@cardroom/engine'
import {
  anyDeal,
  everyBombPot,
  everyForm,
  everyJokerForm,
  nothingYet,
  playIncidents,
  playOut,
  property,
} from '@cardroom/engine/testing'
import { describe, expect, test } from 'vitest'
import { notTheSame } from '../testing/same-again.ts'

/** How many deals of each form are written and read back. */
const DEALS = Math.ceil(Number(process.env.CARDROOM_SOAK_DEALS ?? 100_000) / 200)
const all = [...everyForm, ...everyBombPot, ...everyJokerForm]
const same = (log: Parameters<typeof notTheSame>[0]): void => expect(notTheSame(log, isDeepStrictEqual)).toBeNull()

describe('written and read back at length', () => {
  property('from a known deck', all, { deals: DEALS, from: 10_000 }, deal => same(playOut(deal).log))
  property('with real cards', all, { deals: DEALS, from: 10_000, realCards: true }, deal => same(playOut(deal).log))

  test.each(INCIDENTS)('with incidents and rulings: %s', kind => {
    for (let n = 0; n < DEALS; n++) {
      const deal = anyDeal(all[(n * 5) % all.length]!, 50_000 + n, { realCards: n % 6 === 5 })
      same(playIncidents(deal, kind, nothingYet()).log)
    }
  })
})
