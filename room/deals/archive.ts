import { type Errand, openProcess } from '../errands/process.ts'
import { type Refused, refusal } from '../refusal.ts'
import { spoiledIn } from '../store/spoiled.ts'
import type { Store } from '../store/store.ts'
import { type OpenStream, openStream } from '../streams/open-stream.ts'
import type { HostedTable } from '../table/host-table.ts'
import type { HostedEvent } from '../table/state/events.ts'
import { eventsOf } from '../table/table-stream.ts'
import { archiveStream, type DealFinished, dealFinished, dealOf, type Indexed } from './archive-stream.ts'
import type { FinishedDeal } from './finished-deal.ts'
import { type DealsAt, dealAgain, dealsIn } from './follow-deals.ts'
import { standingEntries } from './live-deals.ts'

/** The deals of a table that are over. */
export type Archive = {
  /** How many there are; they are numbered from 1. */
  readonly count: () => Promise<number>
  /** Deals after the one with this number, in order, at most this many. */
  readonly list: (after: number, most: number) => Promise<readonly FinishedDeal[]>
  /** A deal with the entries of the stream that belong to it; nothing else is read. */
  readonly read: (number: number) => Promise<ArchivedDeal | null>
  /** Waits until the deals that are over are in the index. */
  readonly settle: () => Promise<void>
  /** Ends it when all that can be kept is: what is missing is caught up with after the next start. */
  readonly close: () => Promise<void>
}

/** A deal that is over with all that happened in it: nobody is shown this as it is. */
export type ArchivedDeal = {
  readonly finished: FinishedDeal
  readonly events: readonly HostedEvent[]
  /** What was shown of it after its end, before the next deal: cards of a winner, and what would have come. */
  readonly shownAfter?: readonly ShownAfter[]
}

/** Cards of a deal that were shown after its end. */
export type ShownAfter = Extract<HostedEvent, { readonly type: 'CardsTabled' | 'RabbitShown' }>

/** A deal that is over, for the index to take in. */
type TakesIn = Errand & { readonly finished: FinishedDeal }

/**
 * The archive of a table. Its index is a stream of its own in which the nth entry is the nth deal, so that a deal is found
 * without reading others. That a deal is over at the table makes an entry of the index: a process, which goes on from the
 * last deal that the index has.
 */
export const openArchive = async (
  id: string,
  table: HostedTable,
  store: Store,
  onError: (cause: unknown) => void,
): Promise<Archive> => {
  const name = `deals/${id}`
  const tells = once(onError)
  const index = await openIndex(name, store, tells)
  const opening = faultsOf(`table/${id}`, tells)
  const process = await openProcess<DealsAt, HostedEvent, TakesIn, Refused>({
    name: 'archive',
    store,
    from: dealsIn(table),
    reached: index.state().to,
    reacts: (_, { finished }) => (finished === null ? [] : [{ target: name, finished }]),
    carryOut: async ({ finished }, command) => {
      const outcome = await index.run(indexed => takesIn(indexed, finished), command)
      if (outcome === NOT_NEXT) tells(new Error(`deal ${finished.number} comes out of turn in ${name}`))
      return outcome
    },
    onError: opening.onError,
    now: Date.now,
  })
  await process.settle()
  opening.end()

  const settle = async (): Promise<void> => {
    await process.settle()
    await index.settle()
  }
  return {
    ...dealsFrom({ id, index, store, tells }, process.settle),
    settle,
    close: async () => {
      // where it can't be kept now, it catches up when it is next opened: nothing more is tried here
      try {
        await settle()
      } finally {
        await process.close()
      }
    },
  }
}

/** The archive of a table that another node plays, as it is in the store now. */
export const readArchive = async (id: string, store: Store, onError: (cause: unknown) => void): Promise<Archive> => {
  const tells = once(onError)
  const index = await openIndex(`deals/${id}`, store, tells)
  const nothing = async (): Promise<void> => {}
  return { ...dealsFrom({ id, index, store, tells }, nothing), settle: nothing, close: nothing }
}

const openIndex = (stream: string, store: Store, onError: (cause: unknown) => void) =>
  openStream<Indexed, DealFinished, Refused>({
    stream,
    kind: archiveStream,
    store,
    now: Date.now,
    onError,
    movedOn: MOVED_ON,
    unplayable: 'is the last before a fault of Cardroom, and the index cannot be kept on',
  })

