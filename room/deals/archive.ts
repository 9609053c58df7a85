import type { Store } from '../store/store.ts'
import { backoff } from '../streams/backoff.ts'
import type { HostedTable } from '../table/host-table.ts'
import type { HostedEvent } from '../table/state/events.ts'
import { eventsOf } from '../table/table-stream.ts'
import { type FinishedDeal, followDeal, type OpenDeal } from './finished-deal.ts'
import { dealAgain, readDeal } from './index-entry.ts'
import { entriesThatStand } from './live-deals.ts'

/** The deals of a table that are over. */
export type Archive = {
  /** How many there are; they are numbered from 1. */
  readonly count: () => Promise<number>
  /** Deals after the one with this number, in order, at most so many. */
  readonly list: (after: number, most: number) => Promise<readonly FinishedDeal[]>
  /** A deal with the entries of the stream that belong to it; nothing else is read. */
  readonly read: (number: number) => Promise<ArchivedDeal | null>
  /** Waits until the deals that are over are in the index. */
  readonly settle: () => Promise<void>
}

/** A deal that is over with all that happened in it: nobody is shown this as it is. */
export type ArchivedDeal = { readonly finished: FinishedDeal; readonly events: readonly HostedEvent[] }

/** How many entries are read at a time where the index is behind. */
const AT_A_TIME = 500

/**
 * The archive of a table. Its index is a stream of its own in which the nth entry is the nth deal, so that a deal is found
 * without reading others. It follows the table, and catches up from the table's stream where it was left behind.
 */
export const openArchive = async (
  id: string,
  table: HostedTable,
  store: Store,
  onError: (cause: unknown) => void,
): Promise<Archive> => {
  const stream = `table/${id}`
  const { count, keep, read } = openIndex(id, store, onError)

  /** Brings the index up to the stream; the deal that is on, if one is, belongs to it later. */
  const catchUp = async (): Promise<OpenDeal | null> => {
    const [last] = (await read((await count()) - 1, 1)).slice(-1)
    let at = last?.to ?? 0
    let open: OpenDeal | null = null
    for (;;) {
      const events = await eventsOf(store, stream, at, AT_A_TIME)
      for (const event of events) {
        const step = followDeal(open, ++at, event)
        if (step.finished !== null) await keep(step.finished)
        open = step.open
      }
      if (events.length < AT_A_TIME) return open
    }
  }

  let open = await catchUp()
  let settled: Promise<void> = Promise.resolve()
  let failed = 0
  /** What could not be kept is caught up with later, again and again. */
  const later = (cause: unknown): void => {
    onError(cause)
    if (failed++ > 0) return
    const again = (): void => {
      settled = settled.then(catchUp).then(
        () => {
          failed = 0
        },
        (still: unknown) => {
          onError(still)
          setTimeout(again, backoff(++failed)).unref()
        },
      )
    }
    setTimeout(again, backoff(1)).unref()
  }
  table.listen((before, _after, events) => {
    for (const [i, event] of events.entries()) {
      const { open: next, finished } = followDeal(open, before.version + i + 1, event)
      open = next
      if (finished === null) continue
      const kept = async (): Promise<void> => {
        if (!(await keep(finished))) await catchUp()
      }
      settled = settled.then(kept).catch(later)
    }
  })

  const list = async (after: number, most: number): Promise<readonly FinishedDeal[]> => {
    await settled
    return read(after, most)
  }
  return {
    count: async () => {
      await settled
      return count()
    },
    list,
    settle: () => settled,
    read: async number => {
      const finished = (await list(number - 1, 1)).find(deal => deal.number === number)
      if (finished === undefined) return null
      const { from, to } = finished
      return { finished, events: entriesThatStand(await eventsOf(store, stream, from - 1, to - from + 1)) }
    },
  }
}

/** The stream of a table's finished deals. */
type DealIndex = {
  readonly count: () => Promise<number>
  /** False if it is not the next one. */
  readonly keep: (finished: FinishedDeal) => Promise<boolean>
  readonly read: (after: number, most: number) => Promise<readonly FinishedDeal[]>
}

const openIndex = (id: string, store: Store, onError: (cause: unknown) => void): DealIndex => {
  const stream = `table/${id}`
  const index = `deals/${id}`
  const count = async (): Promise<number> =>
    (await store.streams(index)).find(known => known.stream === index)?.version ?? 0

  const keep = async (finished: FinishedDeal): Promise<boolean> => {
    const entry = { kind: 'DealFinished', at: finished.ended, data: JSON.stringify(finished) }
    const result = await store.append({ stream: index, after: finished.number - 1, entries: [entry] })
    // another server that plays this table keeps the same
    return result.kept || result.version >= finished.number
  }

  /** Deals of the index; any that can't be read there are found again in the table's stream, and reported once. */
  const read = async (after: number, most: number): Promise<readonly FinishedDeal[]> => {
    if (after < 0) return []
    const kept = await store.read(index, after, most)
    const until = Math.min(after + most, await count())
    const deals: FinishedDeal[] = []
    for (let number = after + 1; number <= until; number++) {
      const entry = kept.find(({ version }) => version === number)
      const deal = readDeal(index, entry, number, told) ?? (await dealAgain(store, stream, number, deals.at(-1)))
      if (deal !== null) deals.push(deal)
    }
    return deals
  }

  const toldOf = new Set<number>()
  const told = (cause: unknown, number: number): void => {
    if (toldOf.has(number)) return
    toldOf.add(number)
    onError(cause)
  }

  return { count, keep, read }
}
