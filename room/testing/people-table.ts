import { type Form, type FormId, forms, seeded, stakesFor } from '@cardroom/engine'
import { placardOf } from '@cardroom/engine/testing'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { turnsOf } from '../table/clock/turns.ts'
import { type HostedTable, hostTable } from '../table/host-table.ts'
import { makeTable } from '../table/make-table.ts'
import { callDeal } from '../table/next/call-deal.ts'
import { joinTable } from '../table/people/come.ts'
import type { Policy } from '../table/state/hosted.ts'

/** A table of people and a clock that stands still until the test moves it. */
export type PeopleTable = {
  readonly table: HostedTable
  readonly store: Store
  readonly secrets: ReturnType<typeof chanceOf>
  readonly now: () => number
  /** This many seconds go by. */
  readonly later: (seconds: number) => void
  readonly call: () => ReturnType<HostedTable['does']>
}

const chanceOf = (seed: string) => {
  const below = seeded(seed)
  return { below, bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)) }
}

/** How a table is run where nothing is said. */
const unhurried: Policy = { clock: null, pause: 0, botPace: 'instant', entropyWait: 0 }

/** Ann is the host and sits in seat 1; the others sit beside her with a thousand each. */
export const peopleTable = async ({
  form = 'holdem',
  policy = {},
  others = ['bob', 'cyd'],
  open = true,
}: {
  readonly form?: FormId
  readonly policy?: Partial<Policy>
  readonly others?: readonly string[]
  readonly open?: boolean
} = {}): Promise<PeopleTable> => {
  let now = 1_000_000
  const secrets = chanceOf(form)
  const store = sqliteStore(':memory:')
  const around = { store, now: () => now, secrets }
  const { structures } = forms[form] as Form
  const structure = structures.includes('no-limit') ? 'no-limit' : (structures[0] ?? 'limit')
  const stakes = stakesFor(forms[form], structure, 10)
  const placard = placardOf('rrp', { parts: [{ form: forms[form], stakes }], chairs: 6 })
  const host = { person: 'ann', name: 'Ann' }
  await makeTable({ id: 't1', open, placard, policy: { ...unhurried, ...policy }, host }, around)
  const table = await hostTable('t1', around)
  await table.order('ann', { type: 'sit', seat: 1, chips: 1000 })
  for (const [i, person] of others.entries()) {
    const name = person.slice(0, 1).toUpperCase() + person.slice(1)
    await table.does((course, at) => joinTable(course, person, name, at))
    await table.order(person, { type: 'sit', seat: 2 + i, chips: 1000 })
  }
  return {
    table,
    store,
    secrets,
    now: () => now,
    later: seconds => {
      now += 1000 * seconds
    },
    call: () => table.does((course, at) => callDeal(course, at, secrets)),
  }
}

/** Who sits in a seat. */
export const personIn = (table: HostedTable, seat: number): string => table.hosted().night!.table.chairs[seat - 1]!

/** The seat that is to act. */
export const dueSeat = (table: HostedTable): number => turnsOf(table.hosted())[0]!.seat
