import type { Chips, Seat } from '../../deal/chips.ts'
import type { Penalty } from '../member.ts'
import type { PlayerId } from '../player.ts'
import type { Clock } from './clock.ts'

/** What happens with the people at a table. */
export type PeopleEvent =
  /** He has walked off; as the second of two, if another was away already, and is told so. */
  | { readonly type: 'WalkedAway'; readonly player: PlayerId; readonly took: Chips; readonly second: boolean }
  | { readonly type: 'CameBack'; readonly player: PlayerId; readonly brought: Chips }
  | { readonly type: 'AbsenceExtended'; readonly player: PlayerId; readonly minutes: number }
  | { readonly type: 'DealerChanged'; readonly dealer: string }
  | { readonly type: 'AbsentButtonGiven'; readonly player: PlayerId; readonly count: number }
  | { readonly type: 'PlayOverBegun'; readonly player: PlayerId; readonly owner: PlayerId; readonly seat: Seat }
  | { readonly type: 'GuestSeated'; readonly player: PlayerId; readonly guest: string }
  | { readonly type: 'GuestLeft'; readonly player: PlayerId; readonly guest: string; readonly looked: boolean }
  | { readonly type: 'Warned'; readonly player: PlayerId; readonly about: string; readonly count: number }
  | { readonly type: 'Penalized'; readonly player: PlayerId; readonly penalty: Penalty }
  /** A deal goes by that he would have been in; null when it was the last one. */
  | { readonly type: 'PenaltyServed'; readonly player: PlayerId; readonly left: Penalty | null }
  | { readonly type: 'Barred'; readonly player: PlayerId }
  | { readonly type: 'ClockCalled'; readonly clock: Clock }
  | { readonly type: 'ClockRanOut'; readonly player: PlayerId; readonly seat: Seat }
  | { readonly type: 'CardsChanged'; readonly what: 'deck' | 'setup' }
