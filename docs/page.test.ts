import { describe, expect, test } from 'vitest'
import { textsIn } from './page-texts.ts'
import { filesEndingIn, type Source } from './sources.ts'

const page = [...filesEndingIn('.ts', 'web/src/'), ...filesEndingIn('.tsx', 'web/src/')].filter(
  ({ file }) => !/\.test\.tsx?$/.test(file),
)

/** A file's place in the page: a path with its package in front would read like the id of a rule. */
const inPage = (file: string): string => file.slice('web/src/'.length)

describe('what the page sends is typed from the protocol', () => {
  /** An address written by hand, or just any object. */
  const untyped = ({ text }: Source): boolean => /['"`]\/api\/|: object\b|<object>/.test(text)

  test('no address is written by hand, and nothing sent is just any object', () => {
    expect(page.length).toBeGreaterThan(100)
    // what is kept in the browser is read as any object
    expect(page.filter(untyped).map(({ file }) => inPage(file))).toEqual(['settings/settings.ts'])
  })

  test('both are caught', () => {
    for (const text of ['ask<T>(`/api/me`)', 'const order = (what: object) => {}', "ask<object>('x')"])
      expect(untyped({ file: 'x.ts', text })).toBe(true)
  })
})

describe('every text of the page is in web/src/words', () => {
  test('no text stands in a component', () => {
    const ours = page.filter(({ file }) => !file.startsWith('web/src/words/'))
    const found = ours.flatMap(source => textsIn(source).map(words => `${inPage(source.file)}: ${words}`))
    // words of HTTP, and the name under which the browser keeps them
    expect(found).toEqual(['line/api.ts: Bearer', 'settings/settings.ts: cardroom settings'])
  })

  test('each kind is caught', () => {
    const file = 'x.tsx'
    expect(textsIn({ file, text: 'export const A = () => <p>Fold anyway?</p>' })).toEqual(['Fold anyway?'])
    expect(textsIn({ file, text: 'export const A = () => <p aria-label="Pots" className="a b" />' })).toEqual(['Pots'])
    expect(textsIn({ file, text: "const words = all ? 'All books alike' : ''" })).toEqual(['All books alike'])
    expect(textsIn({ file, text: ['const words = `Hand ', '{1} is over`'].join('$') })).toEqual(['Hand', 'is over'])
    expect(textsIn({ file, text: "import x from './a b.ts'; const key = 'check-fold'" })).toEqual([])
  })
})
