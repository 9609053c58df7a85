import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { hold } from '../chairs/chairs.ts'
import { changeChair, tableOf } from '../draft.ts'
import type { HeldChair } from '../floor-table.ts'
import { addPlayed } from '../house/comp.ts'
import { subject } from '../work.ts'
import { breakGame } from './break-game.ts'
import { mergeFeeders } from './merge-feeders.ts'

/** What is ordered when a game breaks. */
export type BrokenOrder =
  /** A game breaks: its players draw for the seats of like games; the first to choose may say which game they want. */
  | {
      readonly type: 'BreakGame'
      readonly table: string
      readonly cards: readonly { readonly player: PlayerId; readonly card: Card }[]
      readonly wants?: readonly { readonly player: PlayerId; readonly table: string }[]
      /** A chair is added so that everybody fits. */
      readonly addChair?: boolean
    }
  /** A must-move with too few players goes into its main game whole. */
  | { readonly type: 'MergeFeeders'; readonly table: string }

/** What happens when a game breaks. */
export type BrokenEvent =
  | {
      readonly type: 'GameBroken'
      readonly table: string
      /** In the order in which they choose. */
      readonly order: readonly { readonly player: PlayerId; readonly card: Card | null; readonly absent: boolean }[]
    }
  | {
      readonly type: 'SeatDrawn'
      readonly player: PlayerId
      readonly from: string
      readonly table: string
      readonly seat: Seat
      /** An absent player’s seat is kept until the big blind comes to it, or for this many deals. */
      readonly until: HeldChair['until']
      readonly added: boolean
    }

/** Broken games. */
export const broken = subject<BrokenOrder, BrokenEvent>({
  orders: { BreakGame: breakGame, MergeFeeders: mergeFeeders },
  events: {
    GameBroken: (floor, { table, at }) => {
      const { chairs } = tableOf(floor, table)!
      for (const [i, chair] of chairs.entries()) {
        if (chair.is !== 'taken') continue
        addPlayed(floor, chair.player, chair.since, at)
        changeChair(floor, table, i + 1, { is: 'open', since: at })
      }
    },
    SeatDrawn: (floor, { player, table, seat, until, added, at }) => {
      if (added) {
        const found = tableOf(floor, table)!
        floor.tables = floor.tables.map(it =>
          it === found ? { ...it, chairs: [...it.chairs, { is: 'open', since: at }] } : it,
        )
      }
      changeChair(floor, table, seat, { ...hold(player, at), why: 'drawn', until })
    },
  },
})
