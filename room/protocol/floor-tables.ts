import type { Chair, DealPlaces, LimitProposed, StandIn } from '@cardroom/engine/floor'
import type { PlayerId, Time } from '@cardroom/engine/table'
import type { Say } from '@cardroom/engine/words'
import type { TableRun } from './floor-named.ts'

/** A table as the floor knows it. */
export type FloorTableShown = {
  readonly id: string
  readonly game: string
  readonly run: TableRun
  /** The id of its page `/t/ID`, where software deals or helps. */
  readonly hosted: string | null
  readonly chairs: readonly ChairShown[]
  readonly usual: number
  readonly opened: Time
  /** The tables that its players have to move to; none for a main game. */
  readonly feeds: readonly string[]
  /** Some other table feeds it. */
  readonly isMain: boolean
  readonly deals: number
  readonly inDeal: boolean
  readonly places: DealPlaces | null
  readonly builtUp: boolean
  readonly changes: readonly {
    readonly player: PlayerId
    readonly name: string
    readonly seat: number | null
    readonly at: Time
  }[]
  readonly asked: readonly {
    readonly player: PlayerId
    readonly name: string
    readonly seat: number
    readonly at: Time
  }[]
  readonly proposal: LimitProposed | null
  /** Since when it hasn’t answered. */
  readonly silent: Time | null
  readonly closed: boolean
  readonly dealer: { readonly name: string; readonly since: Time } | null
  /** Time collected here today, and since when or until when it is paid; null where none is collected. */
  readonly collected: number
  readonly timeDue: Time | null
}

/** A chair with the name of the player who has it. */
export type ChairShown = {
  readonly seat: number
  readonly is: Chair['is']
  readonly player: PlayerId | null
  readonly name: string | null
  /** Since when it is as it is; null for a chair that was taken away. */
  readonly since: Time | null
  /** Why it is kept for somebody. */
  readonly held: 'called' | 'locked-up' | 'moving' | 'drawn' | 'reserved' | null
  /** When a hold ends by the clock. */
  readonly until: Time | null
  /** Since when they have been away from the table. */
  readonly away: Time | null
  readonly missedBlind: boolean
  /** They walked off while another was away: back for the blinds, or picked up. */
  readonly second: boolean
  readonly absentButtons: number
  /** Who plays over their seat, and when that ends now that they are back. */
  readonly over: (StandIn & { readonly name: string }) | null
  readonly owesTime: boolean
  /** Where they are to move, when, and whether the time has come. */
  readonly going: {
    readonly to: { readonly table: string; readonly seat: number }
    readonly why: 'must-move' | 'own-wish'
    readonly when: Say
    readonly due: boolean
  } | null
}
