import type { PlayerId } from '../player.ts'

/** What is ordered about leaving for good. */
export type LeavingOrder =
  /** He leaves when the deal is over; `gone` at once, and his hand is dead when its turn comes. */
  | { readonly type: 'Leave'; readonly player: PlayerId; readonly gone?: boolean }
  /** The game breaks: all take their chips, to be seated elsewhere. */
  | { readonly type: 'BreakGame' }
  /** The night is over at this table. */
  | { readonly type: 'CloseTable' }
