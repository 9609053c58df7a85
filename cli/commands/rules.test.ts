import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOOKS } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { coverage } from '../coverage.ts'
import { coveragePage } from '../coverage-page.ts'
import { checkout, readLedger, readSources } from '../ledger-files.ts'
import { rulePlaces } from '../rule-places.ts'
import { ownFolder } from '../testing/own-folder.ts'
import { outputOf } from '../testing/run-command.ts'
import { rulesCommand } from './rules.ts'

const root = checkout()!
const { folder, file } = ownFolder()
const run = (words: readonly string[], at: string | null = root) =>
  outputOf(write => rulesCommand(write, () => at ?? undefined), words)

test('docs/rules-covered.md is current', () => {
  const page = coveragePage(coverage(readLedger(), readSources(root)))
  const current = readFileSync(join(root, 'docs/rules-covered.md'), 'utf8') === page
  expect(current, 'npm run rules:covered rewrites it').toBe(true)
})

test('the reader knows where each rule is at work', () => {
  const places = rulePlaces(coverage(readLedger(), readSources(root)))
  const current = readFileSync(join(root, 'web/src/books/places.txt'), 'utf8') === places
  expect(current, 'npm run rules:covered rewrites it').toBe(true)
  expect(places).toMatch(/^engine\/deal\/betting .*rrp\/3\/betting\/4a/m)
})

describe('cardroom rules', () => {
  test('gives every rule with its state, and totals that add up', async () => {
    const { rows, totals } = JSON.parse(await run(['--json']))
    expect(rows.map(({ id }: { id: string }) => id)).toEqual(readLedger().map(({ id }) => id))
    expect(Object.keys(rows[0])).toEqual(['id', 'book', 'layer', 'how', 'state', 'code', 'tests'])
    expect(totals.rows).toBe(rows.length)
    expect(totals.proven + totals.cited + totals.read + totals.open).toBe(totals.rows)
    for (const by of [totals.byBook, totals.byLayer, totals.byHow]) {
      const counts = Object.values(by) as { rows: number; open: number }[]
      expect(counts.reduce((sum, { rows }) => sum + rows, 0)).toBe(totals.rows)
      expect(counts.reduce((sum, { open }) => sum + open, 0)).toBe(totals.open)
    }
    expect(Object.keys(totals.byBook)).toEqual(BOOKS)
  })

  test('filters by book, layer, how and state', async () => {
    const words = ['--book', 'rrp', '--layer', 'betting', '--how', 'enforced', '--state', 'proven']
    const { rows, totals } = JSON.parse(await run([...words, '--json']))
    expect(rows.length).toBeGreaterThan(0)
    expect(totals).toMatchObject({ rows: rows.length, proven: rows.length, open: 0 })
    for (const row of rows) expect(row).toMatchObject({ book: 'rrp', layer: 'betting', how: 'enforced' })
    const text = await run(words)
    expect(text).toMatch(/^all +(\d+) +\1 +0 +0 +0$/m)
    for (const { id } of rows) expect(text).toMatch(new RegExp(`^${id} `, 'm'))
    await expect(run(['--book', 'hoyle'])).rejects.toThrow('Allowed choices are rrp, uspa, hpt, web, wsop')
    await expect(run([], null)).rejects.toThrow('only a checkout of Cardroom has the sources')
  })

  test('tells the states apart and writes the page', async () => {
    const [first, second, third] = readLedger().filter(({ how }) => how !== 'posted')
    const posted = readLedger().find(({ how }) => how === 'posted')!
    const left = readLedger().filter(({ how }) => how !== 'posted').length - 2
    for (const name of ['docs', 'engine', 'web/src/books']) mkdirSync(join(folder, name), { recursive: true })
    file('engine/a.ts', `// ${first!.id} and ${second!.id}\n`)
    file('engine/a.test.ts', `rule('${first!.id}', 'x', f)\n`)
    const { rows } = JSON.parse(await run(['--json', '--write'], folder))
    const stands = ({ id }: { readonly id: string }) => rows.find((row: { readonly id: string }) => row.id === id)
    expect([first!, second!, third!, posted].map(stands)).toMatchObject([
      { id: first!.id, state: 'proven', code: ['engine/a.ts:1'], tests: ['engine/a.test.ts:1'] },
      { id: second!.id, state: 'cited', code: ['engine/a.ts:1'], tests: [] },
      { id: third!.id, state: 'open', code: [], tests: [] },
      { id: posted.id, state: 'read', code: [], tests: [] },
    ])
    const page = readFileSync(join(folder, 'docs/rules-covered.md'), 'utf8')
    expect(page).toContain(`| all | ${rows.length} | 1 | 1 | ${rows.length - left - 2} | ${left} |`)
    expect(page).toMatch(new RegExp(`## Cited\n\n### .*: 1\n\n- .* \\(1\\): ${second!.id}\n`))
  })
})
