import { type Refused, refusal } from '../refusal.ts'
import { spoiledIn } from '../store/spoiled.ts'
import { type OpenStream, openStream } from '../streams/open-stream.ts'
import type { Keeping, StreamKind } from '../streams/stream-kind.ts'
import { chained, type Unchained } from './chain.ts'
import { NEW_OFFICE, OFFICE_TYPES, type Office, type OfficeAct, type OfficeEvent, recordOffice } from './office.ts'

/** The stream of what operators have done. */
export const OFFICE = 'office'

const kind: StreamKind<Office, OfficeEvent> = {
  initial: NEW_OFFICE,
  evolve: (office = NEW_OFFICE, event) => recordOffice(office, event),
  knows: type => OFFICE_TYPES.has(type),
  // there is one version so far
  upcast: stored => stored,
  // since 2 it is known whether the room is read-only, since 3 which nodes play nothing, since 4 which quotas are set
  shape: 4,
  isWhole: ({ notice, stopped, readOnly, drained, quotas, chain }) =>
    notice !== undefined &&
    stopped !== undefined &&
    readOnly !== undefined &&
    drained !== undefined &&
    quotas !== undefined &&
    chain !== undefined,
}

/** The office in its stream. */
export type KeptOffice = OpenStream<Office, OfficeEvent, Refused> & {
  /** Writes an act down, chained to the one before; answers when it is kept. */
  readonly write: (act: OfficeAct, by: string, why: string) => Promise<Refused | null>
  /** Everything that was done, in order, up to the first act that can't be read. */
  readonly audit: () => Promise<readonly OfficeEvent[]>
}

/** The office without the acts that can't be read: the audit names the first of them, and the rest holds. */
const damaged: StreamKind<Office, OfficeEvent> = { ...kind, without: (office = NEW_OFFICE) => office }

/** Takes the office up where it was left. An act that can't be read keeps nobody from playing: it is left out and reported. */
export const keepOffice = async ({ store, now }: Keeping, onError: (cause: unknown) => void): Promise<KeptOffice> => {
  const open = (as: typeof kind): Promise<OpenStream<Office, OfficeEvent, Refused>> =>
    openStream<Office, OfficeEvent, Refused>({
      stream: OFFICE,
      kind: as,
      store,
      now,
      onError,
      movedOn: MOVED_ON,
      unplayable: 'can’t be kept, by a fault of the room',
      shared: true,
    })
  const stream = await open(kind).catch((cause: unknown) => {
    if (spoiledIn(cause) === null) throw cause
    return open(damaged)
  })
  const write: KeptOffice['write'] = async (act, by, why) => {
    const outcome = await stream.run((office, at) => {
      const event = chained(office.chain, { ...act, by, why, at } as Unchained)
      return { events: [event], state: recordOffice(office, event) }
    })
    // another node has written in between: this act comes after that one
    if (outcome === MOVED_ON) return write(act, by, why)
    return 'why' in outcome ? outcome : null
  }
  const readable = async (after: number): Promise<readonly OfficeEvent[]> => {
    try {
      return await stream.eventsAfter(after, PAGE)
    } catch (cause) {
      const place = spoiledIn(cause)?.place ?? null
      if (place === null) throw cause
      return place - 1 > after ? stream.eventsAfter(after, place - 1 - after) : []
    }
  }
  const audit = async (): Promise<readonly OfficeEvent[]> => {
    const all: OfficeEvent[] = []
    for (;;) {
      const page = await readable(all.length)
      all.push(...page)
      if (page.length < PAGE) return all
    }
  }
  return { ...stream, write, audit }
}

const PAGE = 500
const MOVED_ON = refusal('try-again', { about: 'office' })
