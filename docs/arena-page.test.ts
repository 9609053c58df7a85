import { readFileSync } from 'node:fs'
import { forms } from '@cardroom/engine'
import { arena } from '@cardroom/engine/arena'
import { expect, test } from 'vitest'
import { ROOT } from './sources.ts'

test('the page of the arena has every part of a tensor, in its order, and no other', () => {
  const page = readFileSync(`${ROOT}docs/arena.md`, 'utf8')
  const table = page.slice(page.indexOf('| part | numbers |'))
  const rows = [...table.slice(0, table.indexOf('\n\n')).matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!)
  const first = (name: string): string => name.replace(/^board \d+$/, 'board 1').replace(/\+\d+$/, '+0')
  const seen = new Set<string>()
  for (const form of Object.values(forms)) {
    const names = [...new Set(arena({ game: form }).layout.parts.map(({ name }) => first(name)))]
    expect(names).toEqual(rows.filter(row => names.includes(row)))
    for (const name of names) seen.add(name)
  }
  expect([...seen].toSorted()).toEqual(rows.toSorted())
})
