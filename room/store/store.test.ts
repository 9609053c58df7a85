import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { postgresStore } from './postgres-store.ts'
import { sqliteApart } from './sqlite-apart.ts'
import { sqliteStore } from './sqlite-store.ts'
import type { Append, Entry, Store } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-store-'))
let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const fail = (cause: Error): never => {
  throw cause
}
const APART = 'SQLite in a thread of its own'
const stores: Readonly<Record<string, (name: string) => Store | Promise<Store>>> = {
  SQLite: name => sqliteStore(join(folder, `${name}.sqlite`)),
  [APART]: name => sqliteApart(join(folder, `${name}-apart.sqlite`)),
  PostgreSQL: () => postgresStore({ ...server.config, max: 4 }, fail),
}
let streams = 0
const newStream = (): string => `test/${++streams}`
const entry = (data: string, at = 1): Entry => ({ kind: 'said', at, data: JSON.stringify(data) })
const said = async (store: Store, stream: string): Promise<readonly string[]> =>
  (await store.read(stream)).map(({ data }) => JSON.parse(data))

describe.each(Object.entries(stores))('%s', (name, open) => {
  let store: Store
  beforeAll(async () => {
    store = await open('contract')
  })
  afterAll(() => store.close())

  test('deletes a stream with its snapshot, if it is where it is thought to be', async () => {
    const [stream, other] = [newStream(), newStream()]
    for (const name of [stream, other]) {
      await store.append({ stream: name, after: 0, entries: [entry('one'), entry('two')], command: 'c' })
      await store.keepSnapshot(name, { version: 2, data: '{}' })
    }
    expect(await store.remove(stream, 1)).toBe(false)
    expect(await store.remove(stream, 0)).toBe(false)
    expect(await said(store, stream)).toEqual(['one', 'two'])
    expect(await store.remove(stream, 2)).toBe(true)
    expect(await store.read(stream)).toEqual([])
    expect(await store.snapshot(stream)).toBeNull()
    expect((await store.streams('test/')).map(it => it.stream)).not.toContain(stream)
    expect(await said(store, other)).toEqual(['one', 'two'])
    const bare = newStream()
    await store.keepSnapshot(bare, { version: 7, data: '{}' })
    expect(await store.remove(bare, 0)).toBe(true)
    expect(await store.snapshot(bare)).toBeNull()
  })

  test('many streams that are read at once are each given what is theirs, as far as they asked', async () => {
    const names = Array.from({ length: 60 }, newStream)
    for (const [n, stream] of names.entries()) {
      const entries = Array.from({ length: n % 4 }, (_, i) => entry(`${stream} ${i}`))
      if (entries.length > 0) await store.append({ stream, after: 0, entries, command: `c ${stream}` })
      if (n % 3 === 0) await store.keepSnapshot(stream, { version: 0, data: JSON.stringify(stream) })
    }
    const read = await Promise.all(names.map((stream, n) => store.read(stream, n % 2, 2)))
    const commands = await Promise.all(names.map(stream => store.commands(stream, 5)))
    const snapshots = await Promise.all(names.map(store.snapshot))
    for (const [n, stream] of names.entries()) {
      const all = Array.from({ length: n % 4 }, (_, i) => `${stream} ${i}`)
      expect(read[n]!.map(({ data }) => JSON.parse(data))).toEqual(all.slice(n % 2, (n % 2) + 2))
      expect(read[n]!.every(({ sound }) => sound)).toBe(true)
      expect(commands[n]).toEqual(all.length > 0 ? [`c ${stream}`] : [])
      expect(snapshots[n]?.data ?? null).toBe(n % 3 === 0 ? JSON.stringify(stream) : null)
    }
  })

  test('keeps entries in their order, and gives back what was put in, byte for byte', async () => {
    const stream = newStream()
    const odd = 'ä "quoted" \\ \u{1F0A1} \u0000 end'
    expect(await store.append({ stream, after: 0, entries: [entry('one', 5), entry(odd, 7)] })).toEqual({
      kept: true,
      version: 2,
    })
    expect(await store.append({ stream, after: 2, entries: [entry('three', 2 ** 45)] })).toMatchObject({ version: 3 })
    expect(await store.read(stream)).toEqual([
      { version: 1, kind: 'said', at: 5, data: '"one"', sound: true },
      { version: 2, kind: 'said', at: 7, data: JSON.stringify(odd), sound: true },
      { version: 3, kind: 'said', at: 2 ** 45, data: '"three"', sound: true },
    ])
    expect((await store.read(stream, 1)).map(({ version }) => version)).toEqual([2, 3])
    expect((await store.read(stream, 0, 2)).map(({ version }) => version)).toEqual([1, 2])
    expect(await store.read('test/nobody')).toEqual([])
  })

  test('of two writers after the same version one wins, and nothing of the other is kept', async () => {
    const stream = newStream()
    const both = await Promise.all(
      ['a', 'b'].map(word => store.append({ stream, after: 0, entries: [entry(word), entry(`${word}2`)] })),
    )
    expect(both.filter(({ kept }) => kept)).toHaveLength(1)
    expect(both.find(({ kept }) => !kept)).toEqual({ kept: false, why: 'version-is-taken', version: 2 })
    expect([
      ['a', 'a2'],
      ['b', 'b2'],
    ]).toContainEqual(await said(store, stream))
    expect(await store.append({ stream, after: 7, entries: [entry('gap')] })).toMatchObject({ kept: false, version: 2 })
  })

  test('two openings of the same store do not both win either', async () => {
    const other = await open('contract')
    const stream = newStream()
    let lost = 0
    const write = async (by: Store, word: string): Promise<void> => {
      for (let version = 0; version < 40; ) {
        const result = await by.append({ stream, after: version, entries: [entry(`${word}${version + 1}`)] })
        if (!result.kept) lost++
        version = result.version
      }
    }
    await Promise.all([write(store, 'a'), write(other, 'b')])
    await other.close()
    const words = await said(store, stream)
    expect(words.map(word => word.slice(1))).toEqual(Array.from({ length: words.length }, (_, i) => `${i + 1}`))
    expect(words.length).toBeGreaterThanOrEqual(40)
    expect(lost).toBeGreaterThan(0)
  })

  test('a command is kept once', async () => {
    const stream = newStream()
    const append: Append = { stream, after: 0, entries: [entry('x'), entry('y')], command: 'c1' }
    expect(await store.append(append)).toMatchObject({ kept: true })
    expect(await store.append(append)).toEqual({ kept: false, why: 'command-is-known', version: 2 })
    expect(await store.append({ ...append, after: 2 })).toMatchObject({ why: 'command-is-known' })
    expect(await store.append({ stream: newStream(), after: 0, entries: [entry('z')], command: 'c1' })).toMatchObject({
      kept: true,
    })
    await store.append({ stream, after: 2, entries: [entry('z')], command: 'c2' })
    await store.append({ stream, after: 3, entries: [entry('no command')] })
    expect(await store.commands(stream, 5)).toEqual(['c2', 'c1'])
    expect(await store.commands(stream, 1)).toEqual(['c2'])
  })

  test('many writers at once share commits, and each stream is whole', async () => {
    const names = Array.from({ length: 50 }, newStream)
    await Promise.all(
      names.map(async stream => {
        for (let after = 0; after < 10; after++) await store.append({ stream, after, entries: [entry(`${after}`)] })
      }),
    )
    for (const stream of names) expect(await said(store, stream)).toEqual(Array.from({ length: 10 }, (_, i) => `${i}`))
  })

  test('lists streams by the beginning of their name', async () => {
    for (const stream of ['list/b', 'list/a', 'list/ä', 'lisu'])
      await store.append({ stream, after: 0, entries: [entry('x')] })
    expect(await store.streams('list/')).toEqual([
      { stream: 'list/a', version: 1 },
      { stream: 'list/b', version: 1 },
      { stream: 'list/ä', version: 1 },
    ])
  })

  test('keeps the latest snapshot', async () => {
    const stream = newStream()
    expect(await store.snapshot(stream)).toBeNull()
    await store.keepSnapshot(stream, { version: 5, data: '{"a":1}' })
    await store.keepSnapshot(stream, { version: 3, data: '{"old":true}' })
    expect(await store.snapshot(stream)).toEqual({ version: 5, data: '{"a":1}' })
    await store.keepSnapshot(stream, { version: 9, data: '{"a":2}' })
    expect(await store.snapshot(stream)).toMatchObject({ version: 9 })
  })

  test('gives all snapshots whose names begin alike', async () => {
    const begins = newStream()
    for (const n of [1, 2]) await store.keepSnapshot(`${begins}/${n}`, { version: n, data: `{"n":${n}}` })
    await store.keepSnapshot(`other ${begins}/1`, { version: 1, data: '{}' })
    const found = await store.snapshots(`${begins}/`)
    expect(found.toSorted((one, other) => one.version - other.version)).toEqual([
      { stream: `${begins}/1`, version: 1, data: '{"n":1}' },
      { stream: `${begins}/2`, version: 2, data: '{"n":2}' },
    ])
  })

  test('what was acknowledged is there after kill -9, and nothing is doubled', async () => {
    const stream = `killed/${name}`
    const writer = startWriter(name, stream)
    let acknowledged = 0
    const lines = createInterface({ input: writer.stdout! })
    for await (const line of lines) {
      acknowledged = Number(line)
      if (acknowledged === 60) writer.kill('SIGKILL')
    }
    const again = await open('killed')
    const versions = (await again.read(stream)).map(({ version }) => version)
    await again.close()
    expect(acknowledged).toBeGreaterThanOrEqual(60)
    expect(versions.length).toBeGreaterThanOrEqual(acknowledged)
    expect(versions).toEqual(Array.from({ length: versions.length }, (_, i) => i + 1))
  })
})

test('a file that cannot be opened is reported at once', async () => {
  await expect(sqliteApart(join(folder, 'nowhere', 'x.sqlite'))).rejects.toThrow('no such file')
})

/** Another process that appends one entry after another and says each version when it is acknowledged. */
const startWriter = (name: string, stream: string): ChildProcess => {
  const from = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href)
  const opens: Readonly<Record<string, string>> = {
    SQLite: `(await import(${from('./sqlite-store.ts')})).sqliteStore(${JSON.stringify(join(folder, 'killed.sqlite'))})`,
    [APART]: `(await import(${from('./sqlite-apart.ts')})).sqliteApart(${JSON.stringify(join(folder, 'killed-apart.sqlite'))})`,
    PostgreSQL: `(await import(${from('./postgres-store.ts')})).postgresStore(${JSON.stringify(server.config)}, console.error)`,
  }
  const code = `
    const store = await ${opens[name]}
    for (let after = 0; ; after++) {
      const { version } = await store.append({ stream: ${JSON.stringify(stream)}, after, entries: [{ kind: 'said', at: 1, data: '1' }] })
      process.stdout.write(version + '\\n')
    }`
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
