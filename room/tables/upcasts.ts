import type { DealEvent } from '@cardroom/engine'
import type { PotAwarded } from '@cardroom/engine/deal'
import { type HandName, readHands } from '@cardroom/engine/ranking'
import type { NightEvent, PlayerId, Time } from '@cardroom/engine/table'
import type { HostedEvent } from './events.ts'

/**
 * An event of a table's stream as it is now, whichever version of the room wrote it. A stream goes on where an older
 * version left it, so each event is told by its own shape:
 *
 * - 0.1 kept what happened in a deal in a wrapper of its own, `{ type: 'InDeal', event, at }`. Now it stands in the night
 *   as it is, with its time.
 * - 0.1 kept some things in words: the hand that a pot was won with, why a deal with a fouled stub is void, what a helper had told. Now they are data.
 */
export const upcast = (stored: HostedEvent | Older): HostedEvent => withData(unwrapped(stored))

/** An event as an older version wrote it. */
export type Older = Wrapped | AwardInWords | ToldInWords

/** What happened in a deal, as 0.1 kept it. */
export type Wrapped = {
  readonly type: 'Night'
  readonly event: { readonly type: 'InDeal'; readonly event: DealEvent | OldAward; readonly at: Time }
  readonly by?: PlayerId
  readonly at: Time
}

type OldAward = Omit<PotAwarded, 'hands'> & { readonly words: string }
type AwardInWords = {
  readonly type: 'Night'
  readonly event: NightEvent | (OldAward & { readonly at: Time })
  readonly by?: PlayerId
  readonly at: Time
}
type ToldInWords = { readonly person: PlayerId; readonly words: string; readonly at: Time } & (
  | { readonly type: 'HelperTold'; readonly newDeal: boolean }
  | { readonly type: 'TakenBack' }
)

const unwrapped = (stored: HostedEvent | Older): HostedEvent | AwardInWords | ToldInWords =>
  isWrapped(stored) ? ({ ...stored, event: { ...stored.event.event, at: stored.event.at } } as AwardInWords) : stored

const isWrapped = (stored: HostedEvent | Older): stored is Wrapped =>
  stored.type === 'Night' && (stored.event as NightEvent | Wrapped['event'] | undefined)?.type === 'InDeal'

const withData = (stored: HostedEvent | AwardInWords | ToldInWords): HostedEvent => {
  switch (stored.type) {
    case 'Night': {
      const { event } = stored
      if (event?.type === 'DealVoided' && FOULED_STUB.has(event.why)) {
        return { ...stored, event: { ...event, why: 'stub-fouled' } }
      }
      if (event?.type !== 'PotAwarded' || !('words' in event)) return stored as HostedEvent
      const { words, ...award } = event
      return { ...stored, event: { ...award, hands: handsNamed(words) } }
    }
    case 'HelperTold':
    case 'TakenBack': {
      if (!('words' in stored)) return stored
      const { words, ...rest } = stored
      return { ...rest, told: { type: 'in-words', words } }
    }
    default:
      return stored
  }
}

/** How 0.1 wrote that a deal is void for its fouled stub. */
const FOULED_STUB: ReadonlySet<string> = new Set(['the stub is fouled'])

/** The hands that a pot was won with, where an older version named them. */
export const handsNamed = (words: string): readonly HandName[] => readHands(words) ?? []
