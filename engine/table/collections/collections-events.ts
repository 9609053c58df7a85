import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../player.ts'
import type { TimePool, TimeWay } from '../table.ts'
import type { Time } from '../time.ts'

/** What happens with what the house takes. */
export type CollectionsEvent =
  | { readonly type: 'WaitingTold'; readonly names: number }
  /** Time has fallen due: from when the while runs that is paid for, and who owes it. */
  | { readonly type: 'TimeAnnounced'; readonly since: Time; readonly players: readonly PlayerId[] }
  | { readonly type: 'TimeWayAgreed'; readonly way: TimeWay; readonly ante: Chips | null }
  | { readonly type: 'OptedOut'; readonly player: PlayerId }
  | { readonly type: 'TimeDeclined'; readonly player: PlayerId }
  /** He owes the time that is running: he came when it had begun, or courtesy has ended. */
  | { readonly type: 'TimeOwed'; readonly player: PlayerId }
  /** A newcomer pays nothing for the time that is running. */
  | { readonly type: 'TimeWaived'; readonly player: PlayerId }
  /** The deal that comes pays the time of all these. */
  | ({ readonly type: 'TimePooled' } & TimePool)
  | {
      readonly type: 'CollectionTaken'
      readonly why: 'rake' | 'drop' | TimeWay
      readonly from: readonly { readonly player: PlayerId; readonly chips: Chips }[]
      /** Whose time is paid with it. */
      readonly covers: readonly PlayerId[]
    }
