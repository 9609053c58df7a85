import { expect, test } from 'vitest'
import { languageAsked } from './language-asked.ts'

const asked = (accept: string | undefined, query: unknown = {}) =>
  languageAsked({ query, headers: accept === undefined ? {} : { 'accept-language': accept } })

test('a request is answered in the language it names, or in the browser’s, and in English otherwise', () => {
  expect(asked('en-GB', { language: 'de' })).toBe('de')
  expect(asked('de-AT,de;q=0.9,en;q=0.8')).toBe('de')
  expect(asked('fr, de;q=0.3, en;q=0.7')).toBe('en')
  expect(asked('en;q=0.5, de')).toBe('de')
  expect(asked(undefined)).toBe('en')
})

test('what is no language is English', () => {
  expect(asked('de', { language: 'klingon' })).toBe('en')
  expect(asked(undefined, { language: ['de', 'en'] })).toBe('en')
  expect(asked('de;q=0')).toBe('en')
  expect(asked(`${'x,'.repeat(10_000)}de`)).toBe('en')
  expect(asked(';;;,,,=q')).toBe('en')
})
