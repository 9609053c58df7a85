import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Owner, openOwner } from '../streams/owner.ts'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { type Leases, LIVES } from './leases.ts'
import { postgresLeases } from './postgres-leases.ts'
import { AT_MOST } from './stand-in.ts'
import { type StandsIn, standInApart } from './stand-in-apart.ts'

let server: PostgresServer
let pool: pg.Pool
let standing: StandsIn
let leases: Leases
const fail = (cause: unknown): never => {
  throw cause
}
beforeAll(async () => {
  server = await startPostgres()
  pool = new pg.Pool({ ...server.config, query_timeout: 1000 })
  standing = standInApart({ ...server.config }, fail)
  leases = await postgresLeases(pool, fail, LIVES, standing.standIn)
})
afterAll(async () => {
  await standing.close()
  await pool.end()
  await server.stop()
})

let named = 0
const opened = (of: Leases): Promise<Owner> =>
  openOwner(of, {
    now: () => performance.now(),
    every: (work, milliseconds) => {
      const timer = setInterval(work, milliseconds)
      return () => clearInterval(timer)
    },
    newName: () => `n${++named}`,
    onError: fail,
  })
/** The thread of this process does nothing else for so long. */
const standsStill = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

test('a node whose own thread stands still for 2.5 seconds keeps what it owns, and others see it there', async () => {
  const owner = await opened(leases)
  const lease = await owner.own('table/still')
  const lost: (readonly string[])[] = []
  owner.listen(groups => lost.push(groups))
  await wait(300)
  standsStill(2500)
  expect(owner.isThere()).toBe(true)
  expect(owner.lease('table/still')).toEqual(lease)
  expect(await leases.nodes()).toContain(lease.node)
  await wait(300)
  expect(owner.lease('table/still')).toEqual(lease)
  expect(lost).toEqual([])
  await owner.close()
  // what stood in for it doesn't any more
  await wait(300)
  expect(await leases.nodes()).not.toContain(lease.node)
})

test('an answer that came while the thread stood still came in time', async () => {
  const owner = await opened(leases)
  const { node } = await owner.own('table/answered')
  const cut: string[] = []
  leases.onCut(name => cut.push(name))
  const renewed = leases.renew(node)
  standsStill(1500)
  expect(await renewed).toBe(true)
  await wait(300)
  expect(cut).toEqual([])
  expect(owner.node()).toBe(node)
  await owner.close()
})

test('one that stands still for good loses it', async () => {
  const owner = await opened(leases)
  const lease = await owner.own('table/for-good')
  await wait(300)
  standsStill(AT_MOST + LIVES + 200)
  expect(owner.isThere()).toBe(false)
  expect(owner.lease('table/for-good')).toBeNull()
  expect(await leases.ownerOf('table/for-good')).toBeNull()
  await expect.poll(() => owner.isThere()).toBe(true)
  expect(owner.node()).not.toBe(lease.node)
  await owner.close()
})

test('nothing that stands in for a node brings back one whose connection was lost', async () => {
  const owner = await opened(leases)
  const { node } = await owner.own('table/cut')
  await wait(300)
  const cut = pool.query('update node set cut = true where name = $1', [node])
  await cut
  standsStill(LIVES + 300)
  expect(owner.isThere()).toBe(false)
  expect(await leases.nodes()).not.toContain(node)
  await owner.close()
})
