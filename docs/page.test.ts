import { describe, expect, test } from 'vitest'
import { filesEndingIn, type Source } from './sources.ts'

const page = [...filesEndingIn('.ts', 'web/src/'), ...filesEndingIn('.tsx', 'web/src/')].filter(
  ({ file }) => !/\.test\.tsx?$/.test(file),
)

describe('what the page sends is typed from the protocol', () => {
  /** An address written by hand, or just any object. */
  const untyped = ({ text }: Source): boolean => /['"`]\/api\/|: object\b|<object>/.test(text)

  test('no address is written by hand, and nothing sent is just any object', () => {
    expect(page.length).toBeGreaterThan(100)
    // what is kept in the browser is read as any object
    expect(page.filter(untyped).map(({ file }) => file)).toEqual(['web/src/settings/settings.ts'])
  })

  test('both are caught', () => {
    for (const text of ['ask<T>(`/api/me`)', 'const order = (what: object) => {}', "ask<object>('x')"])
      expect(untyped({ file: 'x.ts', text })).toBe(true)
  })
})
