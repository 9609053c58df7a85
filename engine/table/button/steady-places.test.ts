import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { deadButton } from './dead-button.ts'
import { freshPlaces } from './fresh-places.ts'
import { movingButton, traditionalButton } from './moving-button.ts'
import { clockwiseAfter } from './round.ts'
import { steadyPlaces } from './steady-places.ts'

const tables = fc
  .record({
    certain: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 3, maxLength: 10 }),
    at: fc.nat(),
    blinds: fc.integer({ min: 2, max: 4 }),
  })
  .filter(({ certain, blinds }) => certain.length > blinds)
  .map(({ certain, at, blinds }) => ({
    certain: certain.sort((a, b) => a - b),
    button: certain[at % certain.length]!,
    blinds,
  }))

test('where the same people play on, every method has button and blinds go on by one player', () => {
  fc.assert(
    fc.property(tables, ({ certain, button, blinds }) => {
      const inTurn = { certain, willing: certain }
      const before = freshPlaces(button, inTurn, blinds)
      const steady = steadyPlaces(before, inTurn, blinds)
      expect(steady?.button).toBe(clockwiseAfter(certain, button)[0])
      expect(steady).toEqual(movingButton(before, inTurn, blinds))
      expect(steady).toEqual(deadButton(before, inTurn, blinds, rulebooks.rrp))
      expect(steady).toEqual(deadButton(before, inTurn, blinds, rulebooks.hpt))
      expect(steady).toEqual(freshPlaces(traditionalButton(before, inTurn), inTurn, blinds))
    }),
    { numRuns: 100 },
  )
})

test('the method of the book has to say when somebody has come, gone or waits', () => {
  const inTurn = { certain: [1, 2, 4, 5], willing: [1, 2, 4, 5] }
  const before = freshPlaces(1, inTurn, 2)
  expect(steadyPlaces(before, { certain: [1, 2, 3, 4, 5], willing: [1, 2, 3, 4, 5] }, 2)).toBeNull()
  expect(steadyPlaces(before, { certain: [1, 2, 5], willing: [1, 2, 5] }, 2)).toBeNull()
  expect(steadyPlaces(before, { certain: [2, 4, 5], willing: [2, 4, 5] }, 2)).toBeNull()
  expect(steadyPlaces(before, { certain: [1, 2, 4, 5], willing: [1, 2, 3, 4, 5] }, 2)).toBeNull()
  expect(steadyPlaces(before, { certain: [1, 2], willing: [1, 2] }, 2)).toBeNull()
  expect(steadyPlaces(before, inTurn, 3)).toBeNull()
})
