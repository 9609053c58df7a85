import { NO_RULES } from '../../deal/work.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { tellLegAfterLeaving } from '../agreed/legs.ts'
import { plays } from '../chips/buy-in.ts'
import { chipsOf } from '../chips/purchase.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import { refused } from '../refusal.ts'
import type { Time } from '../time.ts'
import { type Handler, type TableWork, tell } from '../work.ts'
import { divideCarried } from './divide-carried.ts'
import type { LeavingOrder, WhyCashedOut } from './leaving.ts'

/** A player gets up for good: at once, or when the deal that they are in is over. What they have put in the pot stays there. */
export const leave: Handler<Extract<LeavingOrder, { readonly type: 'Leave' }> & { readonly at: number }> = (
  work,
  { player, gone = false, at },
) => {
  const { state: table } = work
  if (memberOf(table, player)?.seat == null) return refused('no-seat', { player })
  if (plays(table, player)) {
    const rules = gone ? bookOf(table).cashHandLiveDeadline.rules : NO_RULES
    tell(work, { type: 'LeavingSaid', player, gone, at, rules })
  } else cashOut(work, player, 'left', at)
  return null
}

/** They take their chips and go, or the house takes them for them. */
export const cashOut = (
  work: TableWork,
  player: PlayerId,
  why: WhyCashedOut,
  at: Time,
  rules: readonly RuleId[] = NO_RULES,
): void => {
  const others = work.state.members.some(member => member.seat !== null && member.player !== player)
  if (!others) divideCarried(work, at)
  const member = memberOf(work.state, player)!
  tell(work, { type: 'CashedOut', player, seat: member.seat!, chips: chipsOf(member), why, at, rules })
  tellLegAfterLeaving(work, player, 'quit', at)
}
