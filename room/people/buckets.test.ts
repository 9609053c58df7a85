import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Buckets, bucketsOf, entriesOf, inBuckets, withEntry, withoutEntries } from './buckets.ts'

const step = fc.tuple(fc.constantFrom('a', 'b', 'Aa', 'BB', '__proto__', ''), fc.option(fc.nat(5), { nil: null }))

test('a table is what a map would be after the same, and those before stay as they were', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), steps => {
      const map = new Map<string, number>()
      let table: Buckets<number> = bucketsOf([])
      const before: (readonly [Buckets<number>, readonly (readonly [string, number])[]])[] = []
      for (const [name, value] of steps) {
        before.push([table, [...map].toSorted()])
        if (value === null) map.delete(name)
        else map.set(name, value)
        table = value === null ? withoutEntries(table, [name]) : withEntry(table, name, value)
        expect(inBuckets(table, name)).toBe(map.get(name))
      }
      expect([table.size, [...entriesOf(table)].toSorted()]).toEqual([map.size, [...map].toSorted()])
      for (const [then, entries] of before) expect([...entriesOf(then)].toSorted()).toEqual(entries)
      expect([...entriesOf(bucketsOf(map))].toSorted()).toEqual([...map].toSorted())
    }),
  )
})
