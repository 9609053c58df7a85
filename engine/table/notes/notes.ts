import type { Chips, Seat } from '../../deal/chips.ts'
import { changeMember } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import { subject } from '../work.ts'
import type { Note, NoteKind } from './note.ts'
import { allowRack } from './racks.ts'
import { settleNote, takeNote } from './take-note.ts'

/** What is ordered about notes. */
export type NotesOrder =
  | {
      readonly type: 'Note'
      readonly kind: NoteKind
      readonly player?: PlayerId
      readonly seat?: Seat
      readonly chips?: Chips
    }
  /** It's been dealt with. */
  | { readonly type: 'Settle'; readonly note: number }
  /** The house lets a player with special needs play from a rack. */
  | { readonly type: 'AllowRack'; readonly player: PlayerId }

/** What happens with notes. */
export type NotesEvent =
  /** Something was noted; `open` if somebody has to deal with it. */
  | ({ readonly type: 'Noted'; readonly number: number; readonly open: boolean } & Note)
  | { readonly type: 'NoteSettled'; readonly number: number }
  | { readonly type: 'RackAllowed'; readonly player: PlayerId }

/** What is noted, and dealt with later. */
export const notes = subject<NotesOrder, NotesEvent>({
  orders: {
    Note: takeNote,
    Settle: settleNote,
    AllowRack: allowRack,
  },
  events: {
    Noted: (table, { number, kind, player, seat, chips, open, at }) => {
      if (open) table.notes = [...table.notes, { number, kind, player, seat, chips, at }]
    },
    NoteSettled: (table, { number }) => {
      table.notes = table.notes.filter(note => note.number !== number)
    },
    RackAllowed: (table, { player }) => {
      changeMember(table, player, { mayRack: true })
      table.notes = table.notes.filter(note => !(note.kind === 'rack' && note.player === player))
    },
  },
})
