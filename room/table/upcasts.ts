import type { DealEvent } from '@cardroom/engine'
import { type GameDealt, type Law, lawOf01, type PotAwarded } from '@cardroom/engine/deal'
import { type HandName, readHands } from '@cardroom/engine/ranking'
import type { NightEvent, PlayerId, Time } from '@cardroom/engine/table'
import type { Preferred, ValueOf } from '../protocol/preferences.ts'
import { withNamesOfToday } from './older-names.ts'
import type { HostedEvent } from './state/events.ts'

/**
 * An event of a table's stream as it is now, whichever version of the room wrote it. A stream goes on where an older
 * version left it, so each event is recognized by its own shape:
 *
 * - 0.1 kept what happened at the table in a wrapper, `{ type: 'Night', event, by, at }`, and what happened in a deal in
 *   one more, `{ type: 'InDeal', event, at }`. Now both stand in the stream as they are.
 * - Its `Barred` with a `person`, for somebody muted or banned, had the name of another event of the table.
 * - 0.1 kept some things in words: the hand that won a pot, why a deal with a fouled stub is void, what a helper had entered. Now they are data.
 * - Each preference of a player had an event and a field of its own.
 * - 0.1 did not keep what the book said of a deal. It gets the answers that 0.1 had.
 * - Some events, fields and codes had other names: `told` was whether a deal or a table is of real cards, and what a helper entered.
 */
export const upcast = (stored: HostedEvent | Older): HostedEvent =>
  lawful(withData(withNamesOfToday(stored.type === 'Night' ? unwrapped(stored) : stored)))

const lawful = (event: HostedEvent): HostedEvent => {
  if (event.type !== 'DealStarted') return event
  const start: Unlawful = event
  return start.law === undefined ? { ...event, law: lawOf01(start) } : event
}

/** The start of a deal as 0.1 kept it. */
type Unlawful = GameDealt & { readonly law?: Law }

/** An event as an older version wrote it. */
export type Older = Wrapped | Barred | EnteredInWords | ChosenAlone

/** What happened at the table, or in a deal at it, as 0.1 kept it. */
export type Wrapped = {
  readonly type: 'Night'
  readonly event:
    | NightEvent
    | (OldAward & { readonly at: Time })
    | { readonly type: 'InDeal'; readonly event: DealEvent | OldAward; readonly at: Time }
  readonly by?: PlayerId
  readonly at: Time
}

/** Somebody was muted or banned, as 0.1 kept it. */
export type Barred = {
  readonly type: 'Barred'
  readonly person: PlayerId
  readonly muted: boolean
  readonly banned: boolean
  readonly at: Time
}

type OldAward = Omit<PotAwarded, 'hands'> & { readonly words: string }
type Flat =
  | HostedEvent
  | Barred
  | ChosenAlone
  | EnteredInWords
  | (OldAward & { readonly at: Time; readonly orderedBy?: PlayerId })
type EnteredInWords = { readonly person: PlayerId; readonly words: string; readonly at: Time } & (
  | { readonly type: 'HelperEntered'; readonly newDeal: boolean }
  | { readonly type: 'TakenBack' }
)

/** A preference of a player, as it was kept when each had an event of its own. */
export type ChosenAlone = { readonly person: PlayerId; readonly at: Time } & (
  | { readonly type: 'OutAtBlindSaid'; readonly out: boolean }
  | { readonly type: 'RunsSaid'; readonly times: ValueOf<'run-it'> }
  | { readonly type: 'ChopsSaid'; readonly chops: boolean }
  | { readonly type: 'AskToShowSaid'; readonly asks: boolean }
)

const preferred = ({ person, at }: ChosenAlone, preference: Preferred): HostedEvent => ({
  type: 'Preferred',
  person,
  preference,
  at,
})

const unwrapped = ({ event, by }: Wrapped): Flat => {
  const inside = event.type === 'InDeal' ? { ...event.event, at: event.at } : event
  return by === undefined ? inside : { ...inside, orderedBy: by }
}

const withData = (stored: Flat): HostedEvent => {
  switch (stored.type) {
    case 'Barred':
      return 'person' in stored ? { ...stored, type: 'RightsChanged' } : stored
    case 'DealVoided':
      return FOULED_STUB.has(stored.why) ? { ...stored, why: 'stub-fouled' } : stored
    case 'PotAwarded': {
      if (!('words' in stored)) return stored
      const { words, ...award } = stored
      return { ...award, hands: handsNamed(words) }
    }
    case 'OutAtBlindSaid':
      return preferred(stored, { type: 'sit-out-at-blind', value: stored.out })
    case 'RunsSaid':
      return preferred(stored, { type: 'run-it', value: stored.times })
    case 'ChopsSaid':
      return preferred(stored, { type: 'chop', value: stored.chops })
    case 'AskToShowSaid':
      return preferred(stored, { type: 'ask-to-show', value: stored.asks })
    case 'HelperEntered':
    case 'TakenBack': {
      if (!('words' in stored)) return stored
      const { words, ...rest } = stored
      return { ...rest, entry: { type: 'in-words', words } }
    }
    default:
      return stored
  }
}

/** How 0.1 wrote that a deal is void for its fouled stub. */
const FOULED_STUB: ReadonlySet<string> = new Set(['the stub is fouled'])

/** The hands that a pot was won with, where an older version named them. */
export const handsNamed = (words: string): readonly HandName[] => readHands(words) ?? []
