import { placardFor } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { openArchive } from '../deals/archive.ts'
import { probeStore } from '../store/probe-store.ts'
import { spoiledIn } from '../store/spoiled.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { openTables } from '../tables/tables.ts'
import { secrets } from '../testing/played-table.ts'

const policy = { clock: null, pause: 0, botPace: 'instant', entropyWait: 0 } as const

/** A store whose disk is full as long as it is said to be. */
const fillingStore = () => {
  const inside = sqliteStore(':memory:')
  let full = false
  const unlessFull =
    <Given extends readonly unknown[], T>(write: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      if (full) throw new Error('database or disk is full')
      return write(...given)
    }
  const store: Store = {
    ...inside,
    append: unlessFull(inside.append),
    keepSnapshot: unlessFull(inside.keepSnapshot),
    probe: unlessFull(inside.probe),
  }
  return {
    store,
    fills: (is: boolean) => {
      full = is
    },
  }
}

const until = async (is: () => boolean): Promise<void> => {
  while (!is()) await new Promise(resolve => setTimeout(resolve, 20))
}

test('a table goes on by itself when the disk has room again, and nothing is missing in its archive', async () => {
  const { store, fills } = fillingStore()
  const causes: unknown[] = []
  const around = { store, now: Date.now, secrets }
  const tables = await openTables(around, cause => causes.push(cause))
  const made = await tables.make({ person: 'ann', name: 'Ann' }, placardFor({ game: 'holdem', chairs: 3 }), {
    ...policy,
    pause: 50,
    clock: { act: 1, bank: 0 },
  })
  const { id } = made as { readonly id: string }
  const table = (await tables.find(id))!
  await table.order('ann', { type: 'sit', seat: 1, chips: 1000 })
  await table.order('ann', { type: 'bot', seat: 2, chips: 1000, temper: 'steady' })
  const version = (): number => table.hosted().version
  await until(() => table.hosted().night!.deal !== null)
  fills(true)
  // the clock of the one who is to act runs out, and cannot be kept
  await until(() => causes.length > 1)
  const stuck = version()
  fills(false)
  await until(() => version() > stuck && table.hosted().night!.table.deals > 1)
  await tables.close()
  const again = await openTables(around, cause => causes.push(cause))
  const archive = await openArchive(id, (await again.find(id))!, store, cause => causes.push(cause))
  const deals = await archive.list(0, 1000)
  expect(deals.map(({ number }) => number)).toEqual(deals.map((_, i) => i + 1))
  expect(causes.every(cause => (cause as Error).message === 'database or disk is full')).toBe(true)
  await again.close()
})

test('what is due and throws is a fault of ours: the table is set aside, and the others go on', async () => {
  const { store } = fillingStore()
  const causes: unknown[] = []
  let broken = false
  const odd = {
    ...secrets,
    below: (most: number): number => {
      if (broken) throw new Error('no chance')
      return secrets.below(most)
    },
  }
  const tables = await openTables({ store, now: Date.now, secrets: odd }, cause => causes.push(cause))
  const make = async (): Promise<string> => {
    const placard = placardFor({ game: 'holdem', chairs: 3 })
    const made = await tables.make({ person: 'ann', name: 'Ann' }, placard, { ...policy, pause: 100 })
    return (made as { readonly id: string }).id
  }
  const [bad, good] = [await make(), await make()]
  const table = (await tables.find(bad))!
  await table.order('ann', { type: 'sit', seat: 1, chips: 1000 })
  broken = true
  await table.order('ann', { type: 'bot', seat: 2, chips: 1000, temper: 'steady' })
  await until(() => causes.length > 0)
  broken = false
  expect(tables.asides(null)).toMatchObject([{ id: bad, fault: { place: table.hosted().version } }])
  expect(spoiledIn(causes[0])).toMatchObject({
    stream: `table/${bad}`,
    reason: expect.stringContaining('fault of Cardroom'),
  })
  await expect(tables.find(bad)).rejects.toThrow('is out of service')
  expect((await tables.find(good))!.hosted().id).toBe(good)
  expect(await tables.of('ann')).toHaveLength(1)
  await tables.close()
})

test('health writes to find out whether the store can be written to, and does not wait for one that hangs', async () => {
  const { store, fills } = fillingStore()
  const causes: unknown[] = []
  const asks = (from: Pick<Store, 'probe'>) => probeStore(from, cause => causes.push(cause), 50)()
  expect(await asks(store)).toBe(true)
  fills(true)
  expect(await asks(store)).toBe(false)
  fills(false)
  expect(await asks(store)).toBe(true)
  expect(await asks({ probe: () => new Promise(() => {}) })).toBe(false)
  expect(causes).toHaveLength(2)
})
