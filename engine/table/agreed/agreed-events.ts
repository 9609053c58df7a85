import type { Chips } from '../../deal/chips.ts'
import type { Refusal } from '../../deal/refusal.ts'
import type { PlayerId } from '../player.ts'

/** What happens with what players agree on. */
export type AgreedEvent =
  | { readonly type: 'StraddleSaid'; readonly player: PlayerId; readonly amount: Chips | null }
  /** The deal is dealt without the straddle that he had said. */
  | { readonly type: 'StraddleNotTaken'; readonly player: PlayerId; readonly refusal: Refusal }
  | { readonly type: 'KillSaid'; readonly player: PlayerId }
  | { readonly type: 'BombPotProposed'; readonly player: PlayerId; readonly ante: Chips | null }
  | {
      readonly type: 'BombPotAnswered'
      readonly player: PlayerId
      readonly plays: boolean
      readonly ante: Chips | null
    }
