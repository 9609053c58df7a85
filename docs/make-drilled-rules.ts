import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOOKS } from '@cardroom/engine'
import { WAGER_CASES } from '@cardroom/engine/ask'
import { type Aim, DRILL_AREAS, drawn } from '@cardroom/engine/drills'
import { bookOf, RULE_IDS, type RuleId } from '@cardroom/engine/rulebooks'
import { groupOf } from '@cardroom/engine/rulings'
import { rulingsInEnglish } from '@cardroom/engine/words'
import { ROOT } from './sources.ts'

// Writes engine/drills/drilled-rules.ts for `npm run rules:drilled`: many drills of every kind are made, and each rule is
// noted under the kind that cites it most often.
const EACH = 16
const LEAST = 3

const FAMILIES = ['board', 'stud', 'draw', 'chinese'] as const

const aims: readonly Aim[] = DRILL_AREAS.flatMap((area): readonly Aim[] => {
  if (area === 'rulings') return FAMILIES.flatMap(family => Object.keys(groupOf).map(kind => ({ area, family, kind })))
  if (area === 'wagers') return FAMILIES.flatMap(family => WAGER_CASES.map(({ id }) => ({ area, family, kind: id })))
  return [{ area, family: 'board' }]
})

const best = new Map<string, { readonly count: number; readonly from: string }>()
for (const book of BOOKS) {
  for (const aim of aims) {
    const cited = new Map<string, number>()
    for (let n = 0; n < EACH; n++) {
      const drill = drawn(aim, book, `which ${n}`, rulingsInEnglish)
      if (drill === null || drill.options.length < 2) continue
      for (const rule of new Set(drill.rules)) cited.set(rule, (cited.get(rule) ?? 0) + 1)
    }
    const from = [aim.area, aim.family, ...(aim.kind === undefined ? [] : [aim.kind])].join(' ')
    for (const [rule, count] of cited) {
      if (bookOf(rule as (typeof RULE_IDS)[number]) !== book || count < LEAST) continue
      if (count > (best.get(rule)?.count ?? 0)) best.set(rule, { count, from })
    }
  }
}

const drills = [...new Set([...best.values()].map(({ from }) => from))].toSorted()
const rulesOf = (drill: string): readonly RuleId[] => RULE_IDS.filter(id => best.get(id)?.from === drill)
const placesOf = (rules: readonly RuleId[]): string => rules.map(id => RULE_IDS.indexOf(id).toString(36)).join(' ')
const lines = [
  '// Written by `npm run rules:drilled`, which looks what drills cite.',
  '',
  '/**',
  ' * The drills, and the rules that each comes back to often enough for them to be practised by themselves: by their places in',
  ' * `RULE_IDS`, in base 36, since their ids would make a page load a kilobyte more. The comments name them.',
  ' */',
  'export const RULES_BY_DRILL = {',
  ...drills.flatMap(drill => [`  // ${rulesOf(drill).join(' ')}`, `  '${drill}': '${placesOf(rulesOf(drill))}',`]),
  '} as const',
  '',
]
writeFileSync(join(ROOT, 'engine/drills/drilled-rules.ts'), lines.join('\n'))
console.log(`${best.size} rules can be practised by themselves`)
