import { randomBytes, randomInt } from 'node:crypto'
import { type FormId, forms, legal, randomCommand, seeded, stakesFor } from '@cardroom/engine'
import type { PlayerCommand } from '@cardroom/engine/deal'
import { placardOf } from '@cardroom/engine/testing'
import { describe, expect, test } from 'vitest'
import type { PersonOrder } from '../protocol/person-orders.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import { actFor } from './act/act-for.ts'
import { type Around, type HostedTable, hostTable } from './host-table.ts'
import { makeTable } from './make-table.ts'
import { callDeal } from './next/call-deal.ts'
import { dueSeats } from './state/due-seats.ts'
import type { Policy } from './state/hosted.ts'

const policy: Policy = { clock: null, pause: 0, botPace: 'instant', entropyWait: 0 }
const secrets = {
  below: (most: number) => randomInt(most),
  bytes: (count: number) => new Uint8Array(randomBytes(count)),
}

const newRoom = (): Around => {
  let now = 1000
  return { store: sqliteStore(':memory:'), now: () => now++, secrets }
}

const opened = async (form: FormId, room: Around): Promise<HostedTable> => {
  const stakes = stakesFor(forms[form], forms[form].structures[0] ?? 'limit', 10)
  const placard = placardOf('rrp', { parts: [{ form: forms[form], stakes }], chairs: 6 })
  await makeTable({ id: 't1', placard, policy, host: { person: 'ann', name: 'Ann' } }, room)
  const table = await hostTable('t1', room)
  expect(await table.order('ann', { type: 'sit', seat: 1, chips: 1000 })).toEqual({ version: 5 })
  for (const seat of [2, 4]) await table.order('ann', { type: 'bot', seat, chips: 1000, temper: 'steady' })
  return table
}

/** Ann plays at random, the bots as easily as they can, until the deal is over. */
const playDeal = async (table: HostedTable, chance = seeded('ann')): Promise<void> => {
  expect(await table.does((course, at) => callDeal(course, at, secrets))).toHaveProperty('version')
  for (let acts = 0; table.hosted().night!.deal !== null; acts++) {
    expect(acts).toBeLessThan(300)
    const { night } = table.hosted()
    const [seat] = dueSeats(night!)
    if (seat === undefined) throw new Error(`nobody is due: ${JSON.stringify(legal(night!.deal!))}`)
    if (seat !== 1) await table.does((course, at) => actFor(course, seat, at, secrets))
    else await annActs(table, chance)
  }
}

const annActs = async (table: HostedTable, chance: (most: number) => number): Promise<void> => {
  for (;;) {
    const command = randomCommand(table.hosted().night!.deal!, chance, { careless: false }) as PlayerCommand
    if (command.seat !== 1) continue
    const { seat: _, ...act } = command
    expect(await table.order('ann', { type: 'act', act } as PersonOrder)).toHaveProperty('version')
    return
  }
}

describe('a table of the room', () => {
  test.each(['holdem', 'omaha-8', 'seven-card-stud', 'badugi', 'double-board-omaha'] as const)(
    'plays %s deal after deal, and a server that starts again has the same table',
    async form => {
      const room = newRoom()
      const table = await opened(form, room)
      for (let deal = 0; deal < 3; deal++) await playDeal(table)
      const chips = table.hosted().night!.table.members.reduce((sum, { stack }) => sum + stack, 0)
      expect(chips).toBe(3000)
      expect((await hostTable('t1', room)).hosted()).toEqual(table.hosted())
    },
  )

  test('a command that comes twice is carried out once', async () => {
    const room = newRoom()
    const table = await opened('holdem', room)
    const say: PersonOrder = { type: 'say', text: 'hello' }
    const first = await table.order('ann', say, 'c1')
    expect(await table.order('ann', say, 'c1')).toEqual(first)
    const again = await hostTable('t1', room)
    expect(await again.order('ann', say, 'c1')).toEqual(first)
    expect((await room.store.read('table/t1')).filter(({ kind }) => kind === 'Said')).toHaveLength(1)
  })

  test('nobody acts for another, and what is refused changes nothing', async () => {
    const table = await opened('holdem', newRoom())
    const before = table.hosted()
    expect(await table.order('eve', { type: 'leave' })).toMatchObject({ why: 'not-here' })
    expect(await table.order('ann', { type: 'sit', seat: 3, chips: 100 })).toMatchObject({ why: 'has-a-seat' })
    expect(await table.order('ann', { type: 'act', act: { type: 'Fold' } })).toMatchObject({ why: 'no-deal-is-on' })
    expect(table.hosted()).toBe(before)
  })

  test('of two servers on one table the slower is refused, and takes up what is kept', async () => {
    const room = newRoom()
    const [one, two] = [await opened('holdem', room), await hostTable('t1', room)]
    await one.order('ann', { type: 'say', text: 'first' })
    expect(await two.order('ann', { type: 'say', text: 'second' })).toMatchObject({ why: 'try-again' })
    expect(two.hosted()).toEqual(one.hosted())
  })
})
