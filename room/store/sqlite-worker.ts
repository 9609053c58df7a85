import { parentPort, workerData } from 'node:worker_threads'
import { type PackedBatch, unpacked } from './packed-batch.ts'
import type { Answer, Asked } from './sqlite-apart.ts'
import { openSqlite, type SqliteFile } from './sqlite-file.ts'

/** What the thread of a file does: what the file does, with batches as they come from another thread. */
export type SqliteApart = Omit<SqliteFile, 'write'> & {
  readonly write: (batch: PackedBatch) => ReturnType<SqliteFile['write']>
}

// a thread that has a SQLite file and nothing else: it does what it is asked, one thing after another
const file = openSqlite(workerData as string)
const db: SqliteApart = { ...file, write: batch => file.write(unpacked(batch)) }
const port = parentPort!

const does = ({ does: name, with: given }: Asked): unknown => (db[name] as (...all: unknown[]) => unknown)(...given)

port.on('message', (asked: Asked) => {
  let answer: Answer
  try {
    answer = { id: asked.id, is: does(asked) }
  } catch (cause) {
    answer = { id: asked.id, failed: cause }
  }
  port.postMessage(answer)
  if (asked.does === 'close') port.close()
})
