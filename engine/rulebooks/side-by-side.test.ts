import { expect, test } from 'vitest'
import { pointNames } from './point-named.ts'
import { BOOKS } from './rule-id.ts'
import { sideBySidePage, sidesOf } from './side-by-side.ts'

test('docs/where-the-books-differ.md is written from the chapters', async () => {
  await expect(sideBySidePage()).toMatchFileSnapshot('../../docs/where-the-books-differ.md')
})

test('an answer stands once, with the books that give it and those that take it over', () => {
  expect(sidesOf('limitReopenFraction')).toMatchObject([
    {
      is: { fraction: 0.5, inclusive: true },
      said: [{ book: 'rrp' }, { book: 'uspa' }, { book: 'wsop' }],
      silent: ['hpt'],
    },
    { is: { fraction: 0.5, inclusive: false }, said: [{ book: 'web', rules: ['web/betting/8'] }], silent: [] },
  ])
  expect(sidesOf('straddleInKillPot')).toEqual([
    {
      is: false,
      said: [{ book: 'wsop', rules: ['wsop/203'] }],
      silent: ['rrp', 'uspa', 'hpt', 'web'],
      rules: ['wsop/203'],
    },
  ])
})

test('every book stands on one side of every point', () => {
  for (const name of pointNames) {
    const books = sidesOf(name).flatMap(({ said, silent }) => [...said.map(({ book }) => book), ...silent])
    expect([...books].sort(), name).toEqual([...BOOKS].sort())
  }
})

test('nothing on the page is left without a word', () => {
  const page = sideBySidePage()
  expect(page).not.toMatch(/undefined|\[object|NaN|\n\n\n/)
  for (const name of pointNames) expect(page).toMatch(new RegExp(`^### ${name}$|^- \`${name}\`: `, 'm'))
  expect(page).toContain('- **3** — Robert’s (rrp/3/betting/4a); USPA (uspa/3.1.7.3.1)')
})
