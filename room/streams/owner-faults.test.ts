import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgresStore } from '../store/postgres-store.ts'
import type { Store } from '../store/store.ts'
import { type PostgresProxy, postgresProxy } from '../testing/postgres-proxy.ts'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'

/** A node in a process of its own: it owns the stream if it can, and writes to it as long as it may. */
type Node = { readonly process: ChildProcess; readonly said: string[]; readonly name: () => string }

let server: PostgresServer
let store: Store
let pool: pg.Pool
let proxy: PostgresProxy
const nodes: Node[] = []
const fail = (cause: unknown): never => {
  throw cause
}

beforeAll(async () => {
  server = await startPostgres()
  proxy = await postgresProxy(server)
  pool = new pg.Pool(server.config)
  store = await postgresStore(server.config, fail)
}, 60_000)
afterAll(async () => {
  for (const { process } of nodes) process.kill('SIGKILL')
  await store.close()
  await pool.end()
  await proxy.stop()
  await server.stop()
}, 60_000)

const startNode = async (stream: string, config: pg.PoolConfig = server.config): Promise<Node> => {
  const from = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href)
  const code = `
    import { randomUUID } from 'node:crypto'
    import pg from ${JSON.stringify(import.meta.resolve('pg'))}
    const { openOwner } = await import(${from('./owner.ts')})
    const { postgresLeases } = await import(${from('../store/postgres-leases.ts')})
    const { postgresStore } = await import(${from('../store/postgres-store.ts')})
    const config = { ...${JSON.stringify(config)}, query_timeout: 1000, connectionTimeoutMillis: 1000 }
    const say = what => process.stdout.write(what + '\\n')
    const pool = new pg.Pool(config)
    pool.on('error', () => {})
    // a busy machine may not answer in a second while all begin at once
    const begun = async open => {
      for (;;) {
        try { return await open() } catch { await new Promise(next => setTimeout(next, 50)) }
      }
    }
    const store = await begun(() => postgresStore(config, () => {}))
    const every = (work, each) => { const timer = setInterval(work, each); return () => clearInterval(timer) }
    const owner = await begun(async () => openOwner(await postgresLeases(pool, () => {}), {
      now: () => performance.now(), every, newName: randomUUID, onError: () => {},
    }))
    const stream = ${JSON.stringify(stream)}
    say('there ' + owner.node())
    for (;;) {
      try {
        const lease = await owner.own(stream)
        if (lease.node !== owner.node()) { await new Promise(next => setTimeout(next, 50)); continue }
        const entries = await store.read(stream)
        for (let after = entries.length; ; after++) {
          // a node that was stopped in the middle of everything goes on here with what it had
          const data = JSON.stringify({ node: lease.node, epoch: lease.epoch })
          const done = await store.append({ stream, after, entries: [{ kind: 'Act', at: Date.now(), data }], lease })
          if (!done.kept) { say('refused ' + done.why); owner.lost(lease); break }
          say('kept ' + done.version)
          await new Promise(next => setTimeout(next, 20))
        }
      } catch (cause) {
        say('failed ' + cause.message)
        await new Promise(next => setTimeout(next, 50))
      }
    }`
  const process_ = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  createInterface({ input: process_.stdout! }).on('line', line => said.push(line))
  const node = { process: process_, said, name: () => said[0]!.split(' ')[1]! }
  nodes.push(node)
  await expect.poll(() => said.length, { timeout: 60_000 }).toBeGreaterThan(0)
  return node
}

type Acted = { readonly node: string; readonly epoch: number }
const acts = async (stream: string): Promise<readonly Acted[]> =>
  (await store.read(stream)).map(({ data }) => JSON.parse(data) as Acted)

/** Who writes now, once somebody has written this many entries more. */
const writes = async (stream: string, more = 3): Promise<Acted> => {
  const from = (await acts(stream)).length
  await expect.poll(async () => (await acts(stream)).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(from + more)
  return (await acts(stream)).at(-1)!
}

/** Epochs only grow, and each has one writer: nobody wrote who had been taken over from. */
const expectOneOwnerAtATime = async (stream: string): Promise<void> => {
  const all = await acts(stream)
  const writers = new Map<number, string>()
  for (const [i, { node, epoch }] of all.entries()) {
    expect(epoch).toBeGreaterThanOrEqual(all[i - 1]?.epoch ?? 0)
    expect(node).toBe(writers.get(epoch) ?? node)
    writers.set(epoch, node)
  }
}

const ownedBy = async (stream: string): Promise<Node> => {
  const { node } = await writes(stream)
  return nodes.find(({ said }) => said.some(line => line === `there ${node}`))!
}

test('kill -9 of the owner of three: another acts a moment later, and nothing is lost', async () => {
  const stream = 'table/killed'
  const own = [await startNode(stream), await startNode(stream), await startNode(stream)]
  const owner = await ownedBy(stream)
  expect(own).toContain(owner)
  owner.process.kill('SIGKILL')
  const { rows } = await pool.query('select clock_timestamp() as at')
  const killed = (await acts(stream)).length
  const next = await writes(stream)
  expect(next.node).not.toBe(owner.name())
  // by the clock of the database: when the stream was first written to again
  const { rows: first } = await pool.query(
    'select at from entry where stream = $1 and version > $2 order by version limit 1',
    [stream, killed],
  )
  const kept = owner.said.filter(line => line.startsWith('kept')).length
  // it is made for two seconds, and a busy machine has some more
  expect(Number(first[0].at) - Number(rows[0].at)).toBeLessThan(5000)
  expect(killed).toBeGreaterThanOrEqual(kept)
  await expectOneOwnerAtATime(stream)
  for (const { process: running } of own) running.kill('SIGKILL')
}, 180_000)

test('an owner that is stopped and goes on later cannot write what it had decided', async () => {
  const stream = 'table/stopped'
  const own = [await startNode(stream), await startNode(stream)]
  const owner = await ownedBy(stream)
  owner.process.kill('SIGSTOP')
  const { node } = await writes(stream)
  expect(node).not.toBe(owner.name())
  owner.process.kill('SIGCONT')
  await expect.poll(() => owner.said.at(-1), { timeout: 60_000 }).not.toMatch(/^kept/)
  await writes(stream)
  await expectOneOwnerAtATime(stream)
  for (const { process: running } of own) running.kill('SIGKILL')
}, 180_000)

test('an owner that is cut off from the store is taken over from, and is let back in as another', async () => {
  const stream = 'table/cut-off'
  const { hostname, port } = new URL(proxy.url)
  const cut = await startNode(stream, { host: hostname, port: Number(port), user: 'postgres', database: 'postgres' })
  await writes(stream)
  const other = await startNode(stream)
  proxy.hang(true)
  await expect.poll(async () => (await acts(stream)).at(-1)?.node, { timeout: 60_000 }).toBe(other.name())
  proxy.hang(false)
  // what was on its way arrives now, and is refused
  await writes(stream, 10)
  await expectOneOwnerAtATime(stream)
  other.process.kill('SIGKILL')
  // it is there again, under another name
  await expect.poll(async () => (await acts(stream)).at(-1)?.node, { timeout: 60_000 }).not.toBe(other.name())
  expect((await writes(stream)).node).not.toBe(cut.name())
  await expectOneOwnerAtATime(stream)
  cut.process.kill('SIGKILL')
}, 180_000)
