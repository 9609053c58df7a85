import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../player.ts'

/** What players agree on for the next deal. */
export type AgreedOrder =
  /** He straddles the next deal; for the usual amount if he names none. */
  | { readonly type: 'SayStraddle'; readonly player: PlayerId; readonly amount?: Chips }
  /** He kills the next deal of his own will, or with a kill that he owes and might still put off. */
  | { readonly type: 'SayKill'; readonly player: PlayerId }
  /** He wants a bomb pot, for this ante if he names one. */
  | { readonly type: 'ProposeBombPot'; readonly player: PlayerId; readonly ante?: Chips }
  /** He plays it, for this ante if he names another, or keeps out of it. */
  | { readonly type: 'AnswerBombPot'; readonly player: PlayerId; readonly plays: boolean; readonly ante?: Chips }
