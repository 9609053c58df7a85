import { describe, expect, test } from 'vitest'
import { castsIn } from './casts.ts'
import { textsIn } from './page-texts.ts'
import { filesEndingIn, type Source } from './sources.ts'

const page = [...filesEndingIn('.ts', 'web/src/'), ...filesEndingIn('.tsx', 'web/src/')].filter(
  ({ file }) => !/\.test\.tsx?$/.test(file),
)

/** What comes from outside or out of the browser's store, and is read, not sent. */
const READ: readonly string[] = [
  'fair/check-deck.ts: JSON.parse(line) as Partial<Event>',
  "line/kept-seals.ts: JSON.parse(storage()?.getItem(NAME) ?? '[]') as readonly KeptSeal[]",
  "line/shown-line.ts: (shown?.view ?? null) as FollowedAs<Name>['view'] | null",
  'own/own-things.ts: it as Record<string, unknown>',
  'house-book/edition-page.tsx: Object.keys(points) as PointName[]',
]

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

  /** Folders of orders, and files elsewhere that order or ask something. */
  const ORDERS = /^web\/src\/(?:bank|chinese|events|floor|line|live|lobby|menu|next|office|people|record|table)\//
  const SENDS =
    /from '[^']*line\/(?:table-line|api|shown-line)\.ts'|\b\w*(?:Order|Wanted|Preferred)\b[^;']*from '@cardroom\/room/
  const sends = ({ file, text }: Source): boolean => ORDERS.test(file) || SENDS.test(text)
  const castsOf = (files: readonly Source[]): readonly string[] =>
    files.filter(sends).flatMap(source => castsIn(source).map(cast => `${inPage(source.file)}: ${cast}`))

  test('no cast says that something fits: what is sent fits, or it does not compile', () => {
    expect(page.filter(sends).length).toBeGreaterThan(200)
    expect(castsOf(page)).toEqual(READ)
  })

  test('a cast is caught where something is sent, and nowhere else', () => {
    const text = 'const it = { type: "prefer", value } as Preferred\nconst names = ["as any"] as const'
    const found = 'x.ts: { type: "prefer", value } as Preferred'
    const file = 'web/src/x.ts'
    expect(castsOf([{ file, text: `import { order } from '../line/table-line.ts'\n${text}` }])).toEqual([found])
    expect(castsOf([{ file, text: `import type { Preferred } from '@cardroom/room/protocol'\n${text}` }])).toEqual([
      found,
    ])
    expect(castsOf([{ file: 'web/src/menu/x.ts', text }])).toEqual([`menu/${found}`])
    expect(castsOf([{ file, text }])).toEqual([])
  })

  test('an address and any object are caught', () => {
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
