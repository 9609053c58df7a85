import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { type Lease, type Leases, memoryLeases } from './leases.ts'
import { postgresLeases } from './postgres-leases.ts'
import { postgresStore } from './postgres-store.ts'
import type { Store } from './store.ts'

const LIVES = 1100
const fail = (cause: unknown): never => {
  throw cause
}
const there = new Set<string>()
const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

let server: PostgresServer
let pool: pg.Pool
let store: Store
let kinds: Readonly<Record<'memory' | 'PostgreSQL', Leases>>

beforeAll(async () => {
  server = await startPostgres()
  pool = new pg.Pool(server.config)
  store = await postgresStore(server.config, fail)
  // two nodes that make the tables at once don't get in each other's way
  const [leases] = await Promise.all([postgresLeases(pool, fail, LIVES), postgresLeases(pool, fail, LIVES)])
  kinds = { memory: memoryLeases(() => performance.now(), LIVES), PostgreSQL: leases! }
}, 60_000)
afterAll(async () => {
  for (const node of there) await kinds.PostgreSQL.leave(node)
  await store.close()
  await pool.end()
  await server.stop()
}, 30_000)

let named = 0
const joined = async (leases: Leases): Promise<string> => {
  const node = `node ${++named}`
  await leases.join(node)
  if (leases === kinds.PostgreSQL) there.add(node)
  return node
}
const entry = { kind: 'Said', at: 1, data: '{}' }

describe.each(['memory', 'PostgreSQL'] as const)('leases in %s', kind => {
  test('one node owns a group, until it leaves', async () => {
    const leases = kinds[kind]
    const [one, other] = [await joined(leases), await joined(leases)]
    const group = `table/${one}`
    expect(await leases.ownerOf(group)).toBeNull()
    const lease = await leases.claim(group, one)
    expect(lease).toEqual({ group, node: one, epoch: 1 })
    expect(await leases.claim(group, one)).toEqual(lease)
    expect(await leases.claim(group, other)).toBeNull()
    expect(await leases.ownerOf(group)).toEqual(lease)
    await leases.leave(one)
    expect(await leases.ownerOf(group)).toBeNull()
    expect(await leases.claim(group, other)).toEqual({ group, node: other, epoch: 2 })
  })

  test('of many who claim at once, one gets it', async () => {
    const leases = kinds[kind]
    const nodes = await Promise.all(Array.from({ length: 12 }, () => joined(leases)))
    const group = `table/${nodes[0]}`
    const claimed = await Promise.all(nodes.map(node => leases.claim(group, node)))
    expect(claimed.filter(lease => lease !== null)).toHaveLength(1)
  })

  test('a node that says nothing any more is gone for good, and what it owned can be had', async () => {
    const leases = kinds[kind]
    const [one, other] = [await joined(leases), await joined(leases)]
    const group = `table/${one}`
    await leases.claim(group, one)
    for (let waited = 0; waited < LIVES + 400; waited += 300) {
      await wait(300)
      expect(await leases.renew(other)).toBe(true)
    }
    expect(await leases.renew(one)).toBe(false)
    expect(await leases.claim(`other ${group}`, one)).toBeNull()
    expect(await leases.claim(group, other)).toMatchObject({ node: other, epoch: 2 })
    await expect(leases.join(one)).rejects.toThrow()
  }, 30_000)

  test('what is given up by a former owner stays with its owner', async () => {
    const leases = kinds[kind]
    const [one, other] = [await joined(leases), await joined(leases)]
    const group = `table/${one}`
    const old = (await leases.claim(group, one))!
    await leases.release(old)
    const lease = await leases.claim(group, other)
    expect(lease).toMatchObject({ node: other, epoch: 2 })
    await leases.release(old)
    expect(await leases.ownerOf(group)).toEqual(lease)
  })
})

