import type { Card } from '@cardroom/engine'
import type { PlayerId, Time } from '@cardroom/engine/table'
import type { CardOf, Tournament } from '@cardroom/engine/tournament'
import type { SealedDraw, SealedEnvelopes } from '@cardroom/fair'
import type { EventSeason, EventStart } from '../protocol/events.ts'
import type { TableRun } from '../protocol/floor-named.ts'
import type { Temper } from '../protocol/named.ts'

/** An event of the room: the tournament with its people, its directors and how its tables are run. */
export type Held = {
  readonly id: string
  readonly made: Time
  /** Who made it. */
  readonly host: PlayerId
  readonly start: EventStart
  /** How tables are run where nothing else is said of one. */
  readonly run: TableRun
  readonly runs: readonly { readonly table: number; readonly run: TableRun }[]
  /** Anybody enters by themselves. */
  readonly open: boolean
  readonly pace: 'human' | 'instant'
  readonly directors: readonly { readonly person: PlayerId; readonly name: string }[]
  /** With this code somebody becomes a director. */
  readonly code: string | null
  /** Which bounty lies in which envelope, and what opens it: a secret of the room. */
  readonly envelopes: SealedEnvelopes | null
  /** What every draw of the event comes from, a secret of the room, and its seal, which everybody sees. */
  readonly drawSeal: { readonly secret: string; readonly seal: string } | null
  readonly drawn: readonly DrawMade[]
  readonly season: EventSeason | null
  readonly people: readonly EventPerson[]
  readonly reports: readonly ReportKept[]
  /** How many busts were ever reported: the number of the last one. */
  readonly reported: number
  /** How often seats were drawn, and every table there was since: each draw has tables of its own. */
  readonly draws: number
  readonly tables: readonly TableOpened[]
  /** The deals that tables are at, or had last: by the event's own number, and when the last one ended. */
  readonly deals: readonly DealAt[]
  readonly tournament: Tournament
}

/** A draw that was made, and for which order. */
export type DrawMade = SealedDraw & { readonly what: string }

/** Somebody in an event, by the id they have in it: a person of the room, one whom a director entered, or a bot. */
export type EventPerson = { readonly player: PlayerId; readonly name: string; readonly bot: Temper | null }

/** A bust that somebody reported, until a director has seen to it. */
export type ReportKept = {
  readonly report: number
  readonly at: Time
  readonly by: PlayerId
  readonly players: readonly {
    readonly player: PlayerId
    readonly stack?: number
    readonly by?: PlayerId
    readonly hand?: number
    readonly card?: Card
  }[]
}

/** A table that the event opened: with which draw, and the cards that were drawn there for the first button. */
export type TableOpened = {
  readonly table: number
  readonly draw: number
  readonly broken: boolean
  readonly cards: readonly CardOf[] | null
}

/** The deal that a table is at, or had last, and who serves a penalty in it. */
export type DealAt = {
  readonly table: number
  readonly deal: number
  readonly ended: Time | null
  readonly out: readonly PlayerId[]
}

/** How a table is run. */
export const runOf = ({ run, runs }: Pick<Held, 'run' | 'runs'>, table: number): TableRun =>
  runs.find(it => it.table === table)?.run ?? run

/** What somebody is called in an event. */
export const nameOf = ({ people, directors }: Pick<Held, 'people' | 'directors'>, player: PlayerId): string =>
  people.find(it => it.player === player)?.name ?? directors.find(it => it.person === player)?.name ?? player

/** Does somebody direct this event? */
export const isDirector = ({ directors }: Pick<Held, 'directors'>, person: PlayerId | null): boolean =>
  directors.some(it => it.person === person)
