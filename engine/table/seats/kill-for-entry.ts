import { isFixed } from '../../deal/law.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf } from '../draft.ts'
import type { GamePart } from '../placard.ts'
import type { Table } from '../table.ts'
import { bigBlindOf, type EntryChoice } from './entry-choice.ts'

/** rrp/11/3b: they kill the pot for twice the big blind; where there are no limits to raise they post as much. */
export const killFor = (table: Table, part: GamePart, rules: readonly RuleId[]): readonly EntryChoice[] => {
  const live = 2 * bigBlindOf(part)
  if (!isFixed(part.stakes.structure)) return [{ wish: 'post', deals: 0, live, dead: 0, rules }]
  // rrp/13/11: one kill is in the deal already
  const due = table.kills.owed.filter(({ until }) => until === 'next-deal').length
  const { is, rules: most } = bookOf(table).maxKillsPerDeal
  return [{ wish: 'kill', deals: due < is ? 0 : 1, live, dead: 0, rules: due < is ? rules : [...rules, ...most] }]
}
