import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BOOKS, forms } from '@cardroom/engine'
import { bookTitles, ledgerRows } from '@cardroom/engine/rulebooks'
import { expect, test } from 'vitest'

/** Where the words of a screen are written: the page, the engine's catalogues, its forms, and the points of the books. */
const FOLDERS = ['../src', '../../engine/words', '../../engine/forms', '../../engine/rulebooks/chapters'] as const

/** An apostrophe as on a typewriter, inside a text. */
const STRAIGHT = /[\p{L}\p{N}]'\p{L}/u
/** A text in a line of source, or the words of a line of JSX. */
const TEXTS = /"[^"\n]*"|`[^`\n]*`/gu

const straightIn = (source: string): readonly string[] =>
  source
    .split('\n')
    .filter(line => !/^\s*(?:\/\/|\/?\*)/.test(line))
    .flatMap(line => line.replace(/ \/\/ .*$/, '').match(TEXTS) ?? [])
    .filter(text => STRAIGHT.test(text))

test('apostrophes are curly on every screen', () => {
  const found = FOLDERS.flatMap(folder => {
    const at = fileURLToPath(new URL(folder, import.meta.url))
    return readdirSync(at, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .flatMap(name => straightIn(readFileSync(`${at}/${name}`, 'utf8')).map(text => `${folder}/${name}: ${text}`))
  })
  expect(found).toEqual([])
})

test('in the names of games and books, and in their rules', () => {
  const rules = BOOKS.flatMap(book =>
    ledgerRows(readFileSync(new URL(`../../engine/rulebooks/ledger/${book}.jsonl`, import.meta.url), 'utf8')),
  )
  expect(rules.length).toBeGreaterThan(2000)
  const names = [...Object.values(forms).map(({ name }) => name), ...Object.values(bookTitles)]
  expect([...names, ...rules.map(rule => JSON.stringify(rule))].filter(text => STRAIGHT.test(text))).toEqual([])
})

test('a straight one is found', () => {
  expect(straightIn('const name = "Hold\'em"')).toEqual(['"Hold\'em"'])
  expect(straightIn("const name = 'Hold’em' // it's a name")).toEqual([])
})
