import { expect, test } from 'vitest'
import { brokenAt, chained } from './chain.ts'
import type { OfficeEvent } from './office.ts'

const acts = (): readonly OfficeEvent[] => {
  const all: OfficeEvent[] = []
  for (const [n, notice] of ['one', 'two', 'three', 'four'].entries())
    all.push(chained(all.at(-1)?.chain ?? '', { type: 'NoticeSet', notice, by: 'Ann', why: '', at: n }))
  return all
}

test('a chain that nobody touched is whole', () => {
  expect(brokenAt(acts())).toBeNull()
  expect(brokenAt([])).toBeNull()
})

test('an act that is changed, left out, added or in another place is seen', () => {
  const [one, two, three, four] = acts() as [OfficeEvent, OfficeEvent, OfficeEvent, OfficeEvent]
  expect(brokenAt([one, { ...two, by: 'Bob' } as OfficeEvent, three, four])).toBe(2)
  expect(brokenAt([one, three, four])).toBe(2)
  expect(brokenAt([one, two, two, three])).toBe(3)
  expect(brokenAt([two, one, three, four])).toBe(1)
})

test('the order in which the fields were stored is no change', () => {
  expect(brokenAt(acts().map(act => Object.fromEntries(Object.entries(act).toReversed()) as OfficeEvent))).toBeNull()
})
