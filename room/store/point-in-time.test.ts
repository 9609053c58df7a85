import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { checkStore } from '../check-store.ts'
import { startPostgres, urlOf } from '../testing/postgres-server.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-point-in-time-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fail = (cause: Error): never => {
  throw cause
}
const says = (store: Store, after: number, ...words: readonly string[]) =>
  store.append({ stream: 'list/1', after, entries: words.map(data => ({ kind: 'Said', at: after, data })) })

/** Everything as docs/running.md has it; the base backup is made by the calls of which `pg_basebackup` is made, which isn't in the npm package. */
test('PostgreSQL goes back to any moment from a base backup and its archived log, and the store is whole there', async () => {
  // the server runs as another user
  chmodSync(folder, 0o777)
  const [archive, base] = [join(folder, 'archive'), join(folder, 'base')]
  execFileSync('mkdir', ['-m', '777', archive])
  const server = await startPostgres({ settings: ['archive_mode=on', `archive_command=cp %p ${archive}/%f`] })
  const client = new pg.Client(server.config)
  await client.connect()
  const ask = async (words: string): Promise<string> =>
    Object.values((await client.query<Record<string, string>>(words)).rows[0]!)[0]!
  const store = await openStore({ databaseUrl: urlOf(server), file: 'unused' }, fail)
  await says(store, 0, '"before the backup"')
  await client.query(`select pg_backup_start('nightly', true)`)
  // what is played while it is copied is in the archive
  await says(store, 1, '"during the backup"')
  execFileSync('cp', ['-a', server.data, base])
  const label = await ask('select labelfile from pg_backup_stop()')
  await says(store, 2, '"after it"', '"and more"')
  const moment = await ask('select clock_timestamp()::text')
  await client.query('select pg_sleep(0.05)')
  await says(store, 4, '"a mistake"')
  const last = await ask('select pg_walfile_name(pg_switch_wal())')
  await expect.poll(() => ask(`select count(*) from pg_ls_dir('${archive}') as f where f = '${last}'`), POLL).toBe('1')
  await store.close()
  await client.end()
  await server.stop()

  const restored = await startPostgres({
    settings: [
      `restore_command=cp ${archive}/%f %p`,
      `recovery_target_time=${moment}`,
      'recovery_target_action=promote',
    ],
    restored: data => {
      execFileSync('cp', ['-a', `${base}/.`, data])
      rmSync(join(data, 'postmaster.pid'), { force: true })
      for (const [name, text] of [
        ['backup_label', label],
        ['recovery.signal', ''],
      ] as const) {
        writeFileSync(join(data, name), text)
        chmodSync(join(data, name), 0o666)
      }
    },
  })
  const place = { databaseUrl: urlOf(restored), file: 'unused' }
  const isRecovering = async (): Promise<boolean> => {
    const one = new pg.Client(restored.config)
    await one.connect()
    const { rows } = await one.query<{ is: boolean }>('select pg_is_in_recovery() as is')
    await one.end()
    return rows[0]!.is
  }
  await expect.poll(isRecovering, POLL).toBe(false)
  expect((await checkStore(place, fail)).faults).toEqual([])
  const again = await openStore(place, fail)
  expect((await again.read('list/1')).map(({ data }) => data)).toEqual([
    '"before the backup"',
    '"during the backup"',
    '"after it"',
    '"and more"',
  ])
  // and it is played on from there
  expect(await says(again, 4, '"again"')).toMatchObject({ kept: true, version: 5 })
  await again.close()
  await restored.stop()
}, 120_000)

const POLL = { timeout: 60_000 }
