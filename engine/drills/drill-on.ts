import type { Form } from '../forms/form.ts'
import { bookOf } from '../rulebooks/ledger.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import { RULE_IDS } from '../rulebooks/rule-ids.ts'
import type { RulingWords } from '../words/ruling-words.ts'
import type { Drill, DrillArea } from './drill.ts'
import { RULES_BY_DRILL } from './drilled-rules.ts'

/** Where the drills on a rule come from: an area, a family of games, and there one kind of incident or bet. */
export type Aim = { readonly area: DrillArea; readonly family: Form['family']; readonly kind?: string }

const drillOf: ReadonlyMap<string, string> = new Map(
  Object.entries(RULES_BY_DRILL).flatMap(([drill, places]) =>
    places.split(' ').map(place => [RULE_IDS[Number.parseInt(place, 36)]!, drill] as const),
  ),
)

/** The rules that can be practised by themselves. */
export const DRILLED_RULES: readonly string[] = [...drillOf.keys()]

/** Can this rule be practised by itself? */
export const isDrilled = (rule: string): rule is RuleId => drillOf.has(rule)

/** Where drills on this rule come from, or null if there are none. */
export const aimAt = (rule: string): Aim | null => {
  const drill = drillOf.get(rule)
  if (drill === undefined) return null
  const [area, family, kind] = drill.split(' ')
  return { area: area as DrillArea, family: family as Form['family'], ...(kind === undefined ? {} : { kind }) }
}

/** Makes one drill by chance. */
export type Draw = (aim: Aim, book: ReturnType<typeof bookOf>, seed: string, words: RulingWords) => Drill | null

/**
 * A drill on this rule, by its own book, that wasn't asked lately; where all were, one of them again. The rule is the
 * first that it cites.
 */
export const drillOn = (
  rule: string,
  lately: ReadonlySet<string>,
  seed: string,
  words: RulingWords,
  draw: Draw,
): Drill | null => {
  const aim = aimAt(rule)
  if (aim === null) return null
  let again: Drill | null = null
  for (let i = 0; i < TRIES; i++) {
    const drill = draw(aim, bookOf(rule as RuleId), `${seed} ${i}`, words)
    if (drill === null || drill.options.length < 2 || !drill.rules.some(it => it === rule)) continue
    const found = { ...drill, rules: [rule as RuleId, ...drill.rules.filter(it => it !== rule)] }
    if (!lately.has(drill.key)) return found
    again ??= found
    if (i > ENOUGH) break
  }
  return again
}

const TRIES = 120
/** After this many, one that was asked lately will do. */
const ENOUGH = 40
