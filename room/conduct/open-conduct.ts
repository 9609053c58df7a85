import { type ConductBy, type ConductEvent, type ConductOrder, conductDecider } from '@cardroom/engine/conduct'
import type { Names } from '@cardroom/engine/words'
import type { RecordOrder } from '../protocol/record.ts'
import { type Refused, refusal } from '../refusal.ts'
import { spoiledIn } from '../store/spoiled.ts'
import type { Store } from '../store/store.ts'
import type { Outcome } from '../streams/host.ts'
import { type OpenStream, openStream } from '../streams/open-stream.ts'
import { evolveRecord, type HostedRecord, noRecord, recordStream } from './hosted-record.ts'

/** The record of the house on its stream. */
export type ConductHost = {
  readonly state: () => HostedRecord
  readonly version: () => number
  readonly now: () => number
  /**
   * Carries orders out for somebody, all of them or none; with a command of its own it is carried out once. A record that
   * nobody has opened is opened by the first of them.
   */
  readonly gives: (by: ConductBy, orders: readonly RecordOrder[], asked: Asked) => Promise<Outcome<Refused>>
  readonly onChange: (changed: () => void) => () => void
  /** The stream, for callers that follow it event by event; null where its log can't be read. */
  readonly stream: OpenStream<HostedRecord, ConductEvent, Refused> | null
  readonly close: () => Promise<void>
}

/** How a record is opened where there is none, what people are called, and the command of the order. */
export type Asked = {
  readonly opening: Extract<RecordOrder, { readonly type: 'OpenRecord' }>
  readonly names: Names
  readonly command?: string
}

/** Where the record is kept, and the time. */
type Around = {
  readonly store: Store
  readonly now: () => number
  readonly onError: (cause: unknown) => void
}

/** The answer where the record's log cannot be read. */
const ASIDE: Refused = refusal('set-aside', { about: 'record' })

/** Takes up the record where its stream has left it. One that cannot be read is set aside, and the room goes on without. */
export const openConduct = async ({ store, now, onError }: Around): Promise<ConductHost> => {
  const stream = await openStream<HostedRecord, ConductEvent, Refused>({
    stream: 'conduct',
    kind: recordStream,
    store,
    now,
    onError,
    movedOn: refusal('try-again', { about: 'record' }),
    unplayable: 'does not go on by what it holds',
  }).catch((cause: unknown) => {
    if (spoiledIn(cause)?.stream !== 'conduct') throw cause
    onError(cause)
    return null
  })
  return {
    state: () => stream?.state() ?? noRecord,
    version: () => stream?.version() ?? 0,
    now,
    stream,
    gives: async (by, orders, { opening, names, command }) => {
      if (stream === null) return ASIDE
      return stream.run((hosted, at) => {
        let state = hosted
        const events: ConductEvent[] = []
        // time doesn't run back, whatever the clock says
        const time = Math.max(at, hosted.record?.at ?? 0)
        const first = hosted.record === null ? [{ ...opening, at: time, by: ROOM }] : []
        for (const order of [...first, ...orders.map(it => ({ ...it, at: time, by }))]) {
          const outcome = conductDecider.carryOut(state.record ?? undefined, order as ConductOrder)
          if (!outcome.ok) {
            const { rules = [] } = outcome.refusal
            return { why: outcome.refusal.why, rules, names, by: 'conduct', refusal: outcome.refusal }
          }
          for (const event of outcome.events) {
            state = evolveRecord(state, event)
            events.push(event)
          }
        }
        return { state, events }
      }, command)
    },
    onChange: changed => stream?.listen(() => changed()) ?? (() => {}),
    close: async () => {
      await stream?.settle()
    },
  }
}

/** The room itself opens the record, and keeps what tables and floor report. */
export const ROOM: ConductBy = { name: 'the room', role: 'room' }
