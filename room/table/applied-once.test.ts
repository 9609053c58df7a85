import { type DealEvent, type FormId, seeded, type TableEvent } from '@cardroom/engine'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { peopleTable } from '../testing/people-table.ts'
import { newAround, playActs, tableOfThree } from '../testing/played-table.ts'
import { evolveHosted } from './evolve.ts'
import type { HostedTable } from './host-table.ts'
import type { RoomEvent } from './state/events.ts'
import type { Hosted } from './state/hosted.ts'

/** What was decided is kept as it was decided: what its events add up to has to be the same. */
const holdsTo = (table: HostedTable): (() => number) => {
  let acts = 0
  table.listen((before, after, events) => {
    acts++
    expect(events.reduce<Hosted>(evolveHosted, before), events.map(({ type }) => type).join()).toEqual(after)
  })
  return () => acts
}

describe('the state that an act leaves is what its events add up to', () => {
  test.each([
    'holdem',
    'seven-card-stud',
    'deuce-to-seven-triple-draw',
    'crazy-pineapple',
    'chinese-poker',
    'pineapple-open-face-chinese',
  ] as const satisfies readonly FormId[])('deal after deal of %s', async form => {
    const table = await tableOfThree(form, newAround())
    const acts = holdsTo(table)
    await playActs(table, 150, seeded(form))
    expect(acts()).toBe(150)
    expect(table.hosted().night!.table.deals).toBeGreaterThan(2)
  })

  test('and nothing of what was only tried is among them', async () => {
    const { table } = await peopleTable({ others: ['bob', 'cyd', 'dan'] })
    const types: string[] = []
    table.listen((_before, _after, events) => types.push(...events.map(({ type }) => type)))
    for (const person of ['ann', 'bob', 'cyd', 'dan']) await table.order(person, { type: 'straddle' })
    expect(types).toEqual(['StraddleSaid'])
  })

  test('when somebody is sent away, comes back and is paid', async () => {
    const { table } = await peopleTable()
    const acts = holdsTo(table)
    for (const [person, order] of [
      ['ann', { type: 'mute', person: 'bob', muted: true }],
      ['bob', { type: 'away' }],
      ['bob', { type: 'back' }],
      ['ann', { type: 'correct', person: 'bob', chips: 5, why: 'a chip on the floor' }],
      ['ann', { type: 'kick', person: 'bob' }],
    ] as const)
      expect(await table.order(person, order), order.type).toHaveProperty('version')
    expect(acts()).toBe(5)
  })
})

test('no event of the room has the name of one of the table or of a deal', () => {
  expectTypeOf<Extract<RoomEvent['type'], TableEvent['type'] | DealEvent['type']>>().toBeNever()
})
