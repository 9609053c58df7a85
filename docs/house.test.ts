import { describe, expect, test } from 'vitest'
import { filesEndingIn, type Source } from './sources.ts'

const sources = filesEndingIn('.ts')
const pages = filesEndingIn('.md')
const isTest = (file: string): boolean => /\.(test|soak)\.tsx?$/.test(file)

describe('a module is small', () => {
  /** The list of all rules is written from the ledger and as long as that; a chapter of the rulebook, and its answers in German, are as long as their subject. */
  const most = (file: string): number => {
    if (file === 'engine/rulebooks/rule-ids.ts') return 3000
    if (/^engine\/rulebooks\/chapters\//.test(file) || file === 'engine/words/german/answer-codes.ts') return 700
    return isTest(file) ? 600 : 350
  }
  const tooLong = ({ file, text }: Source): boolean => text.split('\n').length - 1 > most(file)

  test('none is longer than it may be', () => {
    expect(sources.filter(tooLong).map(({ file }) => file)).toEqual([])
  })

  test('a long one is caught', () => {
    expect(tooLong({ file: 'engine/deal/deal.ts', text: '\n'.repeat(351) })).toBe(true)
    expect(tooLong({ file: 'engine/deal/deal.test.ts', text: '\n'.repeat(351) })).toBe(false)
  })
})

describe('a function is short', () => {
  const MOST = 80
  const FUNCTION = /^(?:export )?const (\w+)(?:: [^=]+)? =\s*(?:async )?(?:\(|<|\w+ =>)/
  /** The functions at the left edge of a file that are too long, by name. */
  const tooLong = ({ text }: Source): readonly string[] => {
    const lines = text.split('\n')
    return lines.flatMap((line, i) => {
      if (!/^(?:export )?const /.test(line)) return []
      const rest = lines.slice(i + 1)
      const next = rest.findIndex(it => /^[^\s})\]]/.test(it))
      const block = [line, ...(next < 0 ? rest : rest.slice(0, next))].join('\n').trimEnd()
      const name = FUNCTION.exec(block)?.[1]
      return name !== undefined && block.split('\n').length > MOST ? [name] : []
    })
  }
  /** The functions inside of others and of objects that are too long, by the line that begins them. */
  const tooLongInside = ({ text }: Source): readonly string[] => {
    const lines = text.split('\n')
    return lines.flatMap((line, i) => {
      const [, indent] = /^(\s+)\S?.*=> [({[]*$/.exec(line) ?? []
      if (indent === undefined) return []
      const length = lines.slice(i + 1).findIndex(it => /^\s*[})\]]/.test(it) && it.search(/\S/) === indent.length) + 2
      return length > MOST ? [line.trim()] : []
    })
  }
  const all = [...sources, ...filesEndingIn('.tsx')].filter(({ file }) => !isTest(file))

  test('in every package, components of the page included', () => {
    expect(all.flatMap(source => tooLong(source).map(name => `${name} in ${source.file}`))).toEqual([])
  })

  test('also inside of another or of an object', () => {
    expect(all.flatMap(source => tooLongInside(source).map(name => `${name} in ${source.file}`))).toEqual([])
    const text = `export const one = {\n  two: async (a: number) => {\n${'    a\n\n'.repeat(40)}  },\n}\n`
    expect(tooLongInside({ file: 'one.ts', text })).toEqual(['two: async (a: number) => {'])
    expect(tooLongInside({ file: 'one.ts', text: text.replace('    a\n\n', '') })).toEqual([])
  })

  test('a long one is caught, with its parameters and whatever is inside', () => {
    const text = `const data = [\n${'1,\n'.repeat(90)}]\n\nexport const one = (\n  a: number,\n): number => {\n${'  a\n\n'.repeat(39)}}\n`
    expect(tooLong({ file: 'one.ts', text })).toEqual(['one'])
    expect(tooLong({ file: 'one.ts', text: text.replace('  a\n\n', '') })).toEqual([])
  })
})

describe('every exported name of the engine says what it is', () => {
  /** The exported names with no comment on the line above them. */
  const undocumented = ({ file, text }: Source): readonly string[] => {
    const lines = text.split('\n')
    return lines.flatMap((line, i) => {
      const name = /^export (?:const|type|function) (\w+)/.exec(line)?.[1]
      return name === undefined || lines[i - 1]?.trim().endsWith('*/') ? [] : [`${name} in ${file}`]
    })
  }
  const engine = sources.filter(({ file }) => file.startsWith('engine/') && !isTest(file))

  test('in a sentence above it', () => {
    expect(engine.length).toBeGreaterThan(80)
    expect(engine.flatMap(undocumented)).toEqual([])
  })

  test('a name without one is caught', () => {
    const text = '/** A card. */\nexport type Card = string\n\nexport const deck = []\nexport { Card }\n'
    expect(undocumented({ file: 'deck.ts', text })).toEqual(['deck in deck.ts'])
  })
})

describe('no is said in one way: a code in `why`, with its data', () => {
  /** Asks for a no by another name. */
  const dialects = ({ text }: Source): readonly string[] =>
    [...text.matchAll(/'(?:wrong|problems?|refused|error)' in \w+/g)].map(([asked]) => asked)

  /** Faults of our own that a simulation finds, an exception that carries a refusal, and what is wrong with the settings. */
  const OTHERS = [
    'cli/run-simulation.ts',
    'engine/simulation/play-deals.ts',
    'engine/simulation/simulate.ts',
    'room/main.ts',
    'room/tables/set-aside.ts',
  ]

  test('in every package', () => {
    const found = sources.filter(source => !isTest(source.file) && dialects(source).length > 0)
    expect(found.map(({ file }) => file).toSorted()).toEqual(OTHERS)
  })

  test('another name for it is caught', () => {
    expect(dialects({ file: 'x.ts', text: `if (${"'wrong'"} in read) return read` })).toHaveLength(1)
  })
})

describe('nothing is left undone or switched off', () => {
  // Written in halves, so that this file does not find itself.
  const FORBIDDEN = [
    ['to', 'do'],
    ['fix', 'me'],
    ['@ts-', '(ignore|nocheck|expect-error)'],
    ['\\b(test|describe|it)\\.', '(skip|only|todo|fails)\\b'],
  ].map(halves => halves.join(''))
  const undone = ({ text }: Source): readonly string[] =>
    FORBIDDEN.filter(word => new RegExp(/^[a-z]+$/.test(word) ? `\\b${word.toUpperCase()}\\b` : word).test(text))

  test('in no source and on no page', () => {
    expect([...sources, ...pages].flatMap(source => undone(source).map(word => `${word} in ${source.file}`))).toEqual(
      [],
    )
  })

  test('what is undone is caught', () => {
    const text = `// ${'TO'}${'DO'} later\n${'test'}.${'skip'}('x')\n// the rest is done`
    expect(undone({ file: 'x.ts', text })).toHaveLength(2)
  })
})
