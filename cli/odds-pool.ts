import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Result } from '@cardroom/engine/decider'
import type { OddsRefusal } from '@cardroom/engine/odds'
import {
  type Equity,
  equityInSteps,
  merged,
  type OddsOptions,
  type OddsQuestion,
  outlook,
  partsOf,
  type Sums,
} from '@cardroom/engine/odds'
import type { PartDone } from '@cardroom/engine/odds-worker'

/** What goes on around a count. */
export type Around = {
  /** How many workers count; as many as there are cores if nothing is said, none for a short count. */
  readonly workers?: number
  /** Hears now and then how far it is, from 0 to 1. */
  readonly heard?: (part: number) => void
  /** Somebody wants to see what there is so far. */
  readonly stopped?: () => boolean
}

/** Answers a question on all cores; one that is stopped gives what there is so far, and is not exact then. */
export const pooledEquity = async (
  question: OddsQuestion,
  options: OddsOptions,
  { workers, heard = () => undefined, stopped = () => false }: Around = {},
): Promise<Result<Equity, OddsRefusal>> => {
  const ahead = outlook(question, options)
  if (!ahead.ok) return ahead
  const count = workers ?? (ahead.seconds < SHORT ? 1 : availableParallelism())
  const divided = partsOf(question, options, count * PARTS_EACH)
  if (!divided.ok) return divided
  const { parts } = divided
  if (count <= 1 || parts.length === 1) return alone(question, options, heard, stopped)

  const sums: Sums[] = []
  let next = 0
  const pool = Array.from({ length: count }, () => new Worker(new URL('./odds-worker.js', import.meta.url)))
  try {
    await Promise.all(
      pool.map(async worker => {
        while (next < parts.length && !stopped()) {
          const id = next++
          const done = await sent(worker, { id, part: parts[id]! })
          if ('fault' in done) throw new Error(done.fault)
          sums[id] = done.sums
          heard(sums.filter(Boolean).length / parts.length)
        }
      }),
    )
  } finally {
    await Promise.all(pool.map(worker => worker.terminate()))
  }
  const done = sums.filter(Boolean)
  return merged(question, options, done, done.length === parts.length)
}

/** Seconds that are not worth the start of a worker, and parts for each worker, so that none waits long for the last. */
const SHORT = 0.3
const PARTS_EACH = 16

const sent = (worker: Worker, asked: unknown): Promise<PartDone> =>
  new Promise((resolve, reject) => {
    const done = (answer: PartDone): void => {
      worker.off('error', failed)
      resolve(answer)
    }
    const failed = (fault: Error): void => {
      worker.off('message', done)
      reject(fault)
    }
    worker.once('message', done)
    worker.once('error', failed)
    worker.postMessage(asked)
  })

const alone = async (
  question: OddsQuestion,
  options: OddsOptions,
  heard: (part: number) => void,
  stopped: () => boolean,
): Promise<Result<Equity, OddsRefusal>> => {
  const stop = { aborted: false }
  const steps = equityInSteps(question, options, stop)
  let breath = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - breath < BREATH) continue
    heard(step.value.done / step.value.of)
    await setImmediate()
    breath = performance.now()
    stop.aborted = stopped()
  }
}

/** Milliseconds of work between two looks around. */
const BREATH = 50
