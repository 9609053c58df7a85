import type { Chips } from '../../deal/chips.ts'
import { changeMember, memberOf, memberToChange, type TableDraft } from '../draft.ts'
import type { Member } from '../member.ts'
import type { PlayerId } from '../player.ts'
import { subject } from '../work.ts'
import { announce, buyBehind, deliver } from './behind.ts'
import { bringBack } from './bring-back.ts'
import { buyIn, topUp } from './buy-in.ts'
import { layCash } from './cash.ts'
import { colourUp } from './colour-up.ts'
import { correctStack } from './correct-stack.ts'
import { countChips, findForeignChips, offerChips } from './count-chips.ts'
import type { BuyInKind } from './purchase.ts'

/** What is ordered about chips. */
export type ChipsOrder =
  /**
   * They buy chips: on entering, when they have none left, or to add to those they have. From the cage unless stated
   * otherwise.
   */
  | { readonly type: 'BuyIn'; readonly player: PlayerId; readonly chips: Chips; readonly from?: 'cage' | 'table' }
  /** They add chips to those they have. */
  | { readonly type: 'TopUp'; readonly player: PlayerId; readonly chips: Chips }
  /** They have bought chips that are on their way. */
  | { readonly type: 'BuyBehind'; readonly player: PlayerId; readonly chips: Chips; readonly announced?: boolean }
  /** The table hears what they have on its way. */
  | { readonly type: 'Announce'; readonly player: PlayerId }
  | { readonly type: 'Deliver'; readonly player: PlayerId }
  /** They put back what they took along when they walked off. */
  | { readonly type: 'BringBack'; readonly player: PlayerId; readonly chips: Chips }
  /** They lay bills on the table to play them. */
  | { readonly type: 'LayCash'; readonly player: PlayerId; readonly bills: readonly Chips[] }
  /** Somebody asks how much they have: it is counted, with this many chips of each worth where that is known. */
  | {
      readonly type: 'CountChips'
      readonly player: PlayerId
      readonly by: PlayerId
      readonly denominations?: Readonly<Record<number, number>>
    }
  /** Chips of another house are found in their stack. */
  | { readonly type: 'FindForeignChips'; readonly player: PlayerId; readonly chips: Chips }
  /** At a table of real chips: what lies in front of them was counted again between deals, and that counts. */
  | { readonly type: 'CorrectStack'; readonly player: PlayerId; readonly chips: Chips }
  /** Chips below this one leave the table. */
  | { readonly type: 'ColourUp'; readonly unit: Chips }
  /** They offer to pay an ante or a blind for another, or to give them chips to play. */
  | {
      readonly type: 'OfferChips'
      readonly player: PlayerId
      readonly to: PlayerId
      readonly chips: Chips
      readonly what: 'post' | 'stake'
    }

/** What happens with chips. */
export type ChipsEvent =
  /** They have bought chips; if they are in the deal that is on, the chips are held until it is over. */
  | {
      readonly type: 'BoughtIn'
      readonly player: PlayerId
      readonly chips: Chips
      readonly kind: BuyInKind
      readonly held: boolean
    }
  /** The deal is over, and what they bought during it comes into play; what would be too much, or too little, goes back. */
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
  /** This much of what is on its way plays from now on. */
  | { readonly type: 'BehindPlays'; readonly player: PlayerId; readonly chips: Chips }
  | { readonly type: 'Delivered'; readonly player: PlayerId; readonly chips: Chips; readonly held: boolean }
  | { readonly type: 'BroughtBack'; readonly player: PlayerId; readonly chips: Chips }
  /** They come from another game with these chips. */
  | { readonly type: 'StackBrought'; readonly player: PlayerId; readonly chips: Chips }
  /** Of the bills that they laid down, this much plays and this much does not. */
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
  /** Their chips were counted again: there are this many, not what we had. */
  | { readonly type: 'StackCorrected'; readonly player: PlayerId; readonly from: Chips; readonly to: Chips }
  /** This is the smallest chip from now on; players are paid for their smaller ones. */
  | {
      readonly type: 'ColouredUp'
      readonly unit: Chips
      readonly odd: readonly { readonly player: PlayerId; readonly chips: Chips }[]
    }

