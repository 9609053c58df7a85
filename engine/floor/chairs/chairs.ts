import type { Seat } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { changeChair, changePerson, changeTable, type FloorDraft, tableOf } from '../draft.ts'
import type { HeldChair, TakenChair } from '../floor-table.ts'
import { addPlayed } from '../house/comp.ts'
import { subject } from '../work.ts'
import { askSeatChange, changeSeat } from './change-seat.ts'
import { claimSeats } from './claim-seats.ts'
import { layMarker, lockUp, release, reserve } from './lock-ups.ts'
import { sit, standUp } from './sit.ts'

/** What is ordered about chairs. */
export type ChairOrder =
  /** A seat is kept for somebody who is on the way. */
  | { readonly type: 'LockUp'; readonly player: PlayerId; readonly table: string; readonly seat: Seat }
  /** Management keeps a seat for good cause, such as poor eyesight, or until a hand elsewhere is over. */
  | { readonly type: 'Reserve'; readonly player: PlayerId; readonly table: string; readonly seat: Seat }
  | { readonly type: 'Release'; readonly table: string; readonly seat: Seat }
  /** A newcomer puts chips or a marker at the seat. */
  | { readonly type: 'LayMarker'; readonly player: PlayerId; readonly table: string; readonly seat: Seat }
  | { readonly type: 'Sit'; readonly player: PlayerId; readonly table: string; readonly seat: Seat }
  /** Players who came to a new game say which seats they want; those named together came together. */
  | {
      readonly type: 'ClaimSeats'
      readonly table: string
      readonly claims: readonly { readonly player: PlayerId; readonly seat: Seat }[]
    }
  | { readonly type: 'StandUp'; readonly player: PlayerId }
  /** A player wants another seat at the same table: that one, or any. */
  | { readonly type: 'AskSeatChange'; readonly player: PlayerId; readonly seat: Seat | null }
  | { readonly type: 'ChangeSeat'; readonly player: PlayerId; readonly seat: Seat }

/** What happens with chairs. */
export type ChairEvent =
  | {
      readonly type: 'SeatLockedUp'
      readonly player: PlayerId
      readonly table: string
      readonly seat: Seat
      readonly newGame: boolean
    }
  | {
      readonly type: 'SeatReserved'
      readonly player: PlayerId
      readonly table: string
      readonly seat: Seat
      /** They are in a hand elsewhere: it is kept until that is over. */
      readonly whileIn?: { readonly table: string; readonly deal: number }
    }
  /** A chair more than usual, which nobody is in, goes. */
  | { readonly type: 'ChairRemoved'; readonly table: string; readonly seat: Seat }
  | {
      readonly type: 'SeatReleased'
      readonly player: PlayerId
      readonly table: string
      readonly seat: Seat
      readonly why: 'staff' | 'new-game' | 'too-long' | 'big-blind' | 'deals' | 'elsewhere'
    }
  | { readonly type: 'MarkerLaid'; readonly player: PlayerId; readonly table: string; readonly seat: Seat }
  | {
      readonly type: 'SeatTaken'
      readonly player: PlayerId
      readonly table: string
      readonly seat: Seat
      /** Their number in the order of the list. */
      readonly number: number
    }
  /** Somebody sat down or wants to, and the floor has to say whether they may. */
  | { readonly type: 'SeatAsked'; readonly player: PlayerId; readonly table: string; readonly seat: Seat }
  | { readonly type: 'SeatClaimLost'; readonly player: PlayerId; readonly table: string; readonly seat: Seat }
  | {
      readonly type: 'SeatLeft'
      readonly player: PlayerId
      readonly table: string
      readonly seat: Seat
      readonly extra: boolean
    }
  | {
      readonly type: 'SeatChangeAsked'
      readonly player: PlayerId
      readonly table: string
      readonly seat: Seat | null
    }
  | {
      readonly type: 'SeatChanged'
      readonly player: PlayerId
      readonly table: string
      readonly from: Seat
      readonly seat: Seat
      /** The newcomer who goes to the other chair for it. */
      readonly newcomer: PlayerId | null
    }

