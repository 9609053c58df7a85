import type { Cited } from '../../deal/events.ts'
import { changeMember, type Recorders } from '../draft.ts'
import type { At } from '../events.ts'
import type { NotesEvent } from './notes-events.ts'

/** What was noted, written into the table. */
export const notesRecorders: Recorders<NotesEvent & Cited & At> = {
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
}
