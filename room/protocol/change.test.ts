import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differences, isSame, withDifferences } from './change.ts'

const { json } = fc.letrec(tie => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, 0, 1, 'As', '??', true, ''),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('deal', 'seats', 'bet', '0', '1', 'a.b', ''), tie('json'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
}))

describe('what is different', () => {
  test('makes the one value out of the other, as it travels', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const set = JSON.parse(JSON.stringify(differences(before, after)))
        expect(withDifferences(before, set)).toEqual(after)
      }),
      { numRuns: 2000 },
    )
  })

  test('is little where little is', () => {
    const before = { pot: 15, players: [{ bet: 5 }, { bet: 10 }], board: ['As'] }
    expect(differences(before, { pot: 25, players: [{ bet: 5 }, { bet: 20 }], board: ['As'] })).toEqual([
      ['pot', 25],
      ['players.1.bet', 20],
    ])
    expect(differences(before, structuredClone(before))).toEqual([])
    expect(differences(before, { ...before, board: ['As', 'Kd'] })).toEqual([['board', ['As', 'Kd']]])
  })

  test('of a long list is the part that is new, wherever it is', () => {
    const names = Array.from({ length: 40 }, (_, i) => ({ name: `player ${i}`, waits: i }))
    const ann = { name: 'Ann', waits: 0 }
    expect(differences({ names }, { names: [...names, ann] })).toEqual([['names', [ann], 40, 0]])
    expect(differences({ names }, { names: names.toSpliced(3, 2, ann) })).toEqual([['names', [ann], 3, 2]])
    expect(differences({ names }, { names: names.slice(1) })).toEqual([['names', [], 0, 1]])
    fc.assert(
      fc.property(
        fc.array(json, { maxLength: 40 }),
        fc.nat(40),
        fc.nat(5),
        fc.array(json, { maxLength: 9 }),
        (list, at, gone, added) => {
          const after = { list: list.toSpliced(at, gone, ...added) }
          const set = JSON.parse(JSON.stringify(differences({ list }, after)))
          expect(withDifferences({ list }, set)).toEqual(after)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('knows a field by its own name alone, whatever people are called', () => {
    expect(differences({ by: {} }, { by: { constructor: 1 } })).toEqual([['by.constructor', 1]])
    expect(differences({ by: { constructor: 1 } }, { by: {} })).toEqual([['by', {}]])
    expect(isSame({}, { valueOf: undefined })).toBe(true)
    expect(isSame({ toString: 1 }, { valueOf: 1 })).toBe(false)
  })

  test('leaves the value before as it was', () => {
    const before = { players: [{ bet: 5 }] }
    const after = withDifferences(before, [['players.0.bet', 10]])
    expect(before).toEqual({ players: [{ bet: 5 }] })
    expect(after).toEqual({ players: [{ bet: 10 }] })
  })
})

test('values are the same when nothing is different', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(isSame(before, after)).toBe(differences(before, after).length === 0)
      expect(isSame(before, structuredClone(before))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
