import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { groupCommit } from './group-commit.ts'
import { packed } from './packed-batch.ts'
import type { SqliteApart } from './sqlite-worker.ts'
import type { Store } from './store.ts'

/** What the thread of the file is asked to do. */
export type Asked = { readonly id: number; readonly does: keyof SqliteApart; readonly with: readonly unknown[] }
/** What it answers: what came of it, or what went wrong. */
export type Answer = { readonly id: number } & ({ readonly is: unknown } | { readonly failed: unknown })

type Waiting = { readonly resolve: (is: never) => void; readonly reject: (cause: unknown) => void }

/**
 * Streams in one SQLite file that has a thread of its own, so that the room goes on while it waits for the disk: what
 * comes meanwhile is written together.
 */
export const sqliteApart = async (file: string): Promise<Store> => {
  const work = createRequire(import.meta.url).resolve('@cardroom/room/sqlite-worker')
  const thread = new Worker(work, { workerData: file, execArgv: [] })
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let over: Error | null = null

  const ends = (cause: Error): void => {
    over ??= cause
    for (const { reject } of waiting.values()) reject(over)
    waiting.clear()
  }
  thread.on('error', ends)
  const exited = new Promise<void>(resolve =>
    thread.on('exit', () => {
      ends(new Error('the store is closed'))
      resolve()
    }),
  )
  thread.on('message', (answer: Answer) => {
    const one = waiting.get(answer.id)!
    waiting.delete(answer.id)
    if ('failed' in answer) one.reject(answer.failed)
    else one.resolve(answer.is as never)
  })

  const ask = <T extends keyof SqliteApart>(
    does: T,
    ...given: Parameters<SqliteApart[T]>
  ): Promise<ReturnType<SqliteApart[T]>> =>
    new Promise((resolve, reject) => {
      if (over !== null) return reject(over)
      const id = ++asked
      waiting.set(id, { resolve, reject })
      thread.postMessage({ id, does, with: given } satisfies Asked)
    })

  // a file that cannot be opened is known now
  await ask('read', '', 0, 0)
  const group = groupCommit(batch => ask('write', packed(batch)))
  return {
    append: group.append,
    inOrder: true,
    read: (stream, after = 0, most = -1) => ask('read', stream, after, most),
    streams: prefix => ask('streams', prefix),
    commands: (stream, most) => ask('commands', stream, most),
    keepSnapshot: (stream, snapshot) => ask('keepSnapshot', stream, snapshot),
    snapshot: stream => ask('snapshot', stream),
    snapshots: prefix => ask('snapshots', prefix),
    remove: (stream, version) => ask('remove', stream, version),
    probe: () => ask('probe'),
    faults: () => ask('faults'),
    asides: () => ask('asides'),
    keepAsides: asides => ask('keepAsides', asides),
    close: async () => {
      await group.settled()
      await ask('close')
      // only then has the thread let go of the file
      await exited
    },
  }
}
