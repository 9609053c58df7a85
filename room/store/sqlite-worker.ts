import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Asked } from './sqlite-apart.ts'
import { openSqlite } from './sqlite-file.ts'

// a thread that has a SQLite file and nothing else: it does what it is asked, one thing after another
const db = openSqlite(workerData as string)
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
