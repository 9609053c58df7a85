import { bookOf, memberOf } from '../draft.ts'
import type { At } from '../events.ts'
import type { Member } from '../member.ts'
import { refused } from '../refusal.ts'
import type { Table } from '../table.ts'
import { type Handler, tell } from '../work.ts'
import type { Note } from './note.ts'
import type { NotesOrder } from './notes.ts'

/** rrp/2/procedures/10: noted as playing from a rack, and not yet out of it. */
export const isRacked = ({ notes }: Table, { player }: Member): boolean =>
  notes.length > 0 && notes.some(note => note.kind === 'rack' && note.player === player)

/** May they have their chips in a rack? By the book, by leave of the house, or as a player who leaves and keeps enough outside. */
export const mayRack = (
  table: Table,
  { mayRack: exempt, leaving }: Member,
  { chips }: Pick<Note, 'chips'>,
): boolean => {
  const { is } = bookOf(table).playFromRack
  if (is.allowed || (is.specialNeedsExempt && exempt)) return true
  const { lower, blinds } = table.placard.parts[table.rotation.part]!.stakes
  return is.leaverMayRack && leaving && (chips ?? 0) >= WORKABLE * Math.max(lower, ...blinds)
}

/** The house lets a player with special needs play from a rack, where the book leaves it that choice. */
export const allowRack: Handler<Extract<NotesOrder, { readonly type: 'AllowRack' }> & At> = (work, { player, at }) => {
  const { is, rules } = bookOf(work.state).playFromRack
  if (memberOf(work.state, player)?.seat == null) return refused('no-seat', { player })
  if (!is.specialNeedsExempt) return refused('not-played-here', { player, rules })
  tell(work, { type: 'RackAllowed', player, at, rules })
  return null
}

/** No book says how much is a workable stack: this many of the biggest blind, or of the lower limit. */
const WORKABLE = 10
