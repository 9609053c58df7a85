import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import {
  addedSums,
  type MatchOptions,
  type MatchResult,
  type MatchSums,
  noSums,
  resultOfSums,
} from '@cardroom/engine/arena'

/** How a match is spread over workers. */
export type WorkersOptions = Omit<MatchOptions, 'from'> & {
  /** How many; as many as there are cores if nothing is said. */
  readonly workers?: number
}

/**
 * A match on all cores. The module, by its address, exports the bots: `export const bots = [first, second]`, or a default
 * that is such a list. The same seed gives the same result, however many workers there are, if bots that mix draw from the
 * chance they are given.
 */
export const matchOnWorkers = async (module: URL | string, options: WorkersOptions): Promise<MatchResult> => {
  const { workers = availableParallelism(), ...match } = options
  const deals = match.deals ?? 1000
  const count = Math.max(1, Math.min(workers, deals))
  const at = (part: number): number => Math.floor((deals * part) / count)
  const parts = await Promise.all(
    Array.from({ length: count }, (_, part) =>
      played({ module: String(module), options: { ...match, from: at(part), deals: at(part + 1) - at(part) } }),
    ),
  )
  const [first] = parts
  const sums = parts.reduce((all, { sums: one }) => addedSums(all, one), noSums(first!.names.length))
  return resultOfSums(sums, first!.names, match)
}

/** What a worker plays, and what it says of it. */
export type PartOfMatch = { readonly module: string; readonly options: MatchOptions }
export type PartPlayed = { readonly sums: MatchSums; readonly names: readonly string[] }

const played = (part: PartOfMatch): Promise<PartPlayed> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: part })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', code => code !== 0 && reject(new Error(`a worker ended with code ${code}`)))
  })

/** A worker runs what is built, also where tests read the sources. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './dist/match-worker.js' : './match-worker.js',
  import.meta.url,
)
