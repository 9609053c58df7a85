import { describe, expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import { mixes } from '../forms/mix.ts'
import { placardFor } from './opening/placard-for.ts'
import { playTable, type TablePlay } from './play.ts'
import { randomNight } from './random-night.ts'
import { replayTable } from './table-decider.ts'

const rake = { way: 'rake', percent: 10, cap: 6, noFlopNoDrop: true } as const
const time = { way: 'time', amount: 7, everyMinutes: 30 } as const
const kill = { size: 'full', required: true } as const

const placards = {
  'no-limit hold’em, raked': placardFor({ game: 'holdem', collection: rake }),
  'limit hold’em with kills, timed': placardFor({ game: 'holdem', structure: 'limit', kill, collection: time }),
  'eight-game': placardFor({ game: mixes['eight-game'], chairs: 8, collection: time }),
}

describe('a table in one owner’s hands', () => {
  test.each(Object.entries(placards))('decides as the pure one does: %s', (name, placard) => {
    let played: TablePlay | undefined
    let refusals = 0
    for (const { order, refusal, table } of randomNight({ placard, players: 9, hours: 1 }, seeded(name))) {
      if (order.type === 'OpenTable') played = opened(order)
      else expect(played!.give(order)).toEqual(refusal === null ? { ok: true } : { ok: false, refusal })
      if (refusal !== null) refusals++
      expect(played!.table).toEqual(table)
    }
    expect(refusals).toBeGreaterThan(0)
    expect(replayTable(played!.log)).toEqual(played!.table)
  })

  test('an order that is refused on the way leaves everything as it was', () => {
    const table = opened({ type: 'OpenTable', placard: placardFor({ game: 'holdem', collection: time }), at: 0 })
    table.give({ type: 'TakeSeat', player: 'ann', seat: 1, at: 0 })
    table.give({ type: 'BuyIn', player: 'ann', chips: 500, at: 0 })
    const before = structuredClone({ table: table.table, log: table.log })
    // the time that is due is called first, and then one alone cannot play
    expect(table.give({ type: 'CallDeal', at: 40 * 60_000 })).toMatchObject({
      ok: false,
      refusal: { why: 'too-few-players' },
    })
    expect({ table: table.table, log: table.log }).toEqual(before)
    expect(table.give({ type: 'OpenTable', placard: table.table.placard, at: 0 })).toMatchObject({
      ok: false,
      refusal: { why: 'table-is-open' },
    })
  })

  test('does not open with a placard that makes no sense', () => {
    const placard = { ...placardFor({ game: 'holdem' }), chairs: 0 }
    expect(playTable({ type: 'OpenTable', placard, at: 0 })).toMatchObject({
      ok: false,
      refusal: { why: 'placard-makes-no-sense' },
    })
  })
})

const opened = (order: Parameters<typeof playTable>[0]): TablePlay => {
  const played = playTable(order)
  if (!played.ok) throw new Error(played.refusal.why)
  return played
}
