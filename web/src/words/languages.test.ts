import { describe, expect, test } from 'vitest'
import { find } from './english/find.ts'
import { englishEvents } from './event-texts.ts'
import { filled, gapsIn } from './gaps.ts'
import { german, germanEvents, germanFind, germanRules } from './german/german.ts'
import { languageFor } from './language.ts'
import { englishRules } from './rule-texts.ts'
import { english } from './texts.ts'

describe('the language of the page', () => {
  test('is the one that was chosen, or the first of the browser’s that there is', () => {
    expect(languageFor('de', ['en-GB'])).toBe('de')
    expect(languageFor('browser', ['fr-FR', 'de-AT', 'en'])).toBe('de')
    expect(languageFor('browser', ['DE'])).toBe('de')
    expect(languageFor('browser', ['fr'])).toBe('en')
    expect(languageFor('browser', [])).toBe('en')
  })

  test('what a language lacks is said in English, and is listed', () => {
    const one = { a: 'A', b: { c: 'C', d: (n: number) => `${n}` }, e: ['x', 'y'] }
    const other = { b: { d: (n: number) => `~${n}` } }
    const both = filled<typeof one>(one, other)
    expect([both.a, both.b.c, both.b.d(2), both.e]).toEqual(['A', 'C', '~2', ['x', 'y']])
    expect(gapsIn(one, other)).toEqual(['a', 'b.c', 'e'])
  })
})

describe('German', () => {
  test('has every text of the page: what is missing is listed here', () => {
    const gaps = [
      ...gapsIn(english, german),
      ...gapsIn(englishEvents, germanEvents),
      ...gapsIn(englishRules, germanRules),
      ...gapsIn(find, germanFind),
    ]
    expect(gaps).toEqual([])
  })
})
