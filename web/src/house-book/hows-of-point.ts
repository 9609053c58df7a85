import { BOOKS, type PointName, type RuleHow, rulebooks } from '@cardroom/engine/rulebooks'
import { rowOf } from '../books/ledger.ts'

/** What another answer to a point changes: how the rules behind it are kept, the strongest first. */
export const howsOfPoint = (point: PointName): readonly RuleHow[] => {
  const rules = BOOKS.flatMap(book => rulebooks[book][point].rules)
  const hows = new Set(rules.flatMap(id => rowOf.get(id)?.how ?? []))
  const acts = ORDER.filter(how => hows.has(how))
  // a point that something acts on is not only read
  return acts.length > 1 ? acts.filter(how => how !== 'posted') : acts
}

const ORDER: readonly RuleHow[] = ['enforced', 'ruling', 'recorded', 'posted']