test('two nodes that take over hundreds of groups at once, by one connection each, share them without a fault', async () => {
  const pools = [1, 2].map(() => new pg.Pool({ ...server.config, max: 1, query_timeout: 1000 }))
  const [one, two] = await Promise.all(pools.map(its => postgresLeases(its, fail, 60_000)))
  const [left, ...nodes] = await Promise.all([joined(kinds.PostgreSQL), joined(one!), joined(two!)])
  const groups = Array.from({ length: 400 }, (_, i) => `many/${(i * 7919) % 400}`)
  await Promise.all(groups.map(group => kinds.PostgreSQL.claim(group, left)))
  await kinds.PostgreSQL.leave(left)
  const asked = pools.map(its => vi.spyOn(its, 'query'))
  const claimAll = (leases: Leases, node: string, wanted: readonly string[]) =>
    Promise.all(wanted.map(group => leases.claim(group, node)))
  const claimed = await Promise.all([claimAll(one!, nodes[0]!, groups), claimAll(two!, nodes[1]!, groups.toReversed())])
  const mine = claimed.map(leases => leases.flatMap(lease => (lease === null ? [] : [lease.group])))
  expect(mine.flat().toSorted()).toEqual(groups.toSorted())
  expect(claimed.flat().every(lease => lease === null || lease.epoch === 2)).toBe(true)
  for (const spy of asked) expect(spy.mock.calls.length).toBeLessThanOrEqual(4)
  await Promise.all(claimed.flat().map(lease => lease && kinds.PostgreSQL.release(lease)))
  await Promise.all([one!.leave(nodes[0]!), two!.leave(nodes[1]!)])
  await Promise.all(pools.map(its => its.end()))
})

