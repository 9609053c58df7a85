import { describe, expect, test } from 'vitest'
import { MOST_OF_NAME, nameKey, plainText, tidyName } from './name-key.ts'

describe('names', () => {
  test.each([
    '\u2800',
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
    '\u200b\u200c\u200d\u2060\ufeff',
    '\ufe0f',
    '\u{e0041}\u{e0042}',
    '\u00ad',
    '\u034f',
    '\u180e',
    '\u0301',
    ' \t\n',
  ])('that cannot be seen are no names: %j', name => {
    expect(tidyName(name)).toBe('')
  })

  test('are no longer than they may be, however they are composed', () => {
    expect([...tidyName('\ufdfa'.repeat(40))].length).toBeLessThanOrEqual(MOST_OF_NAME)
    expect([...tidyName('\u{1f600}'.repeat(60))]).toHaveLength(MOST_OF_NAME)
    expect(tidyName(`A${'\u0301'.repeat(39)}`).length).toBeLessThan(6)
  })

  test.each(['\u202e', '\u202d', '\u2066', '\u2069', '\u200f', '\u061c'])('turn no text around: %j', sign => {
    expect(tidyName(`Ann${sign}Lee`)).toBe('Ann Lee')
    expect(plainText(`good${sign}game`)).toBe('good game')
  })

  test('are the same name with or without what cannot be seen', () => {
    for (const name of ['Ann Lee', 'ann\u3164lee', '\u2800Ann  Lee', 'Ann\u00a0Lee', 'Ann Lee\u{e0041}'])
      expect(nameKey(name)).toBe('ann lee')
  })

  test('carry no escapes of a terminal', () => {
    expect(tidyName('\u001b[2JAnn\u0007')).toBe('[2JAnn')
  })

  test('of any language stay as they are', () => {
    for (const name of ['Zoë', 'Łukasz', '山田太郎', 'نور', 'Ольга', 'Ngô Bảo Châu', 'O’Brien', '♠ Ace ♠'])
      expect(tidyName(name)).toBe(name.normalize('NFKC'))
  })
})
