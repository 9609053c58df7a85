import type { Chips, Seat } from '../../deal/chips.ts'
import type { Post, StartDeal } from '../../deal/commands.ts'
import { isRefusal, type Refusal } from '../../deal/refusal.ts'
import { start } from '../../deal/start.ts'
import type { DealPlan } from '../deals/plan.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import type { Table } from '../table.ts'

/** A straddle that the deal does not take, and why. */
export type NotTaken = { readonly player: PlayerId; readonly refusal: Refusal }

/**
 * The plan with the straddles that were said, in that order, and with the one that the placard asks for. The deal itself
 * says from where it takes them and how large they are.
 */
export const withStraddles = (
  table: Table,
  plan: DealPlan,
  startOf: (plan: DealPlan) => StartDeal,
): { readonly plan: DealPlan; readonly notTaken: readonly NotTaken[] } => {
  if (table.agreed.straddles.length === 0 && !table.placard.straddle) return { plan, notTaken: [] }
  let now = plan
  const notTaken: NotTaken[] = []
  for (const { player, amount } of table.agreed.straddles) {
    const seat = memberOf(table, player)?.seat
    if (seat == null || !plan.dealtIn.includes(seat)) {
      notTaken.push({ player, refusal: { why: 'not-dealt-in' } })
      continue
    }
    const added = straddled(
      now,
      { seat, kind: 'straddle', amount: amount ?? 2 * largest(now) },
      amount === null,
      startOf,
    )
    if (isRefusal(added)) notTaken.push({ player, refusal: added })
    else now = added
  }
  return { plan: table.placard.straddle ? withMandatory(table, now, startOf) : now, notTaken }
}

/** What lies in front of the last straddle or blind, which the next straddle is twice of where nothing else is said. */
const largest = ({ part, posts }: DealPlan): Chips =>
  Math.max(1, ...part.stakes.blinds, ...posts.filter(({ kind }) => kind === 'straddle').map(({ amount }) => amount))

/** The plan with this straddle, for the most that it may be if no amount was said. */
const straddled = (
  plan: DealPlan,
  post: Post,
  anySize: boolean,
  startOf: (plan: DealPlan) => StartDeal,
): DealPlan | Refusal => {
  const next = { ...plan, posts: [...plan.posts, post] }
  const tried = start(startOf(next))
  if (!isRefusal(tried)) return next
  if (anySize && tried.why === 'post-not-a-size' && tried.most !== undefined) {
    return straddled(plan, { ...post, amount: tried.most }, false, startOf)
  }
  return tried
}

/** wsop/22-optional: where the placard has it, the straddle falls on the seat that the deal names. */
const withMandatory = (table: Table, plan: DealPlan, startOf: (plan: DealPlan) => StartDeal): DealPlan => {
  const tried = start(startOf(plan))
  if (!isRefusal(tried) || tried.why !== 'straddle-is-due') return plan
  if (isExcused(table, tried.seat!)) return { ...plan, noStraddle: true }
  return { ...plan, posts: [...plan.posts, { seat: tried.seat!, kind: 'straddle', amount: tried.most! }] }
}

/** wsop/22-optional: nobody is made to straddle in the deal with which they join a game that is on. */
const isExcused = (table: Table, seat: Seat): boolean =>
  table.deals > 0 &&
  !bookOf(table).straddleMandatory.is.newcomersToo &&
  memberOf(table, table.chairs[seat - 1]!)?.standing === 'new'
