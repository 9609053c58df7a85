import type { Kept, Store } from '../store/store.ts'
import type { HostedEvent } from '../tables/events.ts'
import type { HostedTable } from '../tables/host-table.ts'
import { eventsOf } from '../tables/kept-state.ts'
import { type FinishedDeal, followDeal, type OpenDeal } from './finished-deal.ts'
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
  const index = `deals/${id}`
  const countOf = async (): Promise<number> =>
    (await store.streams(index)).find(known => known.stream === index)?.version ?? 0

  const keep = async (finished: FinishedDeal): Promise<boolean> => {
    const entry = { kind: 'DealFinished', at: finished.ended, data: JSON.stringify(finished) }
    const result = await store.append({ stream: index, after: finished.number - 1, entries: [entry] })
    // another server that plays this table keeps the same
    return result.kept || result.version >= finished.number
  }

  /** Brings the index up to the stream; the deal that is on, if one is, belongs to it later. */
  const catchUp = async (): Promise<OpenDeal | null> => {
    const count = await countOf()
    const [last] = count === 0 ? [] : await store.read(index, count - 1, 1)
    let at = last === undefined ? 0 : dealIn(last).to
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
  table.listen((before, _after, events) => {
    for (const [i, event] of events.entries()) {
      const { open: next, finished } = followDeal(open, before.version + i + 1, event)
      open = next
      if (finished === null) continue
      const kept = async (): Promise<void> => {
        if (!(await keep(finished))) await catchUp()
      }
      settled = settled.then(kept).catch(onError)
    }
  })

  const list = async (after: number, most: number): Promise<readonly FinishedDeal[]> => {
    await settled
    return (await store.read(index, after, most)).map(dealIn)
  }
  return {
    count: async () => {
      await settled
      return countOf()
    },
    list,
    settle: () => settled,
    read: async number => {
      const [finished] = await list(number - 1, 1)
      if (finished === undefined) return null
      const { from, to } = finished
      return { finished, events: entriesThatStand(await eventsOf(store, stream, from - 1, to - from + 1)) }
    },
  }
}

const dealIn = ({ data }: Kept): FinishedDeal => JSON.parse(data) as FinishedDeal
