import { placardFor, seeded } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import { endNight } from '../table/night/night.ts'
import type { Policy } from '../table/state/hosted.ts'
import { newAround, playActs, policy, threeSitDown } from '../testing/played-table.ts'
import { openTables, type Tables } from './tables.ts'

const fail = (cause: unknown): never => {
  throw cause
}

/** A store that notes whose streams are read. */
const watched = (inside: Store) => {
  const read = new Set<string>()
  const store: Store = {
    ...inside,
    read: (stream, ...of) => {
      read.add(stream)
      return inside.read(stream, ...of)
    },
  }
  return { read, store }
}

const made = async (tables: Tables, person: string, clock: Policy['clock'] = null): Promise<string> => {
  const placard = placardFor({ game: 'holdem', chairs: 3 })
  const table = await tables.make({ person, name: 'Player 1' }, placard, { ...policy, clock })
  if ('why' in table) throw new Error(table.why)
  return table.id
}

/** Six tables at rest, one that has ended, and one in play. */
const night = async () => {
  const around = newAround()
  const tables = await openTables(around, fail)
  const resting: string[] = []
  for (const n of [1, 2, 3, 4, 5, 6]) resting.push(await made(tables, `host${n}`))
  const ended = await made(tables, 'p1')
  await (await tables.find(ended))!.does(endNight)
  // somebody is to act there, and their time runs
  const played = await made(tables, 'p1', { act: 3600, bank: 0 })
  const table = (await tables.find(played))!
  await threeSitDown(table)
  await playActs(table, 2, seeded('in play'))
  const cards = tables.cards()
  const own = tables.own('host3')
  await tables.close()
  return { around, resting, ended, played, cards, own }
}

describe('a room that opens again', () => {
  test('reads no stream of a table at which nothing is due, and knows it all the same', async () => {
    const { around, resting, played, cards, own } = await night()
    const { store, read } = watched(around.store)
    const tables = await openTables({ ...around, store }, fail)
    expect([...read].filter(stream => stream.startsWith('table/'))).toEqual([`table/${played}`])
    const byId = (all: typeof cards) => all.toSorted((a, b) => a.id.localeCompare(b.id))
    expect(byId(tables.cards())).toEqual(byId(cards))
    expect(tables.own('host3')).toEqual(own)
    expect(own).toHaveLength(1)
    expect(tables.loads()).toHaveLength(7)
    expect((await tables.of('host2')).map(table => table.hosted().id)).toEqual([resting[1]])
    await tables.close()
  })

  test('reads a table that went on after it was last at rest', async () => {
    const { around, resting } = await night()
    const id = resting[0]!
    const other = await openTables(around, fail)
    // killed: nothing more is kept of it
    await (await other.find(id))!.order('host1', { type: 'sit', seat: 2, chips: 500 })
    const { store, read } = watched(around.store)
    const tables = await openTables({ ...around, store }, fail)
    expect(read).toContain(`table/${id}`)
    expect(tables.cards().find(card => card.id === id)).toMatchObject({ taken: 1 })
    await tables.close()
  })

  test('reads the stream where what was kept cannot be read, and keeps it again', async () => {
    const { around, resting } = await night()
    const id = resting[0]!
    const { version } = (await around.store.snapshots('rests/')).find(({ stream }) => stream === `rests/${id}`)!
    const otherShape = { stream: `rests/${id}`, version, data: '{"shape":0}' }
    const inside: Store = {
      ...around.store,
      snapshots: async prefix =>
        (await around.store.snapshots(prefix)).map(one => (one.stream === otherShape.stream ? otherShape : one)),
    }
    const { store, read } = watched(inside)
    const tables = await openTables({ ...around, store }, fail)
    expect(read).toContain(`table/${id}`)
    expect(tables.cards().some(card => card.id === id)).toBe(true)
    await tables.close()
  })

  test('finds what is missing at the end of a table when somebody asks for it', async () => {
    const { around, resting } = await night()
    const id = resting[0]!
    const { store: inside } = around
    const store: Store = {
      ...inside,
      snapshot: async stream => (stream === `table/${id}` ? null : inside.snapshot(stream)),
      read: async (stream, ...of) => {
        const entries = await inside.read(stream, ...of)
        return stream === `table/${id}` ? entries.slice(0, -1) : entries
      },
    }
    const causes: unknown[] = []
    const tables = await openTables({ ...around, store }, cause => causes.push(cause))
    expect(causes).toEqual([])
    await expect(tables.find(id)).rejects.toThrow(/is missing/)
    expect(tables.asides(null)).toMatchObject([{ id }])
    expect(await tables.find(resting[1]!)).toBeDefined()
    await tables.close()
  })

  test('of a room that was killed before it kept its tables, the next start keeps them', async () => {
    const { around, resting } = await night()
    const kept = new Map<string, unknown>()
    const store: Store = {
      ...around.store,
      snapshots: async () => [],
      keepSnapshot: async (stream, snapshot) => void kept.set(stream, snapshot),
    }
    const tables = await openTables({ ...around, store }, fail)
    await expect.poll(() => resting.every(id => kept.has(`rests/${id}`)), { timeout: 20_000 }).toBe(true)
    await tables.close()
  })
})

test('a table that was put away does nothing for those who still hold it', async () => {
  const around = newAround()
  const tables = await openTables(around, fail)
  const table = (await tables.find(await made(tables, 'p1')))!
  await tables.close()
  await expect(table.does(endNight)).rejects.toThrow('does not own')
})
