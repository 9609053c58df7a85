import { describe, expect, test } from 'vitest'
import { edited } from './mutation.ts'
import { mutationsNear } from './near.ts'
import { wordsIn } from './other-words.ts'
import { programOf } from './syntax.ts'

/** The changes near the word `here`, as "before → after", the nearest first. */
const near = (text: string, cited = 'here'): readonly string[] => {
  const program = programOf('engine/a.ts', text)
  const start = text.indexOf(cited)
  return mutationsNear(program, { start, end: start + cited.length }, wordsIn([program])).map(
    ({ before, after }) => `${before} → ${after}`,
  )
}

describe('a comment is about', () => {
  test('what stands below it', () => {
    const text = [
      'const f = (a: number, b: number) => {',
      '  if (b > 1) return 0',
      '  // here',
      '  return a === b',
      '}',
    ]
    expect(near(text.join('\n'))[0]).toBe('a === b → a !== b')
  })

  test('what stands before it on its line', () => {
    const text = 'const f = (a: number) => (\n  a > 1 || // other\n  a === 7 || // here\n  a < 9\n)'
    expect(near(text)[0]).toBe('a === 7 → a !== 7')
    expect(near(text, 'other')).toContain('a > 1 → a <= 1')
  })

  test('the whole of what it documents, and then what that calls', () => {
    const text =
      '/** here */\nconst f = (a: number) => g(a)\nconst g = (a: number) => a > 3\nconst h = (a: number) => a > 4\n'
    expect(near(text)).toEqual(['a > 3 → a <= 3', 'a > 3 → a > 4', 'a > 3 → a >= 3', 'a > 3 → a > 2'])
  })

  test('a table, and then what uses it', () => {
    const text = 'const f = (a: A) => (a > 1 ? T[a] : 0)\n/** here */\nconst T = { x: g }\nconst h = 7\n'
    expect(near(text)[0]).toBe('a > 1 → a <= 1')
    expect(near(text).join()).not.toContain('7')
  })

  test('nothing, above a type or at the end', () => {
    expect(near('/** here */\ntype A = 1 | 2\nconst a = 3')).toEqual([])
    expect(near('const a = 3\n// here\n')).toEqual([])
  })
})

describe('a rule that stands in the code is about', () => {
  test('the condition it stands under, before those further out', () => {
    const text = "const f = (a: boolean, b: boolean) => { if (a) return b ? call('here') : 'x'\nreturn 'y' }"
    expect(near(text).slice(0, 2)).toEqual(['b → !(b)', "'x' → 'y'"])
    expect(near(text)).toContain('a → !(a)')
  })

  test('the data it stands with, but not names and rules', () => {
    const text = "const form = { id: 'a', rules: ['here', 'b'], cards: 3, low: true, streets: [down(2), up(1)] }"
    const found = near(text)
    expect(found.slice(0, 3)).toEqual(['cards: 3 → cards: 4', 'low: true → low: false', 'down(2) → down(3)'])
    expect(found).toContain('[down(2), up(1)] → [down(2)]')
    expect(found.join()).not.toMatch(/id:|rules:/)
  })
})

describe('code is changed', () => {
  const only = (code: string): readonly string[] => near(`/** here */\nconst f = (a: A, b: B, c: C) => ${code}`)

  test.each([
    ['a < b', ['a < b → a >= b', 'a < b → a <= b']],
    ['a && b', ['a && b → a || b', 'a && b → (a)', 'a && b → (b)']],
    ['a + b', ['a + b → a - b']],
    ['!a', ['!a → a']],
    ['a ? b : c', ['a → !(a)']],
    ['a === b ? b : c', ['a === b → a !== b']],
    ['Math.min(a, b)', ['Math.min(a, b) → Math.max(a, b)']],
    ['a.some(b)', ['a.some(b) → a.every(b)']],
    ['a.at(-1)', ['a.at(-1) → a.at(0)', '1 → 2', '1 → 0']],
    ['a.filter(b)', ['a.filter(b) → a']],
    ["({ a: 'x', b: [{ a: 'y' }] })", ["a: 'x' → a: 'y'", "a: 'y' → a: 'x'"]],
    ["(a ? 'x' : 'y') as A", ['a → !(a)', "'x' → 'y'", "'y' → 'x'"]],
  ])('%s', (code, expected) => {
    expect([...only(code)].sort()).toEqual([...expected].sort())
  })

  test.each(["'x' + b", 'a as 1 | 2', "a('The end.')", 'a ?? b', '() => { while (a < b) c }'])('not %s', code => {
    expect(only(code)).toEqual([])
  })

  test('two cases change places', () => {
    const text =
      "const f = (a: A) => {\n  switch (a) {\n    case 'x': // here\n      return g\n    case 'y':\n      return h\n  }\n}"
    const program = programOf('a.ts', text)
    const [first] = mutationsNear(program, { start: text.indexOf('here'), end: text.indexOf('here') + 4 }, new Map())
    expect(edited(text, first!.edits)).toBe(text.replace("'x'", '1').replace("'y'", "'x'").replace('1', "'y'"))
    expect(first).toMatchObject({ line: 3, before: "'x', 'y'", after: "'y', 'x'" })
  })
})
