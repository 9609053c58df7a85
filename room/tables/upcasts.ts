import type { DealEvent } from '@cardroom/engine'
import type { NightEvent, PlayerId, Time } from '@cardroom/engine/table'
import type { HostedEvent } from './events.ts'

/**
 * An event of a table's stream as it is now, whichever version of the room wrote it. A stream goes on where an older
 * version left it, so each event is told by its own shape:
 *
 * - 0.1 kept what happened in a deal in a wrapper of its own, `{ type: 'InDeal', event, at }`. Now it stands in the night
 *   as it is, with its time.
 */
export const upcast = (stored: HostedEvent | Wrapped): HostedEvent =>
  isWrapped(stored) ? { ...stored, event: { ...stored.event.event, at: stored.event.at } } : stored

/** What happened in a deal, as 0.1 kept it. */
export type Wrapped = {
  readonly type: 'Night'
  readonly event: { readonly type: 'InDeal'; readonly event: DealEvent; readonly at: Time }
  readonly by?: PlayerId
  readonly at: Time
}

const isWrapped = (stored: HostedEvent | Wrapped): stored is Wrapped =>
  stored.type === 'Night' && (stored.event as NightEvent | Wrapped['event'] | undefined)?.type === 'InDeal'
