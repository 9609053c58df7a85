import type { Chips, Seat } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { changeEntrant, entrantOf, type TournamentDraft } from '../draft.ts'
import type { Money } from '../plan.ts'
import { seated } from '../seated.ts'
import type { Bank } from '../tournament.ts'
import { subject } from '../work.ts'
import { addOn } from './add-on.ts'
import { enter, withdraw } from './enter.ts'
import { newEntrant } from './new-entrant.ts'
import { reEnter } from './re-enter.ts'
import { announceRebuy, rebuy } from './rebuy.ts'
import { removeUnsold, setOut } from './unsold.ts'

/** What is ordered about entries and chips that are bought. */
export type EntryOrder =
  /** Somebody pays the buy-in; with `takes` they buy a stack set out at an unsold seat, with `chips` they bring a stack from a flight. */
  | { readonly type: 'Enter'; readonly player: PlayerId; readonly takes?: PlayerId; readonly chips?: Chips }
  | { readonly type: 'Withdraw'; readonly player: PlayerId }
  | { readonly type: 'Rebuy'; readonly player: PlayerId }
  /** They say before the cards are dealt that they rebuy: it plays behind, and they owe it. */
  | { readonly type: 'AnnounceRebuy'; readonly player: PlayerId }
  | { readonly type: 'AddOn'; readonly player: PlayerId }
  /** A player who is out enters again. */
  | { readonly type: 'ReEnter'; readonly player: PlayerId }
  /** A stack is set out for a late entrant, under a name of its own; `promised` of a player who said they would come. */
  | { readonly type: 'SetOut'; readonly name: PlayerId; readonly promised?: boolean }
  | { readonly type: 'RemoveUnsold'; readonly name: PlayerId }

/** A chair of a table. */
export type Place = { readonly table: number; readonly seat: Seat }

/** What happens with entries and chips that are bought. */
export type EntryEvent =
  | {
      readonly type: 'Entered'
      readonly player: PlayerId
      readonly chips: Chips
      readonly paid: Pick<Bank, 'buyIns' | 'fees' | 'bounties'>
      /** Where they sit if play is on; null before it, and for those who wait for a seat. */
      readonly to: Place | null
      readonly alternate: boolean
      readonly waits: boolean
      readonly unsold: boolean
      /** They bring these chips from a flight. */
      readonly carried?: boolean
    }
  /** An unsold stack has found its player. */
  | {
      readonly type: 'UnsoldTaken'
      readonly name: PlayerId
      readonly player: PlayerId
      readonly chips: Chips
      readonly to: Place
      readonly paid: Pick<Bank, 'buyIns' | 'fees' | 'bounties'>
    }
  | { readonly type: 'UnsoldRemoved'; readonly name: PlayerId; readonly chips: Chips }
  | {
      readonly type: 'Withdrawn'
      readonly player: PlayerId
      readonly refund: Pick<Bank, 'buyIns' | 'fees' | 'bounties'>
    }
  /** They have bought again; a player who was out is back in this seat. */
  | {
      readonly type: 'Rebought'
      readonly player: PlayerId
      readonly chips: Chips
      readonly price: Money
      readonly to: Place | null
      readonly waits: boolean
    }
  | { readonly type: 'RebuyAnnounced'; readonly player: PlayerId; readonly chips: Chips }
  | { readonly type: 'AddedOn'; readonly player: PlayerId; readonly chips: Chips; readonly price: Money }
  | {
      readonly type: 'ReEntered'
      readonly player: PlayerId
      readonly chips: Chips
      readonly paid: Pick<Bank, 'buyIns' | 'fees' | 'bounties'>
      readonly to: Place
      readonly waits: boolean
    }
  /** A seat became free, and the player who waited longest has it. */
  | { readonly type: 'AlternateSeated'; readonly player: PlayerId; readonly to: Place; readonly waits: boolean }

