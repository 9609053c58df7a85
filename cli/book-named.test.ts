import { expect, test } from 'vitest'
import { bookNamed } from './book-named.ts'
import { namedRefusalWords } from './named-refusal.ts'
import { ownFolder } from './testing/own-folder.ts'

const { file } = ownFolder()
const written = (text: string): string => file('mine.json', text)

test('one of the five', async () => {
  expect(await bookNamed('wsop')).toBe('wsop')
  expect(await bookNamed('RRP')).toBe('rrp')
})

test('a house in a file', async () => {
  const house = { name: 'Mine', book: 'uspa', overrides: { aceToFiveJoker: false } }
  expect(await bookNamed(written(`\uFEFF${JSON.stringify(house)}`))).toEqual(house)
})

test('or why not', async () => {
  const wordsFor = async (name: string): Promise<string> => {
    const book = await bookNamed(name)
    if (typeof book !== 'object' || !('why' in book)) throw new Error(`${name} is a book`)
    return namedRefusalWords(book)
  }
  expect(await bookNamed('hoyle')).toEqual({ why: 'no-such-book', about: { name: 'hoyle' } })
  expect(await wordsFor('hoyle')).toBe(
    'there is no book "hoyle"; accepted: rrp, uspa, hpt, web, wsop, or a house file such as mine.json',
  )
  expect(await wordsFor('nowhere/mine.json')).toMatch(/^nowhere\/mine\.json: can’t be read: ENOENT/)
  const broken = written('{\n  "name": "Mine",\n  "book": rrp\n}')
  expect(await wordsFor(broken)).toBe(`${broken}: isn’t JSON: line 3, column 11: rrp is unexpected`)
  const faulty = written('{"name":"Mine","book":"rrp","overrides":{"aceToFiveJoker":1,"x":2}}')
  expect(await wordsFor(faulty)).toBe(
    `${faulty}: overrides.aceToFiveJoker: 1 is not accepted; accepted: true or false\n${faulty}: overrides.x: there is no point "x"`,
  )
})
