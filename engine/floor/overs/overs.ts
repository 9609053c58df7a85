import type { Seat } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { changeChair, changePerson, type FloorDraft, tableOf } from '../draft.ts'
import type { StandIn, TakenChair } from '../floor-table.ts'
import { addPlayed } from '../house/comp.ts'
import { subject } from '../work.ts'
import { playOver } from './play-over.ts'

/** What is ordered about playing over: a player who plays over a seat gets up like anybody else. */
export type OverOrder = {
  readonly type: 'PlayOver'
  readonly player: PlayerId
  readonly table: string
  readonly seat: Seat
  /** A box is over the absent player’s chips. */
  readonly box: boolean
  /** The absent player was asked and agrees. */
  readonly consent?: boolean
}

/** Whose seat is played over, and by whom. */
type Over = { readonly player: PlayerId; readonly owner: PlayerId; readonly table: string; readonly seat: Seat }

/** What happens when a seat is played over. */
export type OverEvent =
  | ({ readonly type: 'PlayOverBegun'; readonly entersAs: 'new-player' | 'seat-owner' } & Over)
  /** The owner is back, and the stand-in goes then. */
  | ({ readonly type: 'PlayOverEnding'; readonly when: NonNullable<StandIn['goes']> } & Over)
  | ({ readonly type: 'PlayOverEnded'; readonly why: WhyOver } & Over)

/** Why nobody plays over a seat any longer. */
export type WhyOver = 'left' | 'owner-is-back' | 'owner-left' | 'elsewhere'

/** Playing over the seats of absent players. */
export const overs = subject<OverOrder, OverEvent>({
  orders: { PlayOver: playOver },
  events: {
    PlayOverBegun: (floor, { player, table, seat, at }) => {
      write(floor, table, seat, { player, since: at, goes: null })
      changePerson(floor, player, { where: 'here', awayUntil: null, deposit: 0, checkInBy: null })
    },
    PlayOverEnding: (floor, { table, seat, when }) => {
      const { over } = tableOf(floor, table)!.chairs[seat - 1] as TakenChair
      write(floor, table, seat, { ...over!, goes: when })
    },
    PlayOverEnded: (floor, { player, table, seat, at }) => {
      const { over } = tableOf(floor, table)!.chairs[seat - 1] as TakenChair
      addPlayed(floor, player, over!.since, at)
      write(floor, table, seat, null)
    },
  },
})

const write = (floor: FloorDraft, table: string, seat: Seat, over: StandIn | null): void => {
  const chair = tableOf(floor, table)!.chairs[seat - 1] as TakenChair
  changeChair(floor, table, seat, { ...chair, over })
}
