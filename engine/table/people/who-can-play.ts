import type { Chips } from '../../deal/chips.ts'
import { NO_RULES } from '../../deal/work.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { pointOf } from '../chips/purchase.ts'
import type { Out, WhyOut } from '../deals/plan.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { Member } from '../member.ts'
import { isRacked } from '../notes/racks.ts'
import type { PlayerId } from '../player.ts'
import type { Table } from '../table.ts'
import type { Time } from '../time.ts'

/** Who at the table could be dealt in if blinds and places let them, and who could not, with the reason. */
export type Present = { readonly players: readonly PlayerId[]; readonly out: readonly Out[] }

/** Who is at their seat with chips, and owes nothing that keeps them out. */
export const whoCanPlay = (table: Table, at: Time = table.at): Present => {
  const players: PlayerId[] = []
  const out: Out[] = []
  const { chairs } = table
  const point = pointOf(table)
  for (let i = 0; i < chairs.length; i++) {
    const player = chairs[i]!
    if (player === null) continue
    const member = memberOf(table, player)!
    // nearly everybody is there, with chips
    const why = isReady(table, member, point) ? null : whyOut(table, member, at)
    if (why === null) players.push(player)
    else out.push({ player, ...why })
  }
  return { players, out }
}

const isReady = (table: Table, { away, penalty, pocketed, stack }: Member, point: Chips): boolean =>
  away === null && penalty === null && pocketed === 0 && stack >= point && table.notes.length === 0

const whyOut = (
  table: Table,
  member: Member,
  at: Time,
): { readonly why: WhyOut; readonly rules: readonly RuleId[] } | null => {
  const { penalty, stack, pocketed } = member
  const book = bookOf(table)
  // rrp/15/7: in an event the absent are dealt in
  if (member.away !== null && !(table.placard.setting === 'tournament' && book.tournamentAbsence.is.dealtIn)) {
    return { why: 'away', rules: book.maxAbsenceMinutes.rules }
  }
  if (penalty !== null && ('deals' in penalty || at < penalty.until)) {
    return { why: 'penalty', rules: book.etiquetteSanctions.rules }
  }
  if (pocketed > 0) return { why: 'must-bring-back', rules: citesOf(table.placard.book).bringBack }
  if (stack === 0 && playsForCarried(table, member)) return null
  if (stack < pointOf(table))
    return { why: 'no-chips', rules: stack > 0 ? book.ofcRebuyLockoutMinutes.rules : NO_RULES }
  if (isRacked(table, member)) return { why: 'plays-from-a-rack', rules: book.playFromRack.rules }
  return null
}

/** rrp/12/14: without a chip they play for the antes that they matched in an earlier deal. */
const playsForCarried = (table: Table, { seat }: Member): boolean =>
  table.carried.chips > 0 && bookOf(table).carriedAntesAllIn.is && table.carried.matched.some(it => it.seat === seat)