/** Chips bought, brought, counted and taken. */
export const chips = subject<ChipsOrder, ChipsEvent>({
  orders: {
    BuyIn: buyIn,
    TopUp: topUp,
    BuyBehind: buyBehind,
    Announce: announce,
    Deliver: deliver,
    BringBack: bringBack,
    LayCash: layCash,
    CountChips: countChips,
    FindForeignChips: findForeignChips,
    CorrectStack: correctStack,
    ColourUp: colourUp,
    OfferChips: offerChips,
  },
  events: {
    BoughtIn: (table, { player, chips, kind, held }) => {
      const member = memberToChange(table, player)
      member.bought += chips
      if (kind === 'short') member.shortBuyIns++
      if (kind !== 'top-up') member.buyIns++
      if (held) member.held += chips
      else {
        member.stack += chips
        member.denominations = null
      }
    },
    HeldCameIn: (table, { player, chips, returned, kind }) => {
      const { held, bought, shortBuyIns } = memberOf(table, player)!
      changeMember(table, player, {
        held: held - chips - returned,
        bought: bought - returned,
        shortBuyIns: shortBuyIns + (kind === 'short' ? 1 : 0),
      })
      addChips(table, player, chips, false)
    },
    BoughtBehind: (table, { player, chips, announced, kind }) => {
      const member = memberOf(table, player)!
      const before = member.behind ?? { chips: 0, announced, inPlay: 0 }
      changeMember(table, player, {
        ...countedAs(member, kind, chips),
        behind: { ...before, chips: before.chips + chips, announced: announced && before.announced },
      })
    },
    BehindAnnounced: (table, { player }) => {
      changeMember(table, player, { behind: { ...memberOf(table, player)!.behind!, announced: true } })
    },
    BehindPlays: (table, { player, chips }) => {
      const { chips: all, announced, inPlay } = memberOf(table, player)!.behind!
      changeMember(table, player, { behind: { chips: all - chips, announced, inPlay: inPlay + chips } })
      addChips(table, player, chips, false)
    },
    Delivered: (table, { player, chips, held }) => {
      changeMember(table, player, { behind: null })
      addChips(table, player, chips, held)
    },
    BroughtBack: (table, { player, chips }) => {
      changeMember(table, player, { pocketed: memberOf(table, player)!.pocketed - chips })
      addChips(table, player, chips, false)
    },
    StackBrought: (table, { player, chips }) => {
      changeMember(table, player, countedAs(memberOf(table, player)!, 'full', chips))
      addChips(table, player, chips, false)
    },
    CashLaid: (table, { player, plays, held }) => {
      const { bought } = memberOf(table, player)!
      changeMember(table, player, { bought: bought + plays })
      addChips(table, player, plays, held)
    },
    ChipsCounted: (table, { player, denominations }) => changeMember(table, player, { denominations }),
    ForeignChipsFound: (table, { player, chips }) => {
      const { stack, bought } = memberOf(table, player)!
      changeMember(table, player, { stack: stack - chips, bought: bought - chips, denominations: null })
    },
    StackCorrected: (table, { player, from, to }) => {
      const { bought } = memberOf(table, player)!
      changeMember(table, player, { stack: to, bought: bought + to - from, denominations: null })
    },
    ColouredUp: (table, { unit, odd }) => {
      for (const { player, chips } of odd) {
        const { stack, cashedOut } = memberOf(table, player)!
        changeMember(table, player, { stack: stack - chips, cashedOut: cashedOut + chips, denominations: null })
      }
      const { placard } = table
      table.placard = { ...placard, parts: placard.parts.map(part => ({ ...part, stakes: { ...part.stakes, unit } })) }
    },
  },
})

const countedAs = (member: Member, kind: BuyInKind, chips: Chips): Partial<Member> => ({
  bought: member.bought + chips,
  shortBuyIns: member.shortBuyIns + (kind === 'short' ? 1 : 0),
  buyIns: member.buyIns + (kind === 'top-up' ? 0 : 1),
})

const addChips = (table: TableDraft, player: PlayerId, chips: Chips, toHold: boolean): void => {
  changeMember(table, player, added(memberOf(table, player)!, chips, toHold))
}

const added = ({ stack, held }: Member, chips: Chips, toHold: boolean): Partial<Member> =>
  toHold ? { held: held + chips } : { stack: stack + chips, denominations: null }
