import type { Chips, Seat } from '../../deal/chips.ts'
import type { PlayerId } from '../player.ts'
import type { Time } from '../time.ts'

/** What staff note about a table; somebody has to deal with some of it. */
export const NOTE_KINDS = [
  'rack', // they play from a rack
  'hidden-chips', // their big chips cannot be seen
  'count', // the dealer is to count their stack
  'idler', // somebody sits there who does not play
  'others-chips', // they played chips of another
  'posted-for-another', // they put in what another owed; it went back
] as const
/** A kind of note. */
export type NoteKind = (typeof NOTE_KINDS)[number]

/** Something that was noted, about a player or a chair. */
export type Note = {
  readonly kind: NoteKind
  readonly player: PlayerId | null
  readonly seat: Seat | null
  /** Chips that it is about: of a player who racks up to leave, those outside the rack. */
  readonly chips: Chips | null
}

/** A note that somebody still has to deal with. */
export type OpenNote = Note & { readonly number: number; readonly at: Time }
