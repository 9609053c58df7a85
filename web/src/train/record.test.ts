// @vitest-environment happy-dom
import { nextDrill } from '@cardroom/engine/drills'
import { beforeEach, expect, test } from 'vitest'
import { examAfter, examResult, newExam } from './exam.ts'
import { answered, EMPTY, keepRecord, readRecord } from './record.ts'

beforeEach(() => localStorage.clear())

const drill = nextDrill({ areas: ['pot-limit'], family: 'board', book: 'rrp', lately: [], known: {} }, 'one')

test('answers are counted by area and kept on the device', () => {
  const record = answered(answered(EMPTY, drill, true, 'rrp'), drill, false, 'wsop')
  expect(record).toMatchObject({
    areas: { 'pot-limit': { right: 1, all: 2 } },
    books: { rrp: { right: 1, all: 1 }, wsop: { right: 0, all: 1 } },
    seen: { [drill.rules[0]!]: 1 },
    streak: 0,
    asked: 2,
  })
  keepRecord(record)
  expect(readRecord()).toEqual(record)
  localStorage.setItem('cardroom.training', '{"areas":3}')
  expect(readRecord()).toEqual(EMPTY)
  localStorage.setItem('cardroom.training', '{')
  expect(readRecord()).toEqual(EMPTY)
})

test('an exam is passed with sixteen of twenty', () => {
  const after = (right: number): string => {
    let exam = newExam()
    for (let n = 0; n < 20; n++) exam = examAfter(exam, n < right)
    return examResult(exam)
  }
  expect([after(16), after(15), examResult(newExam())]).toEqual(['passed', 'failed', 'on'])
})
