import { placardFor, seeded, type TableEvent } from '@cardroom/engine'
import { evolveNight, type Night, type NightEvent, randomNight } from '@cardroom/engine/table'
import { placardOf, tableScene } from '@cardroom/engine/testing'
import { describe, expect, test } from 'vitest'
import { NO_RESULTS, type Results } from './results.ts'
import { MOST_POINTS, resultsAfter } from './results-after.ts'

const resultsOf = (log: readonly TableEvent[]): { readonly results: Results; readonly night: Night } => {
  let night: Night | undefined
  let results = NO_RESULTS
  for (const event of log) {
    const after = evolveNight(night, event as NightEvent)
    results = resultsAfter(results, event, night, after)
    night = after
  }
  return { results, night: night! }
}

const rake = { way: 'rake', percent: 10, cap: 6, noFlopNoDrop: false } as const

describe('the results of a night', () => {
  const scene = tableScene(placardOf('rrp', { collection: rake }), { ann: 1, bob: 2, cid: 3 })
    .deal({ chips: { 1: 1100, 2: 900 }, pot: 200, won: [{ seat: 1, chips: 200 }] })
    .gives({ type: 'TopUp', player: 'bob', chips: 100 }, { type: 'Leave', player: 'cid' })
    .deal({ chips: { 1: 1044, 2: 1050 }, pot: 90, won: [{ seat: 2, chips: 90 }] })
  const { results } = resultsOf(scene.log)

  test('have a point before the first deal and one after each, with what the house has taken', () => {
    expect(results.points.map(({ deal, pot, chips, nets }) => ({ deal, pot, chips, nets }))).toEqual([
      { deal: 0, pot: 0, chips: [1000, 1000, 1000], nets: [0, 0, 0] },
      { deal: 1, pot: 200, chips: [1094, 900, 1000], nets: [94, -100, 0] },
      { deal: 2, pot: 90, chips: [1044, 1044, null], nets: [44, -56, 0] },
    ])
  })

  test('know the largest pots, and how often each was dealt in and came out ahead', () => {
    expect(results.pots).toEqual([
      { deal: 1, chips: 200, person: 'ann', won: 200 },
      { deal: 2, chips: 90, person: 'bob', won: 90 },
    ])
    expect(results.tallies).toEqual({
      ann: { deals: 2, ahead: 1 },
      bob: { deals: 2, ahead: 1 },
      cid: { deals: 1, ahead: 0 },
    })
  })

  test('the last point of any night is what everybody has won, and the house is the rest', () => {
    const placard = placardFor({ game: 'holdem', collection: rake })
    const log = [...randomNight({ placard, players: 7, hours: 2 }, seeded('results'))].flatMap(({ events }) => events)
    const { results: any, night } = resultsOf(log)
    const { members, collected } = night.table
    const last = any.points.at(-1)!
    expect(last.deal).toBe(night.table.deals)
    expect(last.nets.map((net, i) => net - (members[i]!.cashedOut - members[i]!.bought)).every(off => off === 0)).toBe(
      true,
    )
    expect(last.nets.reduce((sum, net) => sum + net, collected)).toBe(0)
  })

  test('a night without end keeps its first and last points and no more than it may', () => {
    const point = { at: 0, pot: 0, chips: [], nets: [] }
    const many = { ...NO_RESULTS, points: Array.from({ length: MOST_POINTS }, (_, deal) => ({ ...point, deal })) }
    const event = { ...scene.log.findLast(({ type }) => type === 'DealRecorded')!, number: MOST_POINTS } as TableEvent
    const { points } = resultsAfter(many, event, undefined, resultsOf(scene.log).night)
    expect(points).toHaveLength(MOST_POINTS / 2 + 1)
    expect([points[0]!.deal, points.at(-1)!.deal]).toEqual([0, MOST_POINTS])
  })
})
