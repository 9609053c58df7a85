import type { RuleId } from '@cardroom/engine'
import { idsIn } from '@cardroom/engine/rulebooks'
import { describe, expect, test } from 'vitest'
import { citations } from './citations.ts'
import { namesIn } from './test-names.ts'

// Ids are put together here, so that this file names no rule itself.
const id = (number: string): RuleId => ['rrp', number].join('/') as RuleId
const [seven, cumulative, eight] = [id('3/betting/7'), id('3/betting/7/cumulative'), id('8/6')]
const citedIn = (file: string, text: string) => {
  const found = citations([{ file, text }], [seven, cumulative, eight])
  return [...found].flatMap(([rule, { code, tests }]) =>
    code.length + tests.length > 0 ? [{ rule, code, tests }] : [],
  )
}

describe('ids in a text', () => {
  test('go as far as they go', () => {
    expect(idsIn(`${cumulative} and ${seven}, ${eight}. (${eight}):`)).toEqual([cumulative, seven, eight, eight])
    expect(idsIn(`x${eight} ./${eight} ${eight}_a ${eight}X ${eight}/`)).toEqual([])
    expect(idsIn(`${eight}$`)).toEqual([])
  })
})

describe('code', () => {
  test('cites a rule in comments and texts, each place once', () => {
    const text = `// ${seven} and again ${seven}\n\nconst rule = '${cumulative}'\n`
    expect(citedIn('engine/deal/betting/wager.ts', text)).toEqual([
      { rule: seven, code: ['engine/deal/betting/wager.ts:1'], tests: [] },
      { rule: cumulative, code: ['engine/deal/betting/wager.ts:3'], tests: [] },
    ])
  })

  test.each([
    'engine/testing/given.ts',
    'engine/deal/every-form.soak.ts',
    'cli/main.ts',
    'engine/rulebooks/rule-ids.ts',
  ])('is not in %s', file => {
    expect(citedIn(file, `// ${seven}`)).toEqual([])
  })
})

describe('a test names a rule', () => {
  const named = (text: string): readonly string[] =>
    citedIn('engine/deal/wager.test.ts', text).flatMap(({ rule, tests }) =>
      tests.map(at => `${rule} ${at.split(':')[1]}`),
    )

  test.each([
    ['rule on one line', `rule('${seven}', 'a title', () => {})`, `${seven} 1`],
    ['rule on several lines', `\nrule(\n  '${seven}',\n  'a title',\n)`, `${seven} 3`],
    ['a title', `test('${seven} is a title', () => {})`, `${seven} 1`],
    ['a title with something filled in', `test(\`\${a} (${seven})\`, () => {})`, `${seven} 1`],
    ['a title around tests', `describe("${seven}: it's a title", () => {})`, `${seven} 1`],
    ['a title of each', `test.each([[1]])('${seven} %i', () => {})`, `${seven} 1`],
    ['a title of each with types', `test.each<[a: B<C>, d: E]>(f)('${seven} %i', () => {})`, `${seven} 1`],
    ['a row of each', `test.each([\n  ['a', '${seven}'],\n])('%s (%s)', () => {})`, `${seven} 2`],
    ['a row of a table', `const t = [\n ['${seven}', 1],\n]\nfor (const [id] of t) rule(id, 'x', f)`, `${seven} 2`],
    ['a list of a loop', `for (const id of ['${seven}'] as const) rule(id, 'x', f)`, `${seven} 1`],
  ])('by %s', (_, text, expected) => {
    expect(named(text)).toEqual([expected])
  })

  test.each([
    ['a comment', `// rule('${seven}', 'x')\n/* test('${seven}') */`],
    ['what it expects', `rule(id, 'x', () => expect(why).toEqual([['${seven}']]))`],
    ['what it holds', `test('x', () => { const rule = '${seven}'; expect(rule).toBe('${seven}') })`],
    ['a second word', `rule(a, '${seven}', f)`],
    ['an id with something filled in', `test(\`${seven}\${more}\`, f)`],
    ['a table that no test is made of', `const t = [['${seven}', 1]]\ntest('x', f)`],
    ['a longer id', `rule('${seven}/unheard-of', 'x', f)`],
  ])('not by %s', (_, text) => {
    expect(named(text)).toEqual([])
  })

  test('across the books by the rule of a point', () => {
    const text = `across({}, (book, is) =>\n  rule(book.completionCountsAsRaise.rule, 'x', f))`
    expect(namesIn(text)).toEqual([{ point: ['completionCountsAsRaise', 'rule'], line: 2 }])
    expect(named(text)).toEqual([`${eight} 2`])
    expect(named(`rule(book.completionCountsAsRaise.rule, 'x', f)`)).toEqual([])
    expect(named(`across({}, book => rule(book.noSuchPoint.rule, 'x', f))`)).toEqual([])
  })

  test('quotes and brackets in texts, patterns and templates lead nobody astray', () => {
    const text = [
      `const a = /['"\`(/]/.test(b) ? 4 / 2 : \`)\${c({ d: '}' })}'\``,
      `const e = 'it\\'s (' // it's`,
      `rule('${seven}', 'x', f)`,
    ].join('\n')
    expect(named(text)).toEqual([`${seven} 3`])
  })
})
