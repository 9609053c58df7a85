import { changeChair, changeTable, tableOf } from '../draft.ts'
import type { Chair, DealPlaces } from '../floor-table.ts'
import type { GameId } from '../game.ts'
import { subject } from '../work.ts'
import { closeTable, openTable } from './open-table.ts'
import { dealOver, fallSilent, nextDeal } from './reports.ts'

/** What is ordered about tables, and what they report. */
export type TableOrder =
  | {
      readonly type: 'OpenTable'
      readonly table: string
      readonly game: GameId
      /** One player more than usual, until somebody leaves. */
      readonly extra?: boolean
      /** It feeds the game of its kind that runs. */
      readonly mustMove?: boolean
    }
  | { readonly type: 'CloseTable'; readonly table: string }
  /** A table is about to deal: who has the button and the blinds in it. */
  | { readonly type: 'NextDeal'; readonly table: string; readonly places: DealPlaces }
  | { readonly type: 'DealOver'; readonly table: string; readonly builtUp?: boolean }
  /** A table doesn't answer, or does again. */
  | { readonly type: 'FallSilent'; readonly table: string; readonly silent: boolean }

/** What happens with tables. */
export type TableEvent =
  | {
      readonly type: 'TableOpened'
      readonly table: string
      readonly game: GameId
      readonly chairs: number
      readonly usual: number
      readonly feeds: readonly string[]
    }
  /** Which tables feed which, now that one was opened or closed. */
  | {
      readonly type: 'FeedsSet'
      readonly feeds: readonly { readonly table: string; readonly feeds: readonly string[] }[]
    }
  | { readonly type: 'TableClosed'; readonly table: string }
  | { readonly type: 'DealBegun'; readonly table: string; readonly deal: number; readonly places: DealPlaces }
  | { readonly type: 'DealEnded'; readonly table: string; readonly builtUp: boolean }
  | { readonly type: 'TableSilent'; readonly table: string; readonly silent: boolean }

/** Tables open and close, and what they report of their deals and players. */
export const tables = subject<TableOrder, TableEvent>({
  orders: {
    OpenTable: openTable,
    CloseTable: closeTable,
    NextDeal: nextDeal,
    DealOver: dealOver,
    FallSilent: fallSilent,
  },
  events: {
    TableOpened: (floor, { table, game, chairs, usual, feeds, at }) => {
      const free: Chair = { is: 'open', since: at }
      floor.tables = [
        ...floor.tables.filter(({ id }) => id !== table),
        {
          id: table,
          game,
          chairs: Array.from({ length: chairs }, () => free),
          usual,
          opened: at,
          feeds,
          deals: 0,
          inDeal: false,
          places: null,
          builtUp: false,
          changes: [],
          asked: [],
          proposal: null,
          silent: null,
          closed: false,
        },
      ]
    },
    FeedsSet: (floor, { feeds }) => {
      for (const it of feeds) changeTable(floor, it.table, { feeds: it.feeds })
    },
    TableClosed: (floor, { table, at }) => {
      for (const [i, chair] of tableOf(floor, table)!.chairs.entries()) {
        if (chair.is === 'held') changeChair(floor, table, i + 1, { is: 'open', since: at })
      }
      changeTable(floor, table, { closed: true, inDeal: false, feeds: [], changes: [], asked: [], proposal: null })
      floor.tables = floor.tables.map(it =>
        it.feeds.includes(table) ? { ...it, feeds: it.feeds.filter(id => id !== table) } : it,
      )
    },
    DealBegun: (floor, { table, deal, places }) =>
      changeTable(floor, table, { deals: deal, inDeal: true, places, builtUp: false }),
    DealEnded: (floor, { table, builtUp }) => changeTable(floor, table, { inDeal: false, builtUp }),
    TableSilent: (floor, { table, silent, at }) => changeTable(floor, table, { silent: silent ? at : null }),
  },
})
