import type { PlayerId } from '../player.ts'

/** What happens with the forms of a mix. */
export type MixesEvent =
  | { readonly type: 'FormChosen'; readonly player: PlayerId; readonly part: number }
  /** Another form has its turn: the button has gone round, its deals are over, or it was chosen. */
  | { readonly type: 'FormTurned'; readonly part: number; readonly why: 'orbit' | 'deals' | 'chosen' }
