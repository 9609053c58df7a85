import type { Card } from '../../cards/card.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Spots } from '../deals/deals.ts'
import { changeEntrant, changeTable, entrantOf } from '../draft.ts'
import { seated } from '../seated.ts'
import { subject } from '../work.ts'
import { balanceTables, movePlayer } from './balance-tables.ts'
import type { Move } from './plan-moves.ts'
import { tellBigBlind } from './tell-big-blind.ts'

/** What is ordered about moves. */
export type BalanceOrder =
  /** Tables break and are made even, as far as it is due. */
  | {
      readonly type: 'Balance'
      /** The draw, where all seats are drawn again. */
      readonly order?: readonly PlayerId[]
      /** A card for each of several equally full tables: the lowest gives up a player. */
      readonly cards?: readonly { readonly table: number; readonly card: Card }[]
      /** Where the book leaves it to the director: the tables that break, or give up a player, first. */
      readonly tables?: readonly number[]
    }
  /** The director moves a player to a seat, for a reason of their own; a player who asks for it is not moved. */
  | {
      readonly type: 'MovePlayer'
      readonly player: PlayerId
      readonly table: number
      readonly seat: number
      readonly by: 'director' | 'player'
    }
  /** At a table whose deals nobody reports: this player is due for the big blind in its next deal. */
  | { readonly type: 'TellBigBlind'; readonly table: number; readonly player: PlayerId }

/** What happens when players move. */
export type BalanceEvent =
  | ({ readonly type: 'PlayerMoved' } & Omit<Move, 'rules'>)
  | { readonly type: 'TableBroken'; readonly table: number }
  /** Who is due for the big blind, and where button and blinds lay by that. */
  | { readonly type: 'BigBlindSet'; readonly table: number; readonly player: PlayerId; readonly places: Spots }

/** Tables break and are kept even. */
export const balance = subject<BalanceOrder, BalanceEvent>({
  orders: { Balance: balanceTables, MovePlayer: movePlayer, TellBigBlind: tellBigBlind },
  events: {
    PlayerMoved: (event, { player, to, why, waits }) => {
      const { moves } = entrantOf(event, player)!
      seated(event, player, to, waits)
      if (why === 'balance') changeEntrant(event, player, { moves: moves + 1 })
      event.moves++
    },
    BigBlindSet: (event, { table, places }) => changeTable(event, table, places),
    TableBroken: (event, { table }) => {
      event.tables = event.tables.filter(it => it.table !== table)
      event.breakOrder = event.breakOrder.filter(it => it !== table)
    },
  },
})