/** Entries, rebuys, add-ons and late entrants. */
export const entry = subject<EntryOrder, EntryEvent>({
  orders: {
    Enter: enter,
    Withdraw: withdraw,
    Rebuy: rebuy,
    AnnounceRebuy: announceRebuy,
    AddOn: addOn,
    ReEnter: reEnter,
    SetOut: setOut,
    RemoveUnsold: removeUnsold,
  },
  events: {
    Entered: (event, { player, chips, paid, to, alternate, waits, unsold, carried = false }) => {
      const status = to !== null ? 'playing' : alternate ? 'alternate' : 'entered'
      const before = entrantOf(event, player)
      if (before === undefined) event.entrants = [...event.entrants, newEntrant(player)]
      const bounty = paid.bounties
      const brought = carried ? chips : null
      const entries = unsold ? 0 : 1
      changeEntrant(event, player, { status, stack: chips, entries, brought, bounty, unsold, came: !unsold })
      if (to !== null) seated(event, player, to, waits)
      intoBank(event, paid)
    },
    UnsoldTaken: (event, { name, player, chips, to, paid }) => {
      seatOf(event, name, null)
      changeEntrant(event, name, { status: 'withdrawn', stack: 0, table: null, seat: null })
      if (entrantOf(event, player) === undefined) event.entrants = [...event.entrants, newEntrant(player)]
      changeEntrant(event, player, { status: 'playing', stack: chips, entries: 1, bounty: paid.bounties, came: true })
      seated(event, player, to, false)
      intoBank(event, paid)
    },
    UnsoldRemoved: (event, { name, chips }) => {
      seatOf(event, name, null)
      changeEntrant(event, name, { status: 'withdrawn', stack: 0, table: null, seat: null })
      event.removed += chips
    },
    Withdrawn: (event, { player, refund }) => {
      changeEntrant(event, player, { status: 'withdrawn', stack: 0, entries: 0, brought: null, bounty: 0 })
      const { buyIns, fees, bounties } = refund
      intoBank(event, { buyIns: -buyIns, fees: -fees, bounties: -bounties })
      event.bank = { ...event.bank, refunds: event.bank.refunds + buyIns + fees + bounties }
    },
    Rebought: (event, { player, chips, price, to, waits }) => {
      const { stack, rebuys } = entrantOf(event, player)!
      changeEntrant(event, player, { status: 'playing', stack: stack + chips, rebuys: rebuys + 1, owes: false })
      if (to !== null) backIn(event, player, to, waits)
      intoBank(event, { buyIns: price, fees: 0, bounties: 0 })
    },
    RebuyAnnounced: (event, { player }) => changeEntrant(event, player, { owes: true }),
    AddedOn: (event, { player, chips, price }) => {
      const { stack, addOns } = entrantOf(event, player)!
      changeEntrant(event, player, { stack: stack + chips, addOns: addOns + 1 })
      intoBank(event, { buyIns: price, fees: 0, bounties: 0 })
    },
    ReEntered: (event, { player, chips, paid, to, waits }) => {
      const { entries } = entrantOf(event, player)!
      changeEntrant(event, player, { status: 'playing', stack: chips, entries: entries + 1, bounty: paid.bounties })
      backIn(event, player, to, waits)
      intoBank(event, paid)
    },
    AlternateSeated: (event, { player, to, waits }) => {
      changeEntrant(event, player, { status: 'playing' })
      seated(event, player, to, waits)
    },
  },
})

/** A player who was out is no longer: their bust-out does not count for a place. */
const backIn = (event: TournamentDraft, player: PlayerId, to: Place, waits: boolean): void => {
  event.outs = event.outs
    .map(group => ({ ...group, players: group.players.filter(it => it.player !== player) }))
    .filter(({ players }) => players.length > 0)
  seated(event, player, to, waits)
}

const seatOf = (event: TournamentDraft, player: PlayerId, to: PlayerId | null): void => {
  event.tables = event.tables.map(table =>
    table.seats.includes(player) ? { ...table, seats: table.seats.map(it => (it === player ? to : it)) } : table,
  )
}

const intoBank = (event: TournamentDraft, paid: Pick<Bank, 'buyIns' | 'fees' | 'bounties'>): void => {
  const { buyIns, fees, bounties, refunds } = event.bank
  event.bank = { buyIns: buyIns + paid.buyIns, fees: fees + paid.fees, bounties: bounties + paid.bounties, refunds }
}
