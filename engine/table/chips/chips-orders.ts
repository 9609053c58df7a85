import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../player.ts'

/** What is ordered about chips. */
export type ChipsOrder =
  /** He buys chips: on entering, when he has none left, or to add to those he has. From the cage unless it is said. */
  | { readonly type: 'BuyIn'; readonly player: PlayerId; readonly chips: Chips; readonly from?: 'cage' | 'table' }
  /** He adds chips to those he has. */
  | { readonly type: 'TopUp'; readonly player: PlayerId; readonly chips: Chips }
  /** He has bought chips that are on their way. */
  | { readonly type: 'BuyBehind'; readonly player: PlayerId; readonly chips: Chips; readonly announced?: boolean }
  /** The table is told what he has on its way. */
  | { readonly type: 'Announce'; readonly player: PlayerId }
  | { readonly type: 'Deliver'; readonly player: PlayerId }
  /** He puts back what he took along when he walked off. */
  | { readonly type: 'BringBack'; readonly player: PlayerId; readonly chips: Chips }
  /** He lays bills on the table to play them. */
  | { readonly type: 'LayCash'; readonly player: PlayerId; readonly bills: readonly Chips[] }
  /** Somebody asks how much he has: it is counted, with so many chips of each worth where that is told. */
  | {
      readonly type: 'CountChips'
      readonly player: PlayerId
      readonly by: PlayerId
      readonly denominations?: Readonly<Record<number, number>>
    }
  /** Chips of another house are found in his stack. */
  | { readonly type: 'FindForeignChips'; readonly player: PlayerId; readonly chips: Chips }
  /** At a table of real chips: what lies in front of him was counted anew between deals, and that counts. */
  | { readonly type: 'CorrectStack'; readonly player: PlayerId; readonly chips: Chips }
  /** Chips below this one leave the table. */
  | { readonly type: 'ColourUp'; readonly unit: Chips }
  /** He offers to pay an ante or a blind for another, or to give him chips to play. */
  | {
      readonly type: 'OfferChips'
      readonly player: PlayerId
      readonly to: PlayerId
      readonly chips: Chips
      readonly what: 'post' | 'stake'
    }
