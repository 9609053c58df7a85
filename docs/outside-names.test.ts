import { describe, expect, test } from 'vitest'
import { unsafeLookups } from './outside-names.ts'
import { filesEndingIn } from './sources.ts'

/** What runs where names come from outside: no tests, and no tools of the checkout. */
const isOurs = (file: string): boolean =>
  /^(?:engine|histories|fair|room|web\/src|cli)\//.test(file) &&
  !/\.(?:test|soak)\.tsx?$|\/testing\/|^cli\/mutate\/|held-in\.ts$/.test(file)

describe('a name from outside never finds what nobody put into a table', () => {
  test('in no source of any package', () => {
    const sources = [...filesEndingIn('.ts'), ...filesEndingIn('.tsx')].filter(({ file }) => isOurs(file))
    expect(sources.length).toBeGreaterThan(800)
    expect(sources.flatMap(unsafeLookups)).toEqual([])
  })

  const lookups = (text: string): readonly string[] => unsafeLookups({ file: 'x.ts', text })

  test.each([
    'const words: Readonly<Record<string, string>> = {}\nexport const f = (name: string) => words[name]',
    'export const f = (words: Record<string, string>, name: string) => words[name]!',
    'type Fields = Readonly<Record<string, unknown>>\nexport const f = (a: Fields, name: string) => a[name]',
    'export const f = (hosted: Hosted, person: PlayerId) => hosted.people[person]!.name',
    'export const f = (name: string) => name in forms',
    'export const f = (name: string) => mixes[name as keyof typeof mixes]',
  ])('a look-up is caught: %s', text => {
    expect(lookups(text)).toHaveLength(1)
  })

  test.each([
    'const words: Readonly<Record<string, string>> = {}\nexport const f = () => words.known',
    'export const f = (w: Record<string, string>, n: string) => (Object.hasOwn(w, n) ? w[n] : undefined)',
    'export const f = (list: readonly string[], i: number) => list[i]',
    "export const f = (it: object) => 'why' in it",
    'export const f = (hosted: Hosted, person: PlayerId) => heldIn(hosted.people, person)?.name',
  ])('a safe one is not: %s', text => {
    expect(lookups(text)).toEqual([])
  })
})
