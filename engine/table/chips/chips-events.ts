import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../player.ts'
import type { BuyInKind } from './purchase.ts'

/** What happens with chips. */
export type ChipsEvent =
  /** He has bought chips; if he is in the deal that is on, they are held until it is over. */
  | {
      readonly type: 'BoughtIn'
      readonly player: PlayerId
      readonly chips: Chips
      readonly kind: BuyInKind
      readonly held: boolean
    }
  /** The deal is over, and what he bought during it comes into play; what would be too much, or too little, goes back. */
  | {
      readonly type: 'HeldCameIn'
      readonly player: PlayerId
      readonly chips: Chips
      readonly returned: Chips
      readonly kind: BuyInKind
    }
  | {
      readonly type: 'BoughtBehind'
      readonly player: PlayerId
      readonly chips: Chips
      readonly announced: boolean
      readonly kind: BuyInKind
    }
  | { readonly type: 'BehindAnnounced'; readonly player: PlayerId; readonly chips: Chips }
  /** So much of what is on its way plays from now on. */
  | { readonly type: 'BehindPlays'; readonly player: PlayerId; readonly chips: Chips }
  | { readonly type: 'Delivered'; readonly player: PlayerId; readonly chips: Chips; readonly held: boolean }
  | { readonly type: 'BroughtBack'; readonly player: PlayerId; readonly chips: Chips }
  /** He comes from another game with these chips. */
  | { readonly type: 'StackBrought'; readonly player: PlayerId; readonly chips: Chips }
  /** Of the bills that he laid down, so much plays and so much does not. */
  | {
      readonly type: 'CashLaid'
      readonly player: PlayerId
      readonly plays: Chips
      readonly doesNot: Chips
      readonly held: boolean
    }
  | {
      readonly type: 'ChipsCounted'
      readonly player: PlayerId
      readonly by: PlayerId
      readonly chips: Chips
      readonly denominations: Readonly<Record<number, number>> | null
    }
  | { readonly type: 'ForeignChipsFound'; readonly player: PlayerId; readonly chips: Chips }
  /** His chips were counted anew: so many lie there, and not as many as was thought. */
  | { readonly type: 'StackCorrected'; readonly player: PlayerId; readonly from: Chips; readonly to: Chips }
  /** The smallest chip is now this one; what each has in smaller ones he is paid. */
  | {
      readonly type: 'ColouredUp'
      readonly unit: Chips
      readonly odd: readonly { readonly player: PlayerId; readonly chips: Chips }[]
    }
