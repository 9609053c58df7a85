import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import type { Table } from '../table.ts'
import { type Handler, tell } from '../work.ts'
import type { AgreedOrder } from './agreed.ts'

/** Is rabbit hunting on: has the table agreed to it, and does its book allow it? */
export const mayHuntAt = (table: Table): boolean => table.agreed.rabbit === true && mayAgreeToHunt(table)

/** Does the book leave it to the table? Most discourage it, and one forbids it. */
export const mayAgreeToHunt = (table: Pick<Table, 'placard'>): boolean =>
  bookOf(table).rabbitHunting.is.showing !== 'forbidden' &&
  table.placard.setting !== 'tournament' &&
  !table.placard.realCards

/** The rules on showing cards that would have come. */
export const huntRules = (table: Pick<Table, 'placard'>): readonly RuleId[] => bookOf(table).rabbitHunting.rules

/** The table agrees that players can ask to see what would have come after a hand that nobody called, or ends that. */
export const allowRabbit: Handler<Extract<AgreedOrder, { readonly type: 'AllowRabbit' }> & { readonly at: number }> = (
  work,
  { allowed, at },
) => {
  const { state: table } = work
  const rules = huntRules(table)
  if (allowed && !mayAgreeToHunt(table)) return refused('not-played-here', { about: 'rabbit', rules })
  tell(work, { type: 'RabbitAllowed', allowed, at, rules })
  return null
}
