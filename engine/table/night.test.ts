import { describe, expect, expectTypeOf, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import type { DealEvent } from '../deal/events.ts'
import { stakesFor } from '../deal/stakes.ts'
import { forms } from '../forms/forms.ts'
import { nextCommand } from '../testing/play-out.ts'
import type { TableEvent } from './events.ts'
import { evolveNight, isDealEvent, type Night, type NightEvent, type NightOrder, nightDecider } from './night.ts'
import type { Placard } from './placard.ts'

const placard: Placard = {
  name: 'Table 1',
  parts: [{ form: forms.holdem, stakes: stakesFor(forms.holdem, 'no-limit', 10) }],
  turn: 'orbit',
  chairs: 6,
  book: 'rrp',
  setting: 'cash',
  buyIn: {},
  kill: null,
  straddle: false,
  collection: { way: 'none' },
  money: 1,
  realCards: false,
  apart: [],
}

describe('a night', () => {
  test('is deal after deal, and replays exactly', () => {
    const chance = seeded('night')
    let night: Night | undefined
    const log: NightEvent[] = []
    const give = (order: NightOrder): void => {
      const before = JSON.stringify(night)
      const outcome = nightDecider.carryOut(night, order)
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
      expect(JSON.stringify(night), 'the night before is left as it was').toBe(before)
      expect(nightDecider.decide(night, order)).toEqual({ ok: true, events: outcome.events })
      expect(outcome.events.reduce<Night | undefined>(evolveNight, night)).toEqual(outcome.state)
      log.push(...outcome.events)
      night = outcome.state
    }
    give({ type: 'OpenTable', placard, at: 0 })
    for (const [player, seat] of [
      ['ann', 1],
      ['bob', 3],
      ['cid', 4],
    ] as const) {
      give({ type: 'TakeSeat', player, seat, at: 0 })
      give({ type: 'BuyIn', player, chips: 1000, at: 0 })
    }
    for (let deal = 1; deal <= 20; deal++) {
      give({ type: 'CallDeal', at: deal })
      while (night!.deal !== null) {
        give({ type: 'InDeal', command: nextCommand(night!.deal, chance, { careless: false }), at: deal })
      }
      expect(night!.table.members.reduce((sum, { stack }) => sum + stack, 0)).toBe(
        night!.table.members.reduce((sum, { bought }) => sum + bought, 0),
      )
      for (const { player, stack } of night!.table.members) {
        if (stack === 0) give({ type: 'BuyIn', player, chips: 1000, at: deal })
      }
    }
    expect(log.reduce<Night | undefined>(evolveNight, undefined)).toEqual(night)
    expect(log.every(({ at }) => Number.isInteger(at))).toBe(true)
    expect(log.filter(isDealEvent).map(({ type }) => type)).toContain('Posted')
    expect(log.filter(event => !isDealEvent(event)).map(({ type }) => type)).toContain('DealCalled')
  })

  test('has no event of a deal with the name of one of the table', () => {
    expectTypeOf<Extract<DealEvent['type'], TableEvent['type']>>().toBeNever()
  })
})
