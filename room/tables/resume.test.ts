import { placardFor } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { sqliteStore } from '../store/sqlite-store.ts'
import { evolveHosted } from '../table/evolve.ts'
import { callDeal } from '../table/next/call-deal.ts'
import type { HostedEvent } from '../table/state/events.ts'
import { secrets } from '../testing/played-table.ts'
import { commonView } from '../views/common-view.ts'
import { openTables, type Tables } from './tables.ts'

const policy = { clock: { act: 20, bank: 30 }, pause: 60_000, botPace: 'instant', entropyWait: 0 } as const

test('a room that opens again goes on with the time that was left when it closed', async () => {
  let now = 1_000_000
  const around = { store: sqliteStore(':memory:'), now: () => now, secrets }
  const failed = (cause: unknown): void => {
    throw cause
  }
  const first = await openTables(around, failed)
  const made = await first.make({ person: 'ann', name: 'Ann' }, placardFor({ game: 'holdem', chairs: 3 }), policy)
  const { id } = made as { readonly id: string }
  const at = async (tables: Tables) => (await tables.find(id))!
  const table = await at(first)
  await first.letIn(table, { person: 'bob', name: 'Bob' })
  for (const [i, person] of ['ann', 'bob'].entries())
    await table.order(person, { type: 'sit', seat: i + 1, chips: 1000 })
  await table.does((course, when) => callDeal(course, when, secrets))
  await first.close()
  // what was open was last written down when the room opened: all since then counts for the player due
  now += 3_600_000
  const second = await openTables(around, failed)
  const [clock] = commonView((await at(second)).hosted(), () => true).clocks
  expect([clock!.until - now, clock!.ends - now]).toEqual([25_000, 55_000])
  await second.close()
  await around.store.close()
})

test('a table from before there were doors and clocks is open', () => {
  const made = { type: 'TableMade', id: 't', policy, code: 'x', at: 5 } as unknown as HostedEvent
  expect(evolveHosted(undefined, made)).toMatchObject({ open: true, invitations: [], clockLate: 0 })
})
