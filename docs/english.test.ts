import { describe, expect, test } from 'vitest'
import { oddInComments, oddInLedger, oddInPage, oddInTexts, oddInTitles } from './english.ts'
import { filesEndingIn, type Source } from './sources.ts'

const isTest = (file: string): boolean => /\.(test|soak)\.tsx?$/.test(file)
const sources = [...filesEndingIn('.ts'), ...filesEndingIn('.tsx')].filter(({ file }) => !isTest(file))
const under = (...folders: readonly string[]): readonly Source[] =>
  sources.filter(({ file }) => folders.some(folder => file.startsWith(folder)))

// in two parts: in one it would read like the id of a rule
const PAGE = ['web', 'src'].join('/')

const oddAt = (found: readonly Source[], odd: (source: Source) => readonly string[]): readonly string[] =>
  found.flatMap(source => odd(source).map(words => `${source.file.replace(PAGE, 'page')}: ${words}`))

describe('what people read says they, you and players', () => {
  test('on every page', () => {
    expect(oddAt(filesEndingIn('.md'), oddInPage)).toEqual([])
  })

  test('in news, refusals, rulings, the questions of the books, the command line, the room and the page', () => {
    const read = under(
      'engine/words/',
      'engine/rulebooks/chapters/',
      'engine/odds/',
      'fair/',
      'cli/',
      'room/',
      `${PAGE}/words/`,
    )
    expect(read.length).toBeGreaterThan(100)
    // other languages have rules of their own
    const ours = read.filter(({ file }) => !/^(?:cli\/mutate|(?:cli|room)\/testing)\/|\/german\//.test(file))
    expect(oddAt(ours, oddInTexts)).toEqual([])
  })

  test('in our words for every rule', () => {
    const ledgers = filesEndingIn('.jsonl').filter(({ file }) => /^engine\/rulebooks\/ledger\/\w+\.jsonl$/.test(file))
    expect(ledgers).toHaveLength(5)
    expect(oddAt(ledgers, oddInLedger)).toEqual([])
  })

  test('in the titles of tests', () => {
    const tests = [...filesEndingIn('.ts'), ...filesEndingIn('.tsx')].filter(
      ({ file }) => isTest(file) && file !== 'docs/english.test.ts',
    )
    expect(tests.length).toBeGreaterThan(400)
    expect(oddAt(tests, oddInTitles)).toEqual([])
  })

  test('in the comments of the engine, the histories, the command line, the room and the page', () => {
    const code = under('engine/', 'histories/', 'fair/', 'arena/', 'client/', 'cli/', 'room/', 'web/', 'bench/')
    expect(code.length).toBeGreaterThan(500)
    expect(oddAt(code, oddInComments)).toEqual([])
  })
})

test('odd English is caught, and rules and code are left alone', () => {
  // in two parts, so that this file says nothing odd itself
  const his = ['h', 'is'].join('')
  expect(oddInPage({ file: 'a.md', text: `The player keeps ${his} card.` })).toHaveLength(1)
  expect(oddInPage({ file: 'a.md', text: `\`keeps-${his}-turn\` and this` })).toEqual([])
  expect(
    oddInComments({ file: 'a.ts', text: `/** The player and ${his} chips. */\nconst a = '${his} chips'` }),
  ).toHaveLength(1)
  expect(oddInTexts({ file: 'a.ts', text: `const a = 'the cards are told as they fall'` })).toHaveLength(1)
  expect(oddInTexts({ file: 'a.ts', text: `const a = 'Take ${his} seat.'` })).toHaveLength(1)
  expect(oddInTexts({ file: 'a.ts', text: `const a = 'keeps-${his}-turn'` })).toEqual([])
  const rule = (gist: string) => ({
    file: 'a.jsonl',
    text: JSON.stringify({ id: 'a/1', title: '', gist, example: { cases: [{ so: [] }] } }),
  })
  expect(oddInLedger(rule(`A player keeps ${his} card.`))).toHaveLength(1)
  const rows = JSON.stringify({
    id: 'a/1',
    title: '',
    gist: '',
    example: { cases: [{ so: [`They show ${his} `, { card: 'As' }] }] },
  })
  expect(oddInLedger({ file: 'a.jsonl', text: rows })).toHaveLength(1)
  expect(oddInLedger(rule('One' + ' who checks may raise.'))).toHaveLength(1)
  expect(oddInLedger(rule(`Seat 7 says '${his} turn' -> breach logged.`))).toEqual([])
  expect(oddInTitles({ file: 'a.test.ts', text: `test('keeps ${his} card', () => {})` })).toHaveLength(1)
  expect(oddInTitles({ file: 'a.test.ts', text: `rule('rrp/8/6', 'keeps ${his} card', () => {})` })).toHaveLength(1)
  const told = ['is', 'told'].join(' ')
  expect(oddInTitles({ file: 'a.test.ts', text: `test('the flop ${told}', () => {})` })).toHaveLength(1)
  expect(oddInComments({ file: 'a.ts', text: `// ${['one', 'who'].join(' ')} folds` })).toHaveLength(1)
  expect(oddInComments({ file: 'a.ts', text: '// the one that folds' })).toEqual([])
  expect(oddInTitles({ file: 'a.test.ts', text: `test('keeps a card', () => f('${his}'))` })).toEqual([])
  for (const words of [
    `${['who', 'ever'].join('')} folds`,
    `null ${['for', 'who'].join(' ')} has none`,
    `${['all', 'one has'].join(' ')} is enough`,
    `at ${['one', 's'].join("'")} turn`,
    `${['every', 'so many'].join(' ')} deals`,
    `${['what is', 'to come'].join(' ')} is dealt twice`,
    `a card ${['behind', 'a burn'].join(' ')}`,
  ])
    expect(oddInComments({ file: 'a.ts', text: `// ${words}` }), words).toHaveLength(1)
  expect(oddInComments({ file: 'a.ts', text: "// the next one's number, and the rules behind it" })).toEqual([])
})
