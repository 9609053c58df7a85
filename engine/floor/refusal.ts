import type { Seat } from '../deal/chips.ts'
import { type Refusal, refusals } from '../decider/refusal.ts'
import type { PlayerId } from '../table/player.ts'
import type { Time } from '../table/time.ts'
import type { GameId } from './game.ts'

/** What is wrong with an order to the floor, as a code; words are made at the edge. */
export type FloorWhy =
  | 'no-such-order'
  | 'no-floor-yet'
  | 'floor-is-open'
  | 'floor-is-closed'
  | 'time-goes-back'
  | 'not-your-office'
  | 'no-such-game'
  | 'game-exists'
  | 'game-is-closed'
  | 'game-makes-no-sense'
  | 'limit-too-close'
  | 'mix-too-much-alike'
  | 'players-are-in-it'
  | 'outside-the-window'
  | 'no-such-table'
  | 'table-exists'
  | 'table-is-closed'
  | 'no-such-seat'
  | 'seat-is-taken'
  | 'seat-is-kept'
  | 'seat-is-open'
  | 'seat-not-kept-for-them'
  | 'table-is-silent'
  | 'no-such-person'
  | 'not-in-the-room'
  | 'not-by-this-way'
  | 'barred'
  | 'under-age'
  | 'papers-missing'
  | 'papers-expired'
  | 'papers-not-accepted'
  | 'kept-out'
  | 'on-the-list'
  | 'not-on-the-list'
  | 'plays-it-already'
  | 'not-called'
  | 'nobody-to-call'
  | 'no-seat-open'
  | 'one-seat-each'
  | 'not-together'
  | 'sit-together'
  | 'not-seated'
  | 'not-at-this-table'
  | 'moving-already'
  | 'not-moving'
  | 'would-starve-the-game'
  | 'house-must-agree'
  | 'deal-is-on'
  | 'pot-is-built-up'
  | 'newcomer-has-the-seat'
  | 'not-a-must-move'
  | 'not-away'
  | 'no-playing-over'
  | 'seat-is-played-over'
  | 'box-is-missing'
  | 'owner-must-agree'
  | 'card-missing'
  | 'card-twice'
  | 'no-proposal'
  | 'two-object'
  | 'names-are-waiting'
  | 'needs-approval'
  | 'same-limit'
  | 'no-such-dealer'
  | 'dealer-exists'
  | 'dealer-is-busy'
  | 'dealer-cannot-deal-it'
  | 'not-due'
  | 'no-such-promotion'
  | 'not-eligible'
  | 'deposit-too-small'
  | 'amount-makes-no-sense'
  | 'not-enough-comps'
  | 'on-enough-lists'
  | 'list-is-full'
  | 'nothing-to-undo'
  | 'moved-on-since'

/** An order that changes nothing, and why. */
export type FloorRefusal = Refusal<FloorWhy> & {
  readonly player?: PlayerId
  readonly other?: PlayerId
  readonly game?: GameId
  readonly table?: string
  readonly seat?: Seat
  readonly until?: Time
  readonly count?: number
  /** What has changed since; `audit` where the floor as a whole would no longer add up. */
  readonly changed?: ChangedSince
}

/** The part of a floor that has changed since an order, so that it can't be undone. */
export type ChangedSince = 'games' | 'tables' | 'people' | 'habits' | 'apart' | 'house' | 'closed' | 'audit'

/** A refusal with what it is about. */
export const refused = refusals<FloorRefusal>()
