import type { Chips, Seat } from '../../deal/chips.ts'
import type { PlayerId } from '../player.ts'
import type { NoteKind } from './note.ts'

/** What is ordered about notes. */
export type NotesOrder =
  | {
      readonly type: 'Note'
      readonly kind: NoteKind
      readonly player?: PlayerId
      readonly seat?: Seat
      readonly chips?: Chips
    }
  /** It has been seen to. */
  | { readonly type: 'Settle'; readonly note: number }
  /** The house lets a player with special needs play from a rack. */
  | { readonly type: 'AllowRack'; readonly player: PlayerId }
