import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { equity } from '@cardroom/engine'
import { merged, type OddsOptions, type OddsPart, type OddsQuestion, partsOf, type Sums } from '@cardroom/engine/odds'
import type { PartDone } from '@cardroom/engine/odds-worker'

const ROUNDS = 4
const PARTS = 32
const QUESTION: OddsQuestion = { hands: ['AhAd', 'random'] }
const OPTIONS: OddsOptions = { exact: true }

/** The speed of one standing worker and of two on the same job, best over best, in deals a second. */
export const twoWorkers = async (): Promise<readonly [one: number, two: number]> => {
  const expected = equity(QUESTION, OPTIONS)
  const divided = partsOf(QUESTION, OPTIONS, PARTS)
  if (!divided.ok || !expected.ok) throw new Error('the job is refused')
  const workers = [0, 1].map(() => new Worker(new URL('odds-worker.js', import.meta.url)))
  const best = [0, 0]
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, pool] of [workers.slice(0, 1), workers].entries()) {
      const start = performance.now()
      const answer = merged(QUESTION, OPTIONS, await counted(pool, divided.parts))
      const seconds = (performance.now() - start) / 1000
      if (JSON.stringify(answer) !== JSON.stringify(expected)) throw new Error('the workers come to another answer')
      best[i] = Math.max(best[i]!, expected.deals / seconds)
    }
  for (const worker of workers) await worker.terminate()
  return [best[0]!, best[1]!]
}

const counted = async (pool: readonly Worker[], parts: readonly OddsPart[]): Promise<readonly Sums[]> => {
  const sums: Sums[] = []
  let next = 0
  await Promise.all(
    pool.map(async worker => {
      while (next < parts.length) {
        const id = next++
        worker.postMessage({ id, part: parts[id] })
        const [done] = (await once(worker, 'message')) as [PartDone]
        if ('fault' in done) throw new Error(done.fault)
        sums[id] = done.sums
      }
    }),
  )
  return sums
}
