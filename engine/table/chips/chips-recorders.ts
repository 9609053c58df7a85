import type { Chips } from '../../deal/chips.ts'
import type { Cited } from '../../deal/events.ts'
import type { Recorders, TableDraft } from '../draft.ts'
import { changeMember, memberOf, memberToChange } from '../draft.ts'
import type { At } from '../events.ts'
import type { Member } from '../member.ts'
import type { PlayerId } from '../player.ts'
import type { ChipsEvent } from './chips-events.ts'
import type { BuyInKind } from './purchase.ts'

/** What happens with chips, written into the table. */
export const chipsRecorders: Recorders<ChipsEvent & Cited & At> = {
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
}

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
