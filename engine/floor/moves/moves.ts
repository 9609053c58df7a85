import type { Seat } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'
import { hold, uncall } from '../chairs/chairs.ts'
import { changeChair, changePerson, type FloorDraft, personOf, seatOf, tableOf } from '../draft.ts'
import type { Chair, TakenChair } from '../floor-table.ts'
import { addPlayed } from '../house/comp.ts'
import { subject } from '../work.ts'
import { askToMove, cancelMove, makeMove, refuseMove } from './ask-to-move.ts'
import { callToMain } from './call-to-main.ts'
import type { Entry, Going, When } from './going.ts'

/** What is ordered about moves between tables. */
export type MoveOrder =
  /** The next of the must-move is called into this main game. */
  | { readonly type: 'CallToMain'; readonly table: string }
  /** A player who is called will not move. */
  | { readonly type: 'RefuseMove'; readonly player: PlayerId }
  /** A player wants to go to a seat at another table. */
  | { readonly type: 'AskToMove'; readonly player: PlayerId; readonly table: string; readonly seat: Seat }
  | { readonly type: 'MakeMove'; readonly player: PlayerId }
  /** A player who wanted to move stays. */
  | { readonly type: 'CancelMove'; readonly player: PlayerId }

type Place = { readonly table: string; readonly seat: Seat }

/** What happens with moves. */
export type MoveEvent =
  | {
      readonly type: 'MoveCalled'
      readonly player: PlayerId
      readonly from: Place
      readonly to: Place
      readonly why: Going['why']
      readonly when: When
      readonly entry: Entry | null
    }
  /** The time to go has come. */
  | { readonly type: 'MoveDue'; readonly player: PlayerId; readonly from: Place; readonly to: Place }
  | {
      readonly type: 'PlayerMoved'
      readonly player: PlayerId
      readonly from: Place
      readonly to: Place
      readonly extra: boolean
    }
  /** They have left the game, and stay out of it until then. */
  | {
      readonly type: 'MoveRefused'
      readonly player: PlayerId
      readonly from: Place
      readonly to: Place
      readonly game: string
      readonly until: Time
      /** The chair was one too many, and goes with them. */
      readonly extra?: boolean
    }
  | { readonly type: 'MoveCancelled'; readonly player: PlayerId; readonly from: Place; readonly to: Place }

/** Must-moves and changes of table. */
export const moves = subject<MoveOrder, MoveEvent>({
  orders: {
    CallToMain: callToMain,
    RefuseMove: refuseMove,
    AskToMove: askToMove,
    MakeMove: makeMove,
    CancelMove: cancelMove,
  },
  events: {
    MoveCalled: (floor, { player, from, to, why, when, entry, at, rules }) => {
      going(floor, player, from, { to, why, when, entry, due: false, rules })
      uncall(floor, player, to.table, to.seat)
      changeChair(floor, to.table, to.seat, { ...hold(player, at), why: 'moving' })
    },
    MoveDue: (floor, { player, from }) => {
      const chair = tableOf(floor, from.table)!.chairs[from.seat - 1] as TakenChair
      going(floor, player, from, { ...chair.going!, due: true })
    },
    PlayerMoved: (floor, { player, from, to, extra, at }) => {
      const chair = tableOf(floor, from.table)!.chairs[from.seat - 1] as TakenChair
      const left: Chair = extra ? { is: 'removed' } : { is: 'open', since: at }
      changeChair(floor, from.table, from.seat, left)
      addPlayed(floor, player, chair.since, at)
      const { deals } = tableOf(floor, to.table)!
      const { player: who, number } = chair
      changeChair(floor, to.table, to.seat, {
        is: 'taken',
        player: who,
        since: at,
        number,
        deals,
        away: null,
        missedBlind: false,
        going: null,
      })
      forget(floor, player, from.table)
    },
    MoveRefused: (floor, { player, from, to, game, until, extra = false, at }) => {
      const chair = tableOf(floor, from.table)!.chairs[from.seat - 1] as TakenChair
      addPlayed(floor, player, chair.since, at)
      changePerson(floor, player, { lockouts: [...personOf(floor, player)!.lockouts, { game, until }] })
      changeChair(floor, from.table, from.seat, extra ? { is: 'removed' } : { is: 'open', since: at })
      changeChair(floor, to.table, to.seat, { is: 'open', since: at })
      forget(floor, player, from.table)
    },
    MoveCancelled: (floor, { player, from, to, at }) => {
      going(floor, player, from, null)
      changeChair(floor, to.table, to.seat, { is: 'open', since: at })
    },
  },
})

const going = (floor: FloorDraft, player: PlayerId, from: Place, what: Going | null): void => {
  const { chair } = seatOf(floor, player)!
  changeChair(floor, from.table, from.seat, { ...chair, going: what })
}

/** A player who has left a table no longer wants a seat there. */
const forget = (floor: FloorDraft, player: PlayerId, table: string): void => {
  floor.tables = floor.tables.map(it =>
    it.id === table ? { ...it, changes: it.changes.filter(asked => asked.player !== player) } : it,
  )
}
