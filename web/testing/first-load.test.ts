import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const assets = fileURLToPath(new URL('../dist/assets', import.meta.url))

/** A script of the built page and every script that it imports before it runs. */
const loadedWith = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(join(assets, file), 'utf8')
  for (const [, other] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) loadedWith(other!, seen)
  return seen
}

test('the lobby needs less than 150 kB of compressed script, and none of the felt', () => {
  const html = readFileSync(join(assets, '../index.html'), 'utf8')
  const scripts = [...html.matchAll(/assets\/([^"]+\.js)/g)].map(([, file]) => file!)
  const first = new Set(scripts.flatMap(file => [...loadedWith(file)]))
  expect(first.size).toBeGreaterThan(5)
  const sizes = [...first].map(file => gzipSync(readFileSync(join(assets, file)), { level: 9 }).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
  expect([...first].filter(file => /^(table-page|felt)/.test(file))).toEqual([])
})