/** Who sits where, and what is kept for whom. */
export const chairs = subject<ChairOrder, ChairEvent>({
  orders: {
    LockUp: lockUp,
    Reserve: reserve,
    Release: release,
    LayMarker: layMarker,
    Sit: sit,
    ClaimSeats: claimSeats,
    StandUp: standUp,
    AskSeatChange: askSeatChange,
    ChangeSeat: changeSeat,
  },
  events: {
    SeatLockedUp: (floor, { player, table, seat, newGame, at }) => {
      const chair: HeldChair = { ...hold(player, at), why: 'locked-up', newGame }
      changeChair(floor, table, seat, chair)
    },
    SeatReserved: (floor, { player, table, seat, whileIn = null, at }) =>
      changeChair(floor, table, seat, { ...hold(player, at), why: 'reserved', ...(whileIn !== null && { whileIn }) }),
    ChairRemoved: (floor, { table, seat }) => changeChair(floor, table, seat, { is: 'removed' }),
    SeatReleased: (floor, { player, table, seat, at }) => {
      changeChair(floor, table, seat, { is: 'open', since: at })
      uncall(floor, player, table, seat)
    },
    MarkerLaid: (floor, { table, seat, at }) =>
      changeChair(floor, table, seat, { ...(tableOf(floor, table)!.chairs[seat - 1] as HeldChair), marker: at }),
    SeatTaken: (floor, { player, table, seat, number, at }) => {
      const { deals, asked } = tableOf(floor, table)!
      floor.numbered = Math.max(floor.numbered, number)
      uncall(floor, player, table, seat)
      const chair: TakenChair = {
        is: 'taken',
        player,
        since: at,
        number,
        deals,
        away: null,
        missedBlind: false,
        going: null,
      }
      changeChair(floor, table, seat, chair)
      changeTable(floor, table, { asked: asked.filter(it => it.player !== player && it.seat !== seat) })
      changePerson(floor, player, { where: 'here', awayUntil: null, deposit: 0, checkInBy: null })
    },
    SeatAsked: (floor, { player, table, seat, at }) => {
      const { asked } = tableOf(floor, table)!
      changeTable(floor, table, { asked: [...asked.filter(it => it.player !== player), { player, seat, at }] })
    },
    SeatClaimLost: () => {},
    SeatLeft: (floor, { player, table, seat, extra, at }) => {
      const { chairs: all, changes } = tableOf(floor, table)!
      const chair = all[seat - 1] as TakenChair
      addPlayed(floor, player, chair.since, at)
      changeChair(floor, table, seat, extra ? { is: 'removed' } : { is: 'open', since: at })
      changeTable(floor, table, { changes: changes.filter(it => it.player !== player) })
    },
    SeatChangeAsked: (floor, { player, table, seat, at }) => {
      const { changes } = tableOf(floor, table)!
      changeTable(floor, table, { changes: [...changes.filter(it => it.player !== player), { player, seat, at }] })
    },
    SeatChanged: (floor, { player, table, from, seat, newcomer, at }) => {
      const { chairs: all, changes } = tableOf(floor, table)!
      const there = all[seat - 1]!
      changeTable(floor, table, {
        chairs: all
          .with(seat - 1, all[from - 1]!)
          .with(from - 1, newcomer === null ? { is: 'open', since: at } : there),
        changes: changes.filter(it => it.player !== player),
      })
      if (newcomer !== null) recall(floor, newcomer, table, from)
    },
  },
})

/** A chair kept for somebody. */
export const hold = (player: PlayerId, at: number): Omit<HeldChair, 'why'> => ({
  is: 'held',
  player,
  since: at,
  newGame: false,
  marker: null,
  until: null,
})

/** A call to a seat is over once the seat is taken or free again. */
export const uncall = (floor: FloorDraft, player: PlayerId, table: string, seat: Seat): void => {
  floor.games = floor.games.map(game =>
    game.list.some(name => name.player === player && name.called?.table === table && name.called.seat === seat)
      ? { ...game, list: game.list.map(name => (name.player === player ? { ...name, called: null } : name)) }
      : game,
  )
}

/** A newcomer who was called to a seat is called to the other one. */
const recall = (floor: FloorDraft, player: PlayerId, table: string, seat: Seat): void => {
  floor.games = floor.games.map(game => ({
    ...game,
    list: game.list.map(name =>
      name.player === player && name.called?.table === table ? { ...name, called: { ...name.called, seat } } : name,
    ),
  }))
}
