import { describe, expect, test } from 'vitest'
import { DRAWS_SEALED, drawFault, drawKey, drawList, type SealedDraw } from './sealed-draws.ts'

const SECRET = '5e'.repeat(32)
const seal = drawKey(SECRET, 0)
const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve']
const draw = (number: number, ...lists: readonly (readonly string[])[]): SealedDraw => {
  const key = drawKey(SECRET, number)
  return { number, key, lists: lists.map((list, place) => drawList(key, place, list)) }
}

describe('draws under one seal', () => {
  test('fit it, one after another, and each list holds what it held', () => {
    const draws = [draw(1, names), draw(2, ['As', 'Kd'], ['2c', '3c', '4c']), draw(3, names)]
    expect(drawFault(seal, draws)).toBeNull()
    expect([...draws[0]!.lists[0]!].sort()).toEqual(names)
    expect(drawFault(seal, [])).toBeNull()
  })

  test('the order in which a list comes makes no difference', () => {
    const key = drawKey(SECRET, 1)
    expect(drawList(key, 0, names.toReversed())).toEqual(drawList(key, 0, names))
    expect(drawList(key, 1, names)).not.toEqual(drawList(key, 0, names))
  })

  test.each<[string, readonly SealedDraw[], object]>([
    [
      'two who changed places',
      [
        {
          ...draw(1, names),
          lists: [draw(1, names).lists[0]!.toSpliced(0, 2, ...draw(1, names).lists[0]!.slice(0, 2).toReversed())],
        },
      ],
      { number: 1, wrong: 'list' },
    ],
    ['a key of another secret', [{ ...draw(1, names), key: drawKey('ab'.repeat(32), 1) }], { number: 1, wrong: 'key' }],
    ['a key that was left out', [draw(2, names)], { number: 2, wrong: 'key' }],
    ['a draw that was made again', [draw(1, names), { ...draw(1, names), number: 2 }], { number: 2, wrong: 'key' }],
    ['something that isn’t a key', [{ ...draw(1, names), key: 'x' }], { number: 1, wrong: 'key' }],
  ])('%s is noticed', (_name, draws, fault) => {
    expect(drawFault(seal, draws)).toEqual(fault)
  })

  test('every seat is about as likely for everybody', () => {
    const first = new Map<string, number>()
    for (let number = 1; number <= 2000; number++) {
      const winner = drawList(number.toString(16).padStart(64, '0'), 0, names)[0]!
      first.set(winner, (first.get(winner) ?? 0) + 1)
    }
    for (const name of names) expect(Math.abs(first.get(name)! - 400)).toBeLessThan(80)
  })

  test('there is a fixed number and no more', () => {
    expect(drawKey(SECRET, DRAWS_SEALED)).toBe(SECRET)
    expect(() => drawKey(SECRET, DRAWS_SEALED + 1)).toThrow(RangeError)
  })
})
