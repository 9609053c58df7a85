import type { Card } from '../../cards/card.ts'
import type { Chips, Seat } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { changeEntrants, changeTable, tableOf } from '../draft.ts'
import type { Entrant } from '../tournament.ts'
import { subject } from '../work.ts'
import { endDeal } from './end-deal.ts'
import { handForHand } from './hand-for-hand.ts'
import { startDeal } from './start-deal.ts'

/** What is ordered about deals. */
export type DealsOrder =
  /** The first riffle at a table: from now on its deal has the level of this moment. */
  | { readonly type: 'StartDeal'; readonly table: number }
  /** The deal at a table is over: the chips of all who were in it, where button and blinds lay, and who took whom. */
  | {
      readonly type: 'EndDeal'
      readonly table: number
      readonly stacks: readonly { readonly player: PlayerId; readonly chips: Chips }[]
      readonly places?: Spots
      readonly took?: readonly Took[]
    }
  /** Close to the prizes all tables deal at the same time, and wait for each other. */
  | { readonly type: 'HandForHand'; readonly on: boolean }

/** Who took the last chips of whom, and what their hand was worth where that decides what cannot be divided. */
export type Took = {
  readonly player: PlayerId
  readonly by?: PlayerId
  readonly hand?: number
  readonly card?: Card
}

/** Where button and blinds lay in a deal, also where nobody sat. */
export type Spots = { readonly button: Seat; readonly small: Seat | null; readonly big: Seat | null }

/** What happens with deals. */
export type DealsEvent =
  | {
      readonly type: 'DealStarted'
      readonly table: number
      readonly level: number
      /** Who has a seat and no cards, and why. */
      readonly out: readonly { readonly player: PlayerId; readonly why: 'penalty' | 'waits-for-the-button' }[]
      /** Penalties of which this deal counts, with what is left. */
      readonly served: readonly { readonly player: PlayerId; readonly left: Entrant['penalty'] }[]
    }
  | {
      readonly type: 'DealEnded'
      readonly table: number
      readonly stacks: readonly { readonly player: PlayerId; readonly chips: Chips }[]
      readonly places: Spots | null
    }
  | { readonly type: 'HandForHandBegun' }
  | { readonly type: 'HandForHandEnded' }
  /** Hand for hand: all tables have had their deal, and the next one begins everywhere. */
  | { readonly type: 'RoundDealt' }

/** Deals that begin and end at the tables of an event. */
export const deals = subject<DealsOrder, DealsEvent>({
  orders: { StartDeal: startDeal, EndDeal: endDeal, HandForHand: handForHand },
  events: {
    DealStarted: (event, { table, level, served }) => {
      const { deals: count, levelDeals } = tableOf(event, table)!
      changeTable(event, table, { dealing: level, deals: count + 1, levelDeals: levelDeals + 1, vacated: [] })
      event.deals++
      if (served.length > 0)
        changeEntrants(
          event,
          served.map(({ player, left }) => ({ player, penalty: left })),
        )
    },
    DealEnded: (event, { table, stacks, places }) => {
      changeEntrants(
        event,
        stacks.map(({ player, chips }) => ({ player, stack: chips, waits: false })),
      )
      changeTable(event, table, { dealing: null, waits: event.handForHand, ...places })
    },
    HandForHandBegun: event => {
      event.handForHand = true
    },
    HandForHandEnded: event => {
      event.handForHand = false
      event.tables = event.tables.map(table => ({ ...table, waits: false }))
      event.moment++
    },
    RoundDealt: event => {
      event.tables = event.tables.map(table => ({ ...table, waits: false }))
      event.moment++
    },
  },
})
