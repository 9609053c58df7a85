import type { PlayerId } from '../player.ts'
import type { Note } from './note.ts'

/** What happens with notes. */
export type NotesEvent =
  /** Something was noted; `open` if it has to be seen to. */
  | ({ readonly type: 'Noted'; readonly number: number; readonly open: boolean } & Note)
  | { readonly type: 'NoteSettled'; readonly number: number }
  | { readonly type: 'RackAllowed'; readonly player: PlayerId }