/** The deals in an index, once it has caught up. */
const dealsFrom = (archive: Index, caughtUp: () => Promise<void>): Pick<Archive, 'count' | 'list' | 'read'> => {
  const { id, index, store } = archive
  const list = async (after: number, most: number): Promise<readonly FinishedDeal[]> => {
    await caughtUp()
    return dealsOf(archive, after, Math.min(after + most, index.version()))
  }
  return {
    count: async () => {
      await caughtUp()
      return index.version()
    },
    list,
    read: async number => {
      const [finished] = await list(number - 1, 1)
      if (finished === undefined) return null
      const { from, to } = finished
      const events = standingEntries(await eventsOf(store, `table/${id}`, from - 1, to - from + 1))
      return { finished, events, shownAfter: shownIn(await eventsOf(store, `table/${id}`, to, AFTER)) }
    },
  }
}

/** Among how many entries after a deal is looked for cards that were shown. */
const AFTER = 60

const shownIn = (events: readonly HostedEvent[]): readonly ShownAfter[] => {
  const next = events.findIndex(({ type }) => type === 'DealCalled')
  return (next < 0 ? events : events.slice(0, next)).filter(
    (event): event is ShownAfter => event.type === 'CardsTabled' || event.type === 'RabbitShown',
  )
}

const MOVED_ON = refusal('try-again', { about: 'archive' })
const NOT_NEXT = refusal('not-next')

/** A deal takes its place in the index; one that has its place already does nothing. */
const takesIn = (indexed: Indexed, finished: FinishedDeal) => {
  if (finished.number <= indexed.count) return { state: indexed, events: [] }
  if (finished.number > indexed.count + 1) return NOT_NEXT
  return { state: { count: finished.number, to: finished.to }, events: [dealFinished(finished)] }
}

/** An index that is open, with the table to which it belongs. */
type Index = {
  readonly id: string
  readonly index: OpenStream<Indexed, DealFinished, Refused>
  readonly store: Store
  readonly tells: (cause: unknown) => void
}

/** The deals after a number and up to another. */
const dealsOf = async (archive: Index, after: number, until: number): Promise<readonly FinishedDeal[]> => {
  if (after < 0 || until <= after) return []
  const events = await readable(archive, after, until - after)
  return events.length === until - after ? events.map(dealOf) : dealsOneByOne(archive, after, until)
}

/** What can't be read in the index is found again in the stream of the table. */
const dealsOneByOne = async (archive: Index, after: number, until: number): Promise<readonly FinishedDeal[]> => {
  const deals: FinishedDeal[] = []
  for (let number = after + 1; number <= until; number++) {
    const [event] = await readable(archive, number - 1, 1)
    const again = () => dealAgain(archive.store, `table/${archive.id}`, number, deals.at(-1))
    const deal = event === undefined ? await again() : dealOf(event)
    if (deal !== null) deals.push(deal)
  }
  return deals
}

/** Entries of the index; none of them if one is spoiled, which is reported. */
const readable = ({ index, tells }: Index, after: number, most: number): Promise<readonly DealFinished[]> =>
  index.eventsAfter(after, most).catch((cause: unknown) => {
    if (spoiledIn(cause) === null) throw cause
    tells(cause)
    return []
  })

/** Tells of each spoiled place once. */
const once = (onError: (cause: unknown) => void): ((cause: unknown) => void) => {
  const reported = new Set<string>()
  return cause => {
    const fault = spoiledIn(cause)
    const place = fault === null ? null : `${fault.stream} ${fault.place}`
    if (place !== null && reported.has(place)) return
    if (place !== null) reported.add(place)
    onError(cause)
  }
}

/** While an archive is opened, a fault of its table is thrown to the caller that opens it; later it is reported, as everything else is at once. */
const faultsOf = (stream: string, tells: (cause: unknown) => void) => {
  let isOpen = false
  let fault: unknown
  return {
    onError: (cause: unknown): void => {
      if (isOpen || spoiledIn(cause)?.stream !== stream) tells(cause)
      else fault ??= cause
    },
    end: (): void => {
      isOpen = true
      if (fault !== undefined) throw fault
    },
  }
}
