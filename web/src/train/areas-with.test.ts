import { DRILL_AREAS } from '@cardroom/engine/drills'
import { expect, test } from 'vitest'
import { areasWith } from './areas-with.ts'

test('with all kinds of question, a tap chooses one; further taps add, take away, and end with all of them', () => {
  const one = areasWith(DRILL_AREAS, 'side-pots')
  expect(one).toEqual(['side-pots'])
  const two = areasWith(one, 'hands')
  expect(two).toEqual(['hands', 'side-pots'])
  expect(areasWith(two, 'side-pots')).toEqual(['hands'])
  expect(areasWith(['hands'], 'hands')).toEqual(DRILL_AREAS)
})
