import type { Chips, Seat } from '../../deal/chips.ts'
import type { Post, StartDeal } from '../../deal/commands.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf } from '../draft.ts'
import type { Table } from '../table.ts'
import type { DealPlan, Out } from './plan.ts'

/**
 * The plan with what earlier deals left behind: who can play for it, and what a player who wasn't in those deals pays.
 */
export const withCarried = (table: Table, plan: DealPlan): DealPlan => {
  const { carried } = table
  if (carried.chips === 0) return plan
  const book = bookOf(table)
  const allowed = keepOut(table, plan, carried.barred, citesOf(book.id).falseAllInOpener)
  const isForfeited = carried.chips > oldAntes(table, plan) * (carried.dealtIn?.length ?? 0)
  const strangers = allowed.dealtIn.filter(seat => !carried.dealtIn?.includes(seat))
  if (isForfeited && book.carriedPotEntry.is !== 'anyone')
    return keepOut(table, allowed, strangers, book.carriedPotEntry.rules)
  return withOldAntes(table, allowed, strangers)
}

/** What the deal takes over from earlier ones; null where they left nothing. */
export const carriedInto = ({ carried }: Table, { part, dealtIn }: DealPlan): Partial<StartDeal> | null => {
  if (carried.chips === 0 && carried.fantasyland.length === 0) return null
  const fantasyland = carried.fantasyland.filter(({ seat }) => dealtIn.includes(seat))
  return {
    ...(carried.chips > 0 && { carried: carried.chips, passed: carried.passed }),
    ...(fantasyland.length > 0 && part.form.rows?.fantasyland !== undefined && { fantasyland }),
  }
}

/** Without these, unless too few were left to play at all. */
const keepOut = (table: Table, plan: DealPlan, seats: readonly Seat[], rules: readonly RuleId[]): DealPlan => {
  const dealtIn = plan.dealtIn.filter(seat => !seats.includes(seat))
  if (dealtIn.length === plan.dealtIn.length || dealtIn.length < plan.part.form.seats.least) return plan
  const out = plan.dealtIn
    .filter(seat => seats.includes(seat))
    .map((seat): Out => ({ player: table.chairs[seat - 1]!, why: 'carried-pot', rules }))
  return {
    ...plan,
    dealtIn,
    posts: plan.posts.filter(({ seat }) => dealtIn.includes(seat)),
    out: [...plan.out, ...out],
  }
}

/** rrp/12/12: a newcomer pays the antes of the deals that were passed, and gets a hand. */
const withOldAntes = (table: Table, plan: DealPlan, strangers: readonly Seat[]): DealPlan => {
  const due = oldAntes(table, plan)
  if (strangers.length === 0 || due === 0) return plan
  return { ...plan, posts: [...plan.posts, ...strangers.map((seat): Post => ({ seat, kind: 'dead', amount: due }))] }
}

/** What each has anted in the deals that were passed; what lies in the pot beyond that was forfeited. */
const oldAntes = (table: Table, { part }: DealPlan): Chips => {
  const { passed } = table.carried
  return part.stakes.ante * Math.min(passed, bookOf(table).jacksReanteLimit.is ?? passed)
}
