import type { House } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { houseId, openHouses } from './open-houses.ts'

const fails = (cause: unknown): void => {
  throw cause
}
const NOON = Date.UTC(2026, 5, 10, 12)
const friday: House = { name: 'Friday night', book: 'rrp', overrides: { limitRaiseCapThreePlusRounds: 4 } }
const [ann, bob] = [
  { person: 'ann', name: 'Ann' },
  { person: 'bob', name: 'Bob' },
]

test('editions are numbered, dated, signed and sealed; none is changed, and a room that opens again has them', async () => {
  const store = await openStore({ file: ':memory:' }, fails)
  const opened = () => openHouses({ store, now: () => NOON, onError: fails })
  const houses = await opened()
  const first = await houses.sign(ann!, friday)
  if ('why' in first) throw new Error(first.why)
  expect(first.editions).toMatchObject([{ edition: { number: 1, on: '2026-06-10', by: 'Ann' } }])
  // nothing has changed, so there is nothing to sign
  expect(await houses.sign(ann!, { ...friday, notes: {} })).toMatchObject({ why: 'as-it-is' })
  expect(await houses.sign(bob!, { ...friday, overrides: {} })).toMatchObject({ why: 'name-is-taken' })
  const second = await houses.sign(ann!, { ...friday, overrides: {} })
  if ('why' in second) throw new Error(second.why)
  const seals = second.editions.map(({ edition }) => edition.seal)
  expect(new Set(seals).size).toBe(2)
  expect(seals[0]).toMatch(/^[0-9a-f]{64}$/)
  await houses.close()

  const again = await opened()
  expect(again.find('friday-night', 1)).toEqual({
    ...friday,
    edition: { number: 1, on: '2026-06-10', by: 'Ann', seal: seals[0] },
  })
  expect(again.find('friday-night', 3)).toBeUndefined()
  expect(again.find('constructor', 1)).toBeUndefined()
})

test('nobody has houses without end', async () => {
  const store = await openStore({ file: ':memory:' }, fails)
  const houses = await openHouses({ store, now: () => NOON, onError: fails })
  for (let n = 0; n < 20; n++) expect(await houses.sign(ann!, { ...friday, name: `House ${n}` })).toHaveProperty('id')
  expect(await houses.sign(ann!, friday)).toMatchObject({ why: 'too-many-houses' })
  expect(await houses.sign(bob!, friday)).toHaveProperty('id', 'friday-night')
})

test('a name becomes an address', () => {
  expect(['Friday night', 'Zum Grünen Tisch!', '***', 'a'.repeat(90)].map(houseId)).toEqual([
    'friday-night',
    'zum-grunen-tisch',
    'house',
    'a'.repeat(60),
  ])
})
