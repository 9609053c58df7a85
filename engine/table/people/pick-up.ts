import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { plays } from '../chips/buy-in.ts'
import { bookOf } from '../draft.ts'
import { cashOut } from '../leaving/leave.ts'
import type { Member } from '../member.ts'
import type { PlayerId } from '../player.ts'
import { refused } from '../refusal.ts'
import type { Table } from '../table.ts'
import { minutes, type Time } from '../time.ts'
import type { Handler } from '../work.ts'
import type { PeopleOrder } from './people.ts'

/** Somebody whose chips the floor may pick up, and why. */
export type PickUpDue = {
  readonly player: PlayerId
  readonly why: 'away-too-long' | 'absent-buttons' | 'second-man-walking' | 'away-too-often'
  readonly rules: readonly RuleId[]
}

/** Whose chips may be picked up at this time. */
export const pickUpsDue = (table: Table, at: Time): readonly PickUpDue[] =>
  table.members.flatMap(member => {
    const due = member.seat === null || member.away === null ? null : dueFor(table, member, member.away, at)
    return due === null ? [] : [{ player: member.player, ...due }]
  })

const dueFor = (table: Table, member: Member, away: Time, at: Time): Omit<PickUpDue, 'player'> | null => {
  const { maxAbsenceMinutes, secondManWalking } = bookOf(table)
  const { is, rules } = maxAbsenceMinutes
  // rrp/2/procedures/20: more than this many minutes; wsop/77: or this many absent buttons, whichever comes first
  const limit = away + minutes(is.minutes + member.extension)
  if (is.absentButtons === null ? at > limit : at >= limit) return { why: 'away-too-long', rules }
  if (is.absentButtons !== null && member.absentButtons >= is.absentButtons) return { why: 'absent-buttons', rules }
  if (member.second && member.missedBlindButton) return { why: 'second-man-walking', rules: secondManWalking.rules }
  const recent = member.walks.filter(walk => at - walk <= minutes(OFTEN.minutes))
  return recent.length >= OFTEN.times
    ? { why: 'away-too-often', rules: citesOf(table.placard.book).frequentAbsence }
    : null
}

/** The books give no number; it's up to the floor. */
const OFTEN = { times: 5, minutes: 180 } as const

/** The floor picks up their chips: they are kept for them, and their seat is free. */
export const pickUp: Handler<Extract<PeopleOrder, { readonly type: 'PickUp' }> & { readonly at: number }> = (
  work,
  { player, at },
) => {
  if (plays(work.state, player)) return refused('deal-is-on', { player })
  const due = pickUpsDue(work.state, at).find(it => it.player === player)
  if (due === undefined) return refused('not-due-for-it', { player, rules: bookOf(work.state).maxAbsenceMinutes.rules })
  cashOut(work, player, 'picked-up', at, due.rules)
  return null
}
