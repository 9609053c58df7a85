import { expect, test } from 'vitest'
import { newDraft, withAnswer } from './draft.ts'
import { foundPoints, type PointFilter } from './found-points.ts'

const found = (sought: string, filter: PointFilter = 'all', draft = newDraft()) =>
  foundPoints(draft, sought, filter).flatMap(({ points }) => points)

test('points are found by words in any order, by the id of a rule, and by what is changed', () => {
  expect(found('')).toContain('oddChipUnit')
  expect(found('raises many bet')).toContain('limitRaiseCapThreePlusRounds')
  expect(found('wsop/130')).toContain('limitRaiseCapThreePlusRounds')
  expect(found('no words like these')).toEqual([])
  expect(found('', 'ours')).toEqual([])
  expect(found('', 'ours', withAnswer(newDraft(), 'aceToFiveJoker', false))).toEqual(['aceToFiveJoker'])
  expect(found('', 'differ').length).toBeLessThan(found('').length)
})
