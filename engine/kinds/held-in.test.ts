import { expect, test } from 'vitest'
import { heldIn } from './held-in.ts'

test('a table holds what was put in it, and nothing that every object has', () => {
  const table: Readonly<Record<string, number>> = { ann: 1, 7: 2 }
  expect([heldIn(table, 'ann'), heldIn(table, 7)]).toEqual([1, 2])
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'bob'])
    expect([name, heldIn(table, name)]).toEqual([name, undefined])
})
