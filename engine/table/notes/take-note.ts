import { NO_RULES } from '../../deal/work.ts'
import { type CitedAct, citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { At } from '../events.ts'
import { refused, type TableRefusal } from '../refusal.ts'
import type { Table } from '../table.ts'
import { type Handler, tell } from '../work.ts'
import { NOTE_KINDS, type NoteKind } from './note.ts'
import type { NotesOrder } from './notes.ts'
import { mayRack } from './racks.ts'

type TakeNote = Extract<NotesOrder, { readonly type: 'Note' }> & At

/** Something is noted about a player, or about a chair. */
export const takeNote: Handler<TakeNote> = (work, order) => {
  const { state: table } = work
  const { kind, player = null, seat = null, chips = null, at } = order
  const wrong = noteOff(table, order)
  if (wrong !== null) return wrong
  const number = numberFor(table)
  tell(work, {
    type: 'Noted',
    number,
    kind,
    player,
    seat,
    chips,
    open: !DONE.includes(kind),
    at,
    rules: rulesOf(table, kind),
  })
  return null
}

/** It's been dealt with. */
export const settleNote: Handler<Extract<NotesOrder, { readonly type: 'Settle' }> & At> = (work, { note, at }) => {
  if (!work.state.notes.some(({ number }) => number === note)) return refused('no-such-note', { about: { note } })
  tell(work, { type: 'NoteSettled', number: note, at, rules: NO_RULES })
  return null
}

/** Notes that need nothing done, and are only in the log. */
const DONE: readonly NoteKind[] = ['others-chips', 'posted-for-another']

const numberFor = ({ notes }: Table): number => Math.max(0, ...notes.map(({ number }) => number)) + 1

const noteOff = (table: Table, { kind, player, seat, chips }: TakeNote): TableRefusal | null => {
  if (!NOTE_KINDS.includes(kind)) return refused('no-such-note', { about: NOTE_KINDS })
  if (kind === 'idler') {
    if (seat === undefined || !(seat >= 1 && seat <= table.chairs.length)) return refused('no-such-seat')
    return table.chairs[seat - 1] === null ? null : refused('seat-is-taken', { seat })
  }
  const member = player === undefined ? undefined : memberOf(table, player)
  if (member?.seat == null) return refused('no-seat')
  if (kind === 'rack' && mayRack(table, member, { chips: chips ?? null })) {
    return refused('may-rack', { player: member.player, rules: bookOf(table).playFromRack.rules })
  }
  return null
}

const rulesOf = (table: Table, kind: NoteKind): readonly RuleId[] =>
  kind === 'rack' ? bookOf(table).playFromRack.rules : citesOf(table.placard.book)[ACTS[kind]]

const ACTS = {
  'hidden-chips': 'chipsInView',
  count: 'chipsInView',
  idler: 'onlyPlayersSit',
  'others-chips': 'ownChipsOnly',
  'posted-for-another': 'noPostingForOthers',
} as const satisfies Readonly<Record<Exclude<NoteKind, 'rack'>, CitedAct>>