/** Ends the connection by which a node is there, as the end of its process does. */
const loseConnection = async (node: string): Promise<void> => {
  const { rowCount } = await pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and classid = 4243005 and objid::int8 = hashtext($1)::bit(32)::int8`,
    [node],
  )
  expect(rowCount).toBe(1)
}

test('a node whose connection ends is gone at once, and hears it; it may show something until its time is over', async () => {
  const faults: unknown[] = []
  const leases = await postgresLeases(pool, cause => faults.push(cause), 60_000)
  const [one, other] = [await joined(leases), await joined(leases)]
  const cut: string[] = []
  leases.onCut(node => cut.push(node))
  const group = `table/${one}`
  await leases.claim(group, one)
  expect(await leases.nodes()).toEqual(expect.arrayContaining([one, other]))
  await loseConnection(one)
  await expect.poll(leases.nodes).not.toContain(one)
  await expect.poll(() => cut).toEqual([one])
  expect(await leases.nodes()).toContain(other)
  expect(await leases.mayShow()).toEqual(expect.arrayContaining([one, other]))
  expect(await leases.orphans(100)).toContain(group)
  expect(await leases.renew(one)).toBe(false)
  expect(await leases.claim(`other ${group}`, one)).toBeNull()
  expect(await leases.claim(group, other)).toMatchObject({ node: other, epoch: 2 })
  expect(faults).toHaveLength(1)
  await leases.leave(other)
  // that it leaves is nothing that it hears of as a fault
  expect([cut, faults]).toEqual([[one], [expect.anything()]])
})

/** From now on every commit waits, as for a disk that stalls: for a copy of the store that nobody keeps. */
const stallCommits = async (): Promise<() => Promise<void>> => {
  const set = async (what: string): Promise<void> => {
    await pool.query(`alter system ${what}`)
    await pool.query('select pg_reload_conf()')
  }
  await pool.query('create table if not exists written (n int)')
  await set("set synchronous_standby_names = 'nobody'")
  const isWaiting = "select count(*)::int as waiting from pg_stat_activity where wait_event = 'SyncRep'"
  let writing: Promise<unknown> | null = null
  for (;;) {
    writing ??= pool.query('insert into written values (1)').finally(() => {
      writing = null
    })
    await wait(20)
    if ((await pool.query<{ readonly waiting: number }>(isWaiting)).rows[0]!.waiting > 0) break
  }
  return async () => {
    await set('reset synchronous_standby_names')
    await writing
  }
}

test('a node whose store has a disk that stalls is there all the same', async () => {
  const leases = await postgresLeases(pool, fail)
  const node = await joined(leases)
  const moves = await stallCommits()
  try {
    const renewed = leases.renew(node)
    expect(await Promise.race([renewed, wait(700).then(() => 'not answered')])).toBe(true)
    expect(await leases.nodes()).toContain(node)
  } finally {
    await moves()
    await leases.leave(node)
  }
}, 30_000)

test('a node of an earlier version, which holds no connection, is there by its time alone', async () => {
  const leases = kinds.PostgreSQL
  await pool.query("insert into node (name, until) values ('earlier', clock_timestamp() + interval '1 minute')")
  expect(await leases.nodes()).toContain('earlier')
  expect(await leases.claim('table/earlier', 'earlier')).toMatchObject({ node: 'earlier' })
  await leases.leave('earlier')
  expect(await leases.nodes()).not.toContain('earlier')
})

describe('a store with leases', () => {
  const group = 'table/fenced'
  const append = (after: number, lease?: Lease) =>
    store.append({ stream: group, after, entries: [entry], ...(lease !== undefined && { lease }) })

  test('takes what its owner writes, and nothing from a former one, also where nobody has written since', async () => {
    const leases = kinds.PostgreSQL
    const [one, other] = [await joined(leases), await joined(leases)]
    const old = (await leases.claim(group, one))!
    expect(await append(0, old)).toEqual({ kept: true, version: 1 })
    await leases.leave(one)
    const lease = (await leases.claim(group, other))!
    expect(await append(1, old)).toEqual({ kept: false, why: 'lease-is-lost', version: 1 })
    expect(await append(1, lease)).toEqual({ kept: true, version: 2 })
    expect(await append(2, old)).toEqual({ kept: false, why: 'lease-is-lost', version: 2 })
    expect(await store.read(group)).toHaveLength(2)
  })

  test('a node that claims while the former owner writes sees all that was kept, and nothing comes after', async () => {
    const leases = kinds.PostgreSQL
    for (let round = 0; round < 15; round++) {
      const [one, other] = [await joined(leases), await joined(leases)]
      const stream = `race/${round}`
      const old = (await leases.claim(stream, one))!
      let written = 0
      const writing = (async () => {
        for (;;) {
          const done = await store.append({ stream, after: written, entries: [entry], lease: old })
          if (!done.kept) return done.why
          written++
        }
      })()
      await wait(20)
      await leases.leave(one)
      const lease = (await leases.claim(stream, other))!
      const seen = (await store.read(stream)).length
      await wait(20)
      expect(await writing).toBe('lease-is-lost')
      expect(await store.read(stream)).toHaveLength(seen)
      expect(written).toBe(seen)
      expect(await store.append({ stream, after: seen, entries: [entry], lease })).toMatchObject({ kept: true })
    }
  }, 60_000)

  test('locks the leases of a batch by name, as claims do: neither waits for the other in a circle', async () => {
    const leases = kinds.PostgreSQL
    const one = await joined(leases)
    const [a, b] = await Promise.all(['circle/a', 'circle/b'].map(name => leases.claim(name, one)))
    const [claim, look] = [await pool.connect(), await pool.connect()]
    const lock = (of: pg.PoolClient, name: string) =>
      of.query('select 1 from lease where name = $1 for update nowait', [name])
    await claim.query('begin')
    await lock(claim, 'circle/a')
    const batch = [b!, a!].map(lease => store.append({ stream: lease.group, after: 0, entries: [entry], lease }))
    const waits = "select 1 from pg_locks where not granted and locktype = 'transactionid'"
    await expect.poll(async () => (await pool.query(waits)).rowCount).toBeGreaterThan(0)
    // the batch waits for the first, and doesn't hold the second meanwhile
    expect((await lock(look, 'circle/b')).rowCount).toBe(1)
    await claim.query('commit')
    expect(await Promise.all(batch)).toEqual([
      { kept: true, version: 1 },
      { kept: true, version: 1 },
    ])
    claim.release()
    look.release()
  })

  test('one lease that is lost keeps no other stream of the same batch from being written', async () => {
    const leases = kinds.PostgreSQL
    const one = await joined(leases)
    const lease = (await leases.claim('batch/a', one))!
    const lost = { group: 'batch/b', node: one, epoch: 7 }
    const [a, b, c] = await Promise.all([
      store.append({ stream: 'batch/a', after: 0, entries: [entry], lease }),
      store.append({ stream: 'batch/b', after: 0, entries: [entry], lease: lost }),
      store.append({ stream: 'batch/c', after: 0, entries: [entry] }),
    ])
    expect([a, b, c]).toEqual([
      { kept: true, version: 1 },
      { kept: false, why: 'lease-is-lost', version: 0 },
      { kept: true, version: 1 },
    ])
  })
})
