import type { PlayerId, Time } from '@cardroom/engine/table'
import { type TournamentEvent, tournamentDecider } from '@cardroom/engine/tournament'
import type { SealedEnvelopes } from '@cardroom/fair'
import type { EventSeason, EventStart } from '../protocol/events.ts'
import type { TableRun } from '../protocol/floor-named.ts'
import type { Temper } from '../protocol/named.ts'
import type { DrawMade, ReportKept } from './held.ts'

/** What happens in an event of the room: what the engine tells of it, and what the room adds. No two have the same name. */
export type Happening = TournamentEvent | AroundEvent

/** What the room adds to a tournament: its people, its directors, its tables, and busts that wait for a director. */
export type AroundEvent = { readonly at: Time } & (
  | {
      readonly type: 'EventMade'
      readonly id: string
      readonly start: EventStart
      readonly run: TableRun
      readonly open: boolean
      readonly pace: 'human' | 'instant'
      readonly season?: EventSeason
      readonly director: { readonly person: PlayerId; readonly name: string }
    }
  | { readonly type: 'PersonNamed'; readonly player: PlayerId; readonly name: string; readonly bot: Temper | null }
  | { readonly type: 'DirectorAdded'; readonly person: PlayerId; readonly name: string }
  | { readonly type: 'DirectorDropped'; readonly person: PlayerId }
  | { readonly type: 'CodeMade'; readonly code: string }
  /** Which bounty lies in which envelope: nobody sees it before it is opened. */
  | { readonly type: 'EnvelopesMade'; readonly sealed: SealedEnvelopes }
  /** What all draws of the event come from: nobody sees it, and everybody its seal. */
  | { readonly type: 'DrawsSealed'; readonly secret: string; readonly seal: string }
  | ({ readonly type: 'Drawn' } & DrawMade)
  | { readonly type: 'RunChanged'; readonly table: number; readonly run: TableRun }
  | ({ readonly type: 'BustReported' } & ReportKept)
  | { readonly type: 'ReportClosed'; readonly report: number; readonly confirmed: boolean }
)

/** A new happening stands here, or does not compile. */
const AROUND: { readonly [T in AroundEvent['type']]: true } = {
  EventMade: true,
  PersonNamed: true,
  DirectorAdded: true,
  DirectorDropped: true,
  CodeMade: true,
  EnvelopesMade: true,
  DrawsSealed: true,
  Drawn: true,
  RunChanged: true,
  BustReported: true,
  ReportClosed: true,
}

/** Did the room add this to what the engine tells? */
export const isAround = (event: Happening): event is AroundEvent => Object.hasOwn(AROUND, event.type)

/** Is there a happening of this type? */
export const isHappening = (type: string): boolean => Object.hasOwn(AROUND, type) || tournamentDecider.records(type)
