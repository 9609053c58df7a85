import { NO_RULES } from '../../deal/work.ts'
import { bookOf, memberOf } from '../draft.ts'
import { refusedAt } from '../refusal.ts'
import { type Handlers, tellAt } from '../work.ts'
import type { NotesOrder } from './notes-orders.ts'
import { takeNote } from './take-note.ts'

/** Who carries out what is ordered about notes. */
export const notesHandlers: Handlers<NotesOrder> = {
  Note: takeNote,
  Settle: (work, { note, at }) => {
    if (!work.table.notes.some(({ number }) => number === note)) return refusedAt('no-such-note', { about: `${note}` })
    tellAt(work, { type: 'NoteSettled', number: note, at, rules: NO_RULES })
    return null
  },
  AllowRack: (work, { player, at }) => {
    const { is, rules } = bookOf(work.table).playFromRack
    if (memberOf(work.table, player)?.seat == null) return refusedAt('no-seat', { player })
    if (!is.specialNeedsExempt) return refusedAt('not-played-here', { player, rules })
    tellAt(work, { type: 'RackAllowed', player, at, rules })
    return null
  },
}
