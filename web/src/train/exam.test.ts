import { noPractice } from '@cardroom/engine/drills'
import { expect, test } from 'vitest'
import { type Exam, examAfter, examResult, newExam } from './exam.ts'
import { progressOf } from './progress-of.ts'

const after = (exam: Exam, right: number, wrong: number): Exam => {
  let now = exam
  for (let i = 0; i < right; i++) now = examAfter(now, true, 'rrp/8/6')
  for (let i = 0; i < wrong; i++) now = examAfter(now, false, 'rrp/3/betting/14')
  return now
}

test('an exam is passed with its mark and not below, and lists what was missed once', () => {
  const ten = newExam({ questions: 10, mark: 70 })
  expect(examResult(after(ten, 6, 3))).toBe('on')
  expect(examResult(after(ten, 7, 3))).toBe('passed')
  expect(examResult(after(ten, 6, 4))).toBe('failed')
  expect(after(ten, 6, 4).missed).toEqual(['rrp/3/betting/14'])
  // 80 percent of 40 is 32
  expect(examResult(after(newExam({ questions: 40, mark: 80 }), 32, 8))).toBe('passed')
  expect(examResult(after(newExam({ questions: 40, mark: 80 }), 31, 9))).toBe('failed')
})

test('a trainer sees the areas, and the rules that are not known', () => {
  const record = {
    ...noPractice,
    asked: 3,
    areas: { hands: { right: 1, all: 3 } },
    known: { 'rrp/8/6': 0, 'wsop/130': 2 },
  }
  expect(progressOf(record)).toEqual({ asked: 3, areas: [{ area: 'hands', right: 1, all: 3 }], weak: ['rrp/8/6'] })
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`rrp/${i}`, 0]))
  expect(progressOf({ ...noPractice, known: many }).weak).toHaveLength(5)
})
