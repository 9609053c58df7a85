import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { changeEntrant, changeEntrants, entrantOf } from '../draft.ts'
import type { Entrant } from '../tournament.ts'
import { subject } from '../work.ts'
import type { MayFollow } from './may-follow.ts'
import { disqualify, note, penalize, takeChips, warn } from './sanctions.ts'

/** What staff note about a player: talk about a hand, cards shown, chips out of sight, of another kind, or taken away. */
export type EventNote = 'hand-talk' | 'live-hand-shown' | 'high-chips-hidden' | 'foreign-chips' | 'cards-thrown'

/** What is ordered about conduct. */
export type PenaltiesOrder =
  | { readonly type: 'Note'; readonly player: PlayerId; readonly about: EventNote }
  | { readonly type: 'Warn'; readonly player: PlayerId; readonly about: string }
  /** Dealt out for this many deals, or this many minutes. */
  | { readonly type: 'Penalize'; readonly player: PlayerId; readonly deals?: number; readonly minutes?: number }
  | { readonly type: 'Disqualify'; readonly player: PlayerId; readonly about: string }
  /** Chips were taken off the table. */
  | { readonly type: 'TakeChips'; readonly player: PlayerId; readonly chips: Chips }

/** What happens about conduct. */
export type PenaltiesEvent =
  /** Noted, with what may follow by the book. */
  | { readonly type: 'Noted'; readonly player: PlayerId; readonly about: EventNote; readonly mayFollow: MayFollow }
  | { readonly type: 'Warned'; readonly player: PlayerId; readonly about: string }
  | { readonly type: 'Penalized'; readonly player: PlayerId; readonly penalty: NonNullable<Entrant['penalty']> }
  | {
      readonly type: 'Disqualified'
      readonly player: PlayerId
      readonly about: string
      readonly shares: readonly { readonly player: PlayerId; readonly chips: Chips }[]
      readonly removed: Chips
    }
  /** Chips that were away from the table are out of play, or back on it. */
  | {
      readonly type: 'ChipsTaken'
      readonly player: PlayerId
      readonly chips: Chips
      readonly removed: Chips
      readonly mayDisqualify: boolean
    }

/** Warnings, deals missed, and disqualification with what becomes of the chips. */
export const penalties = subject<PenaltiesOrder, PenaltiesEvent>({
  orders: { Note: note, Warn: warn, Penalize: penalize, Disqualify: disqualify, TakeChips: takeChips },
  events: {
    Noted: () => undefined,
    Warned: (event, { player }) => changeEntrant(event, player, { warnings: entrantOf(event, player)!.warnings + 1 }),
    Penalized: (event, { player, penalty }) => changeEntrant(event, player, { penalty }),
    // the bust-out that follows takes them out of their seat
    Disqualified: (event, { player, shares, removed }) => {
      changeEntrants(event, [
        ...shares.map(({ player: who, chips }) => ({ player: who, stack: entrantOf(event, who)!.stack + chips })),
        { player, stack: 0 },
      ])
      event.removed += removed
    },
    ChipsTaken: (event, { player, removed }) => {
      changeEntrant(event, player, { stack: entrantOf(event, player)!.stack - removed })
      event.removed += removed
    },
  },
})
