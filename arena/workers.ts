import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import {
  addedSums,
  type MatchOptions,
  type MatchResult,
  type MatchSums,
  noSums,
  resultOfSums,
} from '@cardroom/engine/arena'
import { isRecord, wrongArgument } from '@cardroom/engine/kinds'

/** How a match is spread over workers. */
export type WorkersOptions = Omit<MatchOptions, 'from'> & {
  /** How many; by default as many as there are cores. */
  readonly workers?: number
}

/**
 * A match on all cores. The module, given by its address or its path, exports the bots: `export const bots = [first, second]`, or
 * such a list as the default. The same seed gives the same result, however many workers there are, if bots that mix draw from the
 * chance they are given.
 */
export const matchOnWorkers = async (module: URL | string, options: WorkersOptions): Promise<MatchResult> => {
  if (!isRecord(options)) throw wrongArgument('options', options, "an object such as { game: 'holdem', deals: 1000 }")
  const { workers = availableParallelism(), ...match } = options
  const deals = whole('deals', match.deals ?? 1000)
  whole('workers', workers)
  const address = addressOf(module)
  const count = Math.max(1, Math.min(workers, deals))
  const at = (part: number): number => Math.floor((deals * part) / count)
  const parts = await Promise.all(
    Array.from({ length: count }, (_, part) =>
      played({ module: address, options: { ...match, from: at(part), deals: at(part + 1) - at(part) } }),
    ),
  )
  const [first] = parts
  const sums = parts.reduce((all, { sums: one }) => addedSums(all, one), noSums(first!.names.length))
  return resultOfSums(sums, first!.names, match)
}

/** A path is looked up from where the program runs, as its other files are, and not from this package. */
const addressOf = (module: URL | string): string => {
  if (module instanceof URL) return module.href
  if (typeof module !== 'string' || module === '')
    throw wrongArgument('module', module, "a module that exports bots, such as new URL('./bots.mjs', import.meta.url)")
  return /^\.{0,2}[\\/]|^[A-Za-z]:[\\/]/.test(module) ? pathToFileURL(resolve(module)).href : module
}

const whole = (at: string, given: number): number => {
  if (!Number.isSafeInteger(given) || given < 1) throw wrongArgument(at, given, '1 or more')
  return given
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
