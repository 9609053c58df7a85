import type { Problem, RuleId } from '@cardroom/engine'
import type { ConductRefusal } from '@cardroom/engine/conduct'
import type { Refusal as DealRefusal } from '@cardroom/engine/deal'
import type { RefusalOf } from '@cardroom/engine/decider'
import type { FloorRefusal } from '@cardroom/engine/floor'
import type { IncidentType } from '@cardroom/engine/rulings'
import type { TableRefusal } from '@cardroom/engine/table'
import type { TournamentRefusal } from '@cardroom/engine/tournament'
import type { Language, Names, Say } from '@cardroom/engine/words'

/** Why something isn't done, by the room or by the engine: a code, what it is about, and rules. Words are made at the edge. */
export type Refused = RoomRefusal | EngineRefusal

/** A refusal by the room itself. */
export type RoomRefusal = RefusalOf<RoomWhy, { readonly rules: readonly RuleId[] }, RoomAbout>

/** A refusal by the engine: which part of it refuses, and what people are called here. */
export type EngineRefusal = { readonly why: string; readonly rules: readonly RuleId[]; readonly names: Names } & (
  | {
      readonly by: 'deal'
      readonly refusal: DealRefusal
      /** What can be done now, in a sentence of each language; never the deal itself, which has cards that nobody may see. */
      readonly accepted: Readonly<Record<Language, Say>> | null
    }
  | { readonly by: 'table'; readonly refusal: TableRefusal }
  | { readonly by: 'floor'; readonly refusal: FloorRefusal }
  | { readonly by: 'tournament'; readonly refusal: TournamentRefusal }
  | { readonly by: 'conduct'; readonly refusal: ConductRefusal }
)

/** The code of a refusal by the room. */
export type RoomWhy = PlainWhy | keyof RoomAbout

/** The data of a code, where it needs some. */
export type RoomAbout = {
  /** What is already as somebody wants it. */
  readonly 'as-it-is': Already
  readonly 'by-invitation': 'network' | 'table'
  readonly 'cannot-run-it': { readonly most: number }
  readonly 'cards-are-needed': 'boards' | { readonly seat: number }
  readonly 'deal-is-on': { readonly table: number }
  readonly 'more-than-is-sold': { readonly has: number; readonly more: number }
  readonly 'name-is-taken': { readonly name: string; readonly at: 'room' | 'table' }
  readonly 'no-name': 'first' | 'readable' | 'a-letter'
  readonly 'no-orders-here': 'list' | 'clock'
  readonly 'no-seat': 'you' | { readonly name: string }
  readonly 'no-such-game': { readonly game: string; readonly mixes: boolean }
  readonly 'no-such-hand': { readonly hand: number }
  readonly 'no-such-invitation': 'link' | 'unknown' | 'over'
  readonly 'no-such-rule': { readonly id: string }
  readonly 'no-such-table': 'unknown' | 'no-name-like-it' | { readonly table: string }
  readonly 'no-name-for': 'table' | 'house'
  readonly 'nobody-there': { readonly seat: number }
  readonly 'not-asked': 'own-report' | 'no-stake'
  readonly 'not-due': 'rows' | { readonly seat: number; readonly is: 'decision' | 'plan' }
  readonly 'not-here': 'you' | 'them'
  readonly 'not-now': { readonly accepted: readonly string[] }
  readonly 'not-oneself': 'adjustment' | 'rights'
  readonly 'not-the-time': 'report' | { readonly seat: number; readonly is: 'early' | 'no-grace' }
  readonly 'not-understood': 'order' | 'name' | 'binary' | 'not-json' | { readonly fault: string }
  readonly 'not-your-office': 'order' | 'screen'
  readonly 'not-your-pocket': { readonly name: string }
  readonly 'not-yours-to-do': 'bank' | 'host-sees' | { readonly roles: readonly string[] }
  readonly 'nothing-to-undo': 'nothing' | 'undone' | 'reported'
  readonly 'real-cards-in-rows': { readonly form: string }
  readonly 'ruled-out': { readonly incident: IncidentType | 'exposed-by-dealer'; readonly by: RuledOutBy }
  readonly 'set-aside':
    | 'floor'
    | 'record'
    | 'houses'
    | 'training'
    | { readonly name: string; readonly place: number | null; readonly reason: string }
  readonly 'too-fast':
    | { readonly seconds: number }
    | { readonly messages: number }
    | { readonly requests: number; readonly again: number }
  readonly 'too-long': { readonly bytes: number }
  readonly 'too-many':
    | 'reports'
    | {
        readonly what: 'links' | 'followed' | 'watched' | 'invitations' | 'requests' | 'devices'
        readonly most: number
      }
  readonly 'too-many-bots':
    | { readonly most: number; readonly in: 'yours' | 'event' | 'address' }
    | { readonly players: number }
  readonly 'too-many-notes': { readonly most: number }
  readonly 'too-many-houses': { readonly most: number }
  readonly 'too-many-groups': { readonly most: number }
  readonly 'too-many-events': { readonly most: number; readonly of: 'yours' | 'address' }
  readonly 'too-many-tables': { readonly most: number; readonly of: 'yours' | 'address'; readonly instant: boolean }
  readonly 'tournament-table': 'seats' | 'choice' | 'close'
  readonly 'try-again':
    | 'record'
    | 'archive'
    | 'tournament'
    | 'floor'
    | 'people'
    | 'table'
    | 'own'
    | 'office'
    | 'node'
    | 'houses'
    | 'training'
}

