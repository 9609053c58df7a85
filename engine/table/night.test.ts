import { describe, expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import { stakesFor } from '../deal/stakes.ts'
import { forms } from '../forms/forms.ts'
import { nextCommand } from '../testing/play-out.ts'
import { decideNight, evolveNight, type Night, type NightEvent, type NightOrder } from './night.ts'
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
  told: false,
  apart: [],
}

describe('a night', () => {
  test('is deal after deal, and replays exactly', () => {
    const chance = seeded('night')
    let night: Night | undefined
    const log: NightEvent[] = []
    const give = (order: NightOrder): void => {
      const decision = decideNight(night, order)
      if (!decision.ok) throw new Error(JSON.stringify(decision.refusal))
      for (const event of decision.events) {
        log.push(event)
        night = evolveNight(night, event)
      }
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
  })
})
