import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRuleId } from '../rulebooks/rule-id.ts'
import { RULE_IDS } from '../rulebooks/rule-ids.ts'
import { rulingsInEnglish } from '../words/english/ruling-words.ts'
import { aimAt, DRILLED_RULES, isDrilled } from './drill-on.ts'
import { RULES_BY_DRILL } from './drilled-rules.ts'
import { nextDrill, type Wanted } from './next-drill.ts'

const wanted = (rule: string, lately: readonly string[] = []): Wanted => ({
  areas: ['side-pots'],
  family: 'board',
  book: 'rrp',
  lately,
  known: {},
  rule,
})

test('the places in the list are those of the rules that its comments name', () => {
  const text = readFileSync(new URL('drilled-rules.ts', import.meta.url), 'utf8')
  const entries = [...text.matchAll(/^ {2}\/\/ (.+)\n {2}'(.+)': '(.+)',$/gm)]
  expect(entries.map(([, , drill]) => drill)).toEqual(Object.keys(RULES_BY_DRILL))
  const off = entries.flatMap(([, named, drill, places]) => {
    const rules = places!.split(' ').map(place => RULE_IDS[Number.parseInt(place, 36)])
    return rules.join(' ') === named ? [] : [`${drill}: ${places} are ${rules.join(' ')}, not ${named}`]
  })
  expect(off, 'RULE_IDS changed: write the list again with `npm run rules:drilled`').toEqual([])
})

test('no rule is drilled in two ways', () => {
  const places = Object.values(RULES_BY_DRILL).flatMap(rules => rules.split(' '))
  expect(places.length).toBeGreaterThan(400)
  expect(DRILLED_RULES).toHaveLength(places.length)
  expect(DRILLED_RULES.filter(rule => !isRuleId(rule))).toEqual([])
  expect(aimAt('wsop/122')).toEqual({ area: 'rulings', family: expect.any(String), kind: expect.any(String) })
})

test('a rule that can be practised by itself is the first one that its drills cite', () => {
  // the others are in the soak
  const some = DRILLED_RULES.filter((_, i) => i % 12 === 5)
  expect(some.length).toBeGreaterThan(20)
  for (const rule of some) {
    const drill = nextDrill(wanted(rule), `on ${rule}`)
    expect(drill.rules[0], rule).toBe(rule)
    expect(drill.area, rule).toBe(aimAt(rule)!.area)
  }
})

test('none comes again while there is another; then one of them does', () => {
  const keys: string[] = []
  for (let n = 0; n < 12; n++) {
    const drill = nextDrill(wanted('wsop/122', keys), `again ${n}`, rulingsInEnglish)
    expect(drill.rules[0]).toBe('wsop/122')
    keys.push(drill.key)
  }
  expect(new Set(keys).size).toBeGreaterThan(6)
})

test('a rule without drills is none, whatever it is called', () => {
  for (const rule of ['constructor', '', 'no such rule']) {
    expect(isDrilled(rule)).toBe(false)
    expect(nextDrill(wanted(rule), 'none').area).toBe('side-pots')
  }
})
