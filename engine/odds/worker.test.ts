import { afterEach, expect, test, vi } from 'vitest'
import { equity, merged, partsOf } from './equity.ts'
import type { Question } from './question.ts'
import { answerPart, type PartAsked, type PartDone } from './worker.ts'

const question: Question = { hands: ['AhKh', 'QQ+'], boards: ['Qh7h2c'] }
const options = { samples: 25_000 }

const parts = () => {
  const all = partsOf(question, options, 2)
  if (!all.ok) throw new Error(all.refusal.why)
  return all.parts
}

afterEach(() => vi.unstubAllGlobals())

test('parts that are sent back and forth come to the same', () => {
  const sums = parts().map((part, id) => {
    const done = answerPart(structuredClone({ id, part }))
    if ('fault' in done) throw new Error(done.fault)
    return structuredClone(done.sums)
  })
  expect(merged(question, options, sums)).toEqual(equity(question, options))
})

test('a faulty question does not stop the worker', () => {
  const part = { ...parts()[0]!, question: { hands: ['AhKh', 'Ah'] } }
  expect(answerPart({ id: 7, part })).toEqual({ id: 7, fault: 'card-twice' })
})

test('a module worker of the browser answers its messages', async () => {
  const sent: PartDone[] = []
  const scope = globalThis as { onmessage?: (message: { data: PartAsked }) => void }
  vi.stubGlobal('WorkerGlobalScope', class {})
  vi.stubGlobal('postMessage', (done: PartDone) => sent.push(done))
  vi.stubGlobal('onmessage', undefined)
  vi.resetModules()
  await import('./worker.ts')
  scope.onmessage?.({ data: { id: 3, part: parts()[0]! } })
  expect(sent).toEqual([{ id: 3, sums: expect.any(Array) }])
})
