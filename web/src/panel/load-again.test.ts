// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { addressIn, loadAgain } from './load-again.ts'

test('the address of a part that failed is read from what browsers say, and only one of the room itself', () => {
  const origin = 'http://room:4000'
  const said = (words: string) => addressIn(new TypeError(words), origin)
  expect(said('Failed to fetch dynamically imported module: http://room:4000/assets/night-1a.js')).toBe(
    'http://room:4000/assets/night-1a.js',
  )
  expect(said('error loading dynamically imported module: http://room:4000/assets/night-1a.js?again=1')).toBe(
    'http://room:4000/assets/night-1a.js',
  )
  expect(said('Importing a module script failed.')).toBeNull()
  expect(said('no http://elsewhere/assets/night-1a.js')).toBeNull()
  expect(said('no http://room:40001/assets/night-1a.js')).toBeNull()
  expect(addressIn('a string', origin)).toBeNull()
})

test('where no address is given, the part is asked for as before', async () => {
  const part = (): null => null
  expect(await loadAgain(async () => part, 'no reason', 1)).toBe(part)
})
