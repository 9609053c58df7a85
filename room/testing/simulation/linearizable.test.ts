import { expect, test } from 'vitest'
import { isLinearizable, type Model, type Operation } from './linearizable.ts'

/** A register: what was written last is read. */
type Input = { readonly write: number } | 'read'
const register: Model<number, Input, number> = {
  initial: 0,
  step: (state, input, output) => {
    if (input !== 'read') return input.write
    return output === null || output === state ? state : null
  },
  keyOf: String,
}
const did = (
  client: string,
  input: Input,
  called: number,
  at: number | null,
  output = 0,
): Operation<Input, number> => ({
  client,
  input,
  called,
  answered: at === null ? null : { at, output },
})

test('one after another is linearizable, and a read of what is no more is not', () => {
  const history = [did('a', { write: 1 }, 0, 1), did('a', { write: 2 }, 2, 3)]
  expect(isLinearizable([...history, did('b', 'read', 4, 5, 2)], register)).toBe(true)
  expect(isLinearizable([...history, did('b', 'read', 4, 5, 1)], register)).toBe(false)
})

test('of two at the same time either may come first, but all see the same one', () => {
  const both = [did('a', { write: 1 }, 0, 9), did('b', { write: 2 }, 0, 9)]
  expect(isLinearizable([...both, did('c', 'read', 1, 2, 1), did('c', 'read', 3, 4, 2)], register)).toBe(true)
  expect(isLinearizable([...both, did('c', 'read', 1, 2, 1), did('d', 'read', 3, 4, 0)], register)).toBe(false)
})

test('what was not answered may have been done, at any time since, or never', () => {
  const lost = did('a', { write: 1 }, 0, null)
  expect(isLinearizable([lost, did('b', 'read', 1, 2, 0), did('b', 'read', 3, 4, 1)], register)).toBe(true)
  expect(isLinearizable([lost, did('b', 'read', 1, 2, 0), did('b', 'read', 3, 4, 0)], register)).toBe(true)
  expect(isLinearizable([lost, did('b', 'read', 1, 2, 1), did('b', 'read', 3, 4, 0)], register)).toBe(false)
})
