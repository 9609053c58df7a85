import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { postgresLeases } from './postgres-leases.ts'
import { postgresStore } from './postgres-store.ts'
import type { Store } from './store.ts'

let server: PostgresServer
let pool: pg.Pool
const ran = new Map<string, readonly unknown[]>()
const fail = (cause: unknown): never => {
  throw cause
}
beforeAll(async () => {
  server = await startPostgres()
  pool = new pg.Pool({ ...server.config, max: 4 })
}, 120_000)
afterAll(async () => {
  await pool.end()
  await server.stop()
})

/** The tables that grow with everything that is played. The others have a row for each node, or fewer. */
const GROWS = /^(?:stream|snapshot|lease|entry(?:_\d+)?)$/

type Plan = { readonly 'Node Type': string; readonly 'Relation Name'?: string; readonly Plans?: readonly Plan[] }
const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Everything that is asked of the server from now on is written down. */
const writeDown = (): (() => void) => {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...asked: readonly unknown[]) {
    const [first, second] = asked
    const text = typeof first === 'string' ? first : ((first as { readonly text?: string } | null)?.text ?? '')
    const values = Array.isArray(second) ? second : ((first as { readonly values?: unknown[] } | null)?.values ?? [])
    if (/^\s*(?:with|select|insert|update|delete)\b/i.test(text)) ran.set(text, values)
    return Reflect.apply(query, this, asked) as never
  } as never
  return () => {
    pg.Client.prototype.query = query
  }
}

/** Streams of every length, as many as make an index worth its while. */
const FILL = `
insert into stream (name, version, sum) select 'table/' || i, 40, '' from generate_series(1, 5000) i;
insert into stream (name, version, sum) select 'deals/' || i, 5, '' from generate_series(1, 5000) i;
insert into entry (stream, version, at, kind, data, command, sum)
select 'table/' || i, v, v, 'said', repeat('x', 60), case when v % 3 = 0 then 'c' || v end, md5(i || ' ' || v)
from generate_series(1, 5000) i, generate_series(1, 40) v;
insert into snapshot (stream, version, data, sum) select 'rests/' || i, 40, repeat('x', 60), '' from generate_series(1, 5000) i;
insert into snapshot (stream, version, data, sum) select 'table/' || i, 40, repeat('x', 60), '' from generate_series(1, 5000) i;
insert into lease (name, owner, epoch) select 'table/' || i, case when i < 50 then 'gone' else '' end, 1 from generate_series(1, 5000) i;
analyze;
`

/** Everything that a room asks of its store and its leases, but for what reads all there is: a check, and a backup. */
const USES: Readonly<
  Record<Exclude<keyof Store, 'inOrder' | 'moved' | 'faults' | 'close'>, (store: Store) => Promise<unknown>>
> = {
  append: async store => {
    const entries = [{ kind: 'said', at: 1, data: '1' }]
    const lease = { group: 'table/7', node: 'n1.1', epoch: 2 }
    await store.append({ stream: 'table/new', after: 0, entries, command: 'c1' })
    await store.append({ stream: 'table/new', after: 0, entries, command: 'c2' })
    await store.append({ stream: 'table/7', after: 40, entries, command: 'c1', lease })
    await store.append({ stream: 'table/8', after: 40, entries, lease: { ...lease, group: 'table/8', node: 'other' } })
  },
  read: async store => {
    await store.read('table/9', 20, 10)
    await Promise.all(['table/9', 'table/11'].map(stream => store.read(stream, 20, 10)))
  },
  streams: async store => {
    await store.streams('table/77')
    await Promise.all(['table/77', 'deals/7'].map(prefix => store.streams(prefix)))
  },
  commands: async store => {
    await store.commands('table/9', 100)
    await Promise.all(['table/9', 'table/11'].map(stream => store.commands(stream, 100)))
  },
  keepSnapshot: store => store.keepSnapshot('table/9', { version: 40, data: '{}' }),
  snapshot: store => store.snapshot('table/9'),
  snapshots: store => store.snapshots('rests/77'),
  remove: store => store.remove('table/10', 40),
  probe: store => store.probe(),
  asides: store => store.asides(),
  keepAsides: store => store.keepAsides([{ stream: 'table/3', place: 3, reason: 'test' }]),
}

test('no question of the room reads a whole table that grows', async () => {
  const store = await postgresStore({ ...server.config, max: 2 }, fail)
  const leases = await postgresLeases(pool, fail)
  await pool.query(FILL)
  const stop = writeDown()
  try {
    await leases.join('n1.1')
    for (const use of Object.values(USES)) await use(store)
    await leases.renew('n1.1')
    const claimed = await leases.claim('table/60', 'n1.1')
    await leases.claim('table/60', 'n2.1')
    await leases.ownerOf('table/60')
    await leases.orphans(20)
    await leases.nodes()
    await leases.mayShow()
    await leases.release(claimed!)
    await leases.leave('n1.1')
  } finally {
    stop()
  }
  expect(ran.size).toBeGreaterThan(18)
  const whole: string[] = []
  for (const [text, values] of ran) {
    const { rows } = await pool.query(`explain (format json) ${text}`, [...values])
    for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan as Plan))
      if (node['Node Type'] === 'Seq Scan' && GROWS.test(node['Relation Name'] ?? ''))
        whole.push(`${node['Relation Name']}: ${text}`)
  }
  expect(whole).toEqual([])
  // and every use of the store is among them
  expect(Object.keys(store).filter(name => !(name in USES))).toEqual(['faults', 'close'])
  await store.close()
}, 120_000)

test('what is asked of one stream reads its part alone', async () => {
  const { rows } = await pool.query(
    "explain (format json) select version, data from entry where stream = 'table/9' and version > 20 order by version limit 10",
  )
  const read = nodesOf(rows[0]['QUERY PLAN'][0].Plan as Plan).flatMap(node => node['Relation Name'] ?? [])
  expect(read).toEqual([expect.stringMatching(/^entry_\d+$/)])
})

test('how far a hundred streams are is a few questions, and each is answered for itself', async () => {
  const store = await postgresStore({ ...server.config, max: 2 }, fail)
  const names = Array.from({ length: 100 }, (_, i) => `deals/${i + 4000}`)
  let count = 0
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...asked: readonly unknown[]) {
    count++
    return Reflect.apply(query, this, asked) as never
  } as never
  try {
    expect(await Promise.all(names.map(store.streams))).toEqual(names.map(stream => [{ stream, version: 5 }]))
  } finally {
    pg.Client.prototype.query = query
  }
  expect(count).toBeLessThan(10)
  const all = [...Array.from({ length: 11 }, (_, i) => (i < 1 ? 'table/77' : `table/77${i - 1}`))]
  const [some, none] = await Promise.all(['table/77', 'nothing/'].map(store.streams))
  expect(some!.map(({ stream }) => stream).filter(stream => all.includes(stream))).toEqual(all)
  expect(none).toEqual([])
  await store.close()
}, 60_000)
