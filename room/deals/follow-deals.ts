import type { Source } from '../errands/process.ts'
import type { Store } from '../store/store.ts'
import type { HostedTable } from '../table/host-table.ts'
import type { HostedEvent } from '../table/state/events.ts'
import { eventsOf } from '../table/table-stream.ts'
import { type FinishedDeal, type Followed, followDeal } from './finished-deal.ts'

/** The deal that is on at a version of a table's stream, and the one that ended there. */
export type DealsAt = Followed & { readonly version: number }

/** A table's stream as the deals that are on and over in it: nothing of the table itself is needed for that. */
export const dealsIn = ({ stream }: HostedTable): Source<DealsAt, HostedEvent> => ({
  version: stream.version,
  eventsAfter: stream.eventsAfter,
  listen: listener => stream.listen((_, __, events, version) => listener(undefined, undefined, events, version)),
  // it is taken up where a deal was over
  stateAt: async version => noDealAt(version),
  evolve: (before, event) => followed(before, event),
})

/** How many entries are read at a time. */
const AT_A_TIME = 500

/** Finds a deal in the stream of its table, which has everything; after the deal before, if that is known. */
export const dealAgain = async (
  store: Store,
  stream: string,
  number: number,
  before: FinishedDeal | undefined,
): Promise<FinishedDeal | null> => {
  let deals = noDealAt(before?.number === number - 1 ? before.to : 0)
  for (;;) {
    const events = await eventsOf(store, stream, deals.version, AT_A_TIME)
    for (const event of events) {
      deals = followed(deals, event)
      if (deals.finished?.number === number) return deals.finished
    }
    if (events.length < AT_A_TIME) return null
  }
}

const noDealAt = (version: number): DealsAt => ({ version, open: null, finished: null })

const followed = (before: DealsAt | undefined, event: HostedEvent): DealsAt => {
  const { version, open } = before ?? noDealAt(0)
  return { version: version + 1, ...followDeal(open, version + 1, event) }
}
