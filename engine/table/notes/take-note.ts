import { type CitedAct, citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf, memberOf } from '../draft.ts'
import { refusedAt, type TableRefusal } from '../refusal.ts'
import type { Table } from '../table.ts'
import { type Handler, tellAt } from '../work.ts'
import { NOTE_KINDS, type NoteKind } from './note.ts'
import type { NotesOrder } from './notes-orders.ts'
import { mayRack } from './racks.ts'

type TakeNote = Extract<NotesOrder, { readonly type: 'Note' }> & { readonly at: number }

/** Something is noted about a player, or about a chair. */
export const takeNote: Handler<TakeNote> = (work, order) => {
  const { table } = work
  const { kind, player = null, seat = null, chips = null, at } = order
  const wrong = noteOff(table, order)
  if (wrong !== null) return wrong
  const number = numberFor(table)
  tellAt(work, {
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

/** What is over when it is noted, and stands in the log alone. */
const DONE: readonly NoteKind[] = ['others-chips', 'posted-for-another']

const numberFor = ({ notes }: Table): number => Math.max(0, ...notes.map(({ number }) => number)) + 1

const noteOff = (table: Table, { kind, player, seat, chips }: TakeNote): TableRefusal | null => {
  if (!NOTE_KINDS.includes(kind)) return refusedAt('no-such-note', { about: NOTE_KINDS.join(', ') })
  if (kind === 'idler') {
    if (seat === undefined || !(seat >= 1 && seat <= table.chairs.length)) return refusedAt('no-such-seat')
    return table.chairs[seat - 1] === null ? null : refusedAt('seat-is-taken', { seat })
  }
  const member = player === undefined ? undefined : memberOf(table, player)
  if (member?.seat == null) return refusedAt('no-seat')
  if (kind === 'rack' && mayRack(table, member, { chips: chips ?? null })) {
    return refusedAt('may-rack', { player: member.player, rules: bookOf(table).playFromRack.rules })
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
