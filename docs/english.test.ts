import { describe, expect, test } from 'vitest'
import { oddInComments, oddInPage, oddInTexts } from './english.ts'
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
    const ours = read.filter(({ file }) => !/^(?:cli\/mutate|(?:cli|room)\/testing)\//.test(file))
    expect(oddAt(ours, oddInTexts)).toEqual([])
  })

  test('in the comments of the engine, the histories, the command line, the room and the page', () => {
    const code = under('engine/', 'histories/', 'fair/', 'cli/', 'room/', 'web/', 'bench/')
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
})