/** The codes that say all there is to say. */
type PlainWhy =
  | 'added-already'
  | 'asked-already'
  | 'banned'
  | 'banned-from-room'
  | 'dealing-stopped'
  | 'read-only'
  | 'cannot-chop'
  | 'cards-are-dealt-here'
  | 'deck-not-sealed'
  | 'director-enters'
  | 'fault'
  | 'hand-may-win'
  | 'host-is-needed'
  | 'house-makes-no-sense'
  | 'last-director'
  | 'looks-on'
  | 'manager-is-needed'
  | 'muted'
  | 'nameless'
  | 'night-is-over'
  | 'no-account'
  | 'no-chips'
  | 'no-floor-yet'
  | 'no-record-yet'
  | 'no-hand-finished'
  | 'no-playing-over'
  | 'no-rabbit-here'
  | 'no-ruling-is-due'
  | 'no-screen'
  | 'no-seven-deuce-here'
  | 'no-such-book'
  | 'no-such-code'
  | 'no-such-edition'
  | 'no-such-event'
  | 'no-such-exam'
  | 'no-such-answer'
  | 'not-this-question'
  | 'no-archive'
  | 'not-yet-done'
  | 'no-such-node'
  | 'last-node'
  | 'no-such-group'
  | 'nobody-by-that-id'
  | 'guest-without-password'
  | 'no-such-person'
  | 'no-such-report'
  | 'no-such-request'
  | 'no-such-season'
  | 'nobody-is-due'
  | 'nobody-to-agree'
  | 'not-a-choice'
  | 'not-a-kiosk'
  | 'not-bagged'
  | 'not-entered'
  | 'not-for-bots'
  | 'not-in-play'
  | 'not-in-the-bank'
  | 'not-in-the-deal'
  | 'not-next'
  | 'not-seated'
  | 'not-the-director'
  | 'not-cards-to-show'
  | 'not-your-cards'
  | 'nothing-asked'
  | 'nothing-said'
  | 'nothing-to-show'
  | 'nothing-there'
  | 'nothing-to-take-back'
  | 'office-is-closed'
  | 'own-flight'
  | 'plan-makes-no-sense'
  | 'real-cards'
  | 'report-is-open'
  | 'seat-is-asked-for'
  | 'stake-in-the-hand'
  | 'too-late'
  | 'too-many-attempts'
  | 'unseen-card'
  | 'wrong-name-or-password'
  | 'wrong-password'
  | 'wrong-pin'

/** What may already be as somebody wants it. */
export type Already =
  | 'agreed'
  | 'edition'
  | 'bust-reported'
  | 'closed-door'
  | 'director'
  | 'ends'
  | 'ends-not'
  | 'night-over'
  | 'no-director'
  | 'open-door'
  | 'paused'
  | 'blinds-known'
  | 'busts-known'
  | 'paused-not'
  | 'set'
  | { readonly name: string; readonly role?: string }

/** What shows that an incident can't have happened where software deals. */
export type RuledOutBy = 'deck' | 'dealing' | 'hands' | 'chips' | 'turns' | 'showdown'

/** Writes a refusal by the room: `refusal('not-here', { about: 'you' })`. */
export const refusal = <Why extends RoomWhy>(why: Why, ...[data]: Data<Why>): RoomRefusal =>
  ({ why, rules: [], ...data }) as unknown as RoomRefusal

type Data<Why extends RoomWhy> = Why extends keyof RoomAbout ? [More & { readonly about: RoomAbout[Why] }] : [More?]

type More = { readonly rules?: readonly RuleId[]; readonly problems?: readonly Problem[] }

/** Is it a refusal, and not what was asked for? */
export const isRefused = (it: object): it is Refused =>
  'why' in it && typeof it.why === 'string' && 'rules' in it && Array.isArray(it.rules)
