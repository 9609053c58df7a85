import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookNamed } from './book-named.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardroom-'))
})
afterAll(() => rm(folder, { recursive: true }))

const written = async (text: string): Promise<string> => {
  const file = join(folder, 'mine.json')
  await writeFile(file, text)
  return file
}

test('one of the five', async () => {
  expect(await bookNamed('wsop')).toBe('wsop')
  expect(await bookNamed('RRP')).toBe('rrp')
})

test('a house in a file', async () => {
  const house = { name: 'Mine', book: 'uspa', overrides: { aceToFiveJoker: false } }
  expect(await bookNamed(await written(`\uFEFF${JSON.stringify(house)}`))).toEqual(house)
})

test('or why not', async () => {
  expect(await bookNamed('hoyle')).toEqual({
    refused:
      'there is no book "hoyle"; accepted are rrp, uspa, hpt, web, wsop, and a file with a house, as in mine.json',
  })
  expect(await bookNamed('nowhere/mine.json')).toEqual({
    refused: expect.stringMatching(/^nowhere\/mine\.json: cannot be read: ENOENT/),
  })
  const broken = await written('{\n  "name": "Mine",\n  "book": rrp\n}')
  expect(await bookNamed(broken)).toEqual({ refused: `${broken}: is not JSON: line 3, column 11: rrp is unexpected` })
  const faulty = await written('{"name":"Mine","book":"rrp","overrides":{"aceToFiveJoker":1,"x":2}}')
  expect(await bookNamed(faulty)).toEqual({
    refused: `${faulty}: aceToFiveJoker must be true or false, not 1\n${faulty}: overrides: there is no point "x"`,
  })
})
