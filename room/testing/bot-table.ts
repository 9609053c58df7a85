import { type FormId, placardFor, seeded } from '@cardroom/engine'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { takeTurn } from '../table/act/act-for.ts'
import { type Around, type HostedTable, hostTable } from '../table/host-table.ts'
import { makeTable } from '../table/make-table.ts'
import { callDeal } from '../table/next/call-deal.ts'
import { dueSeats } from '../table/state/due-seats.ts'

const chance = seeded('a table with bots')
const secrets = { below: chance, bytes: (count: number) => Uint8Array.from({ length: count }, () => chance(256)) }
const policy = { clock: null, pause: 0, botPace: 'instant', entropyWait: 0 } as const

/** What was read from a store. */
export type Read = { readonly stream: string; readonly most: number }

/** Ann with two bots at table t, in a store, in memory if nothing is said, that notes what is read from it. */
export const botTable = async (form: FormId, inside = sqliteStore(':memory:')) => {
  const reads: Read[] = []
  const store: Store = {
    ...inside,
    read: (stream, after, most) => {
      reads.push({ stream, most: most ?? Number.POSITIVE_INFINITY })
      return inside.read(stream, after, most)
    },
  }
  let clock = 0
  const around: Around = { store, now: () => ++clock, secrets }
  const placard = placardFor({ game: form, chairs: 3 })
  await makeTable({ id: 't', placard, policy, host: { person: 'ann', name: 'Ann' } }, around)
  const table = await hostTable('t', around)
  await table.order('ann', { type: 'sit', seat: 1, chips: 100_000 })
  for (const seat of [2, 3]) await table.order('ann', { type: 'bot', seat, chips: 100_000, temper: 'bold' })
  return { store, table, reads, around }
}

/** Everybody does what is easiest, and the bots what they like, until this many deals more are over. */
export const playDeals = async (table: HostedTable, deals: number): Promise<void> => {
  const until = table.hosted().night!.table.deals + deals
  for (;;) {
    const { night } = table.hosted()
    if (night!.deal === null && night!.table.deals >= until) return
    const [seat] = dueSeats(night!)
    const outcome = await table.does((course, at) =>
      seat === undefined ? callDeal(course, at, secrets) : takeTurn(course, seat, at, secrets),
    )
    if ('why' in outcome) throw new Error(outcome.why)
  }
}
