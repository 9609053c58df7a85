// @vitest-environment happy-dom
import { type Answered, noPractice, practiceAfter } from '@cardroom/engine/drills'
import type { PracticeKept, PracticeReport } from '@cardroom/room/protocol'
import { beforeEach, expect, test } from 'vitest'
import {
  afterAnswer,
  changeTraining,
  isBehind,
  practiceOf,
  readTraining,
  reportToSend,
  started,
  trainingFor,
  withAnswer,
} from './record.ts'

beforeEach(() => localStorage.clear())

const answer = (key: string, right = true): Answered => ({ area: 'hands', book: 'rrp', rule: 'rrp/8/6', key, right })
const answers = (...keys: readonly string[]) => {
  for (const key of keys) changeTraining(it => withAnswer(it, answer(key)))
}
/** A room that has these answers of this device, and others of another. */
const kept = (report: PracticeReport, elsewhere: number): PracticeKept => {
  const others = Array.from({ length: elsewhere }, (_, i) => answer(`elsewhere ${i}`))
  const start = others.reduce(practiceAfter, report.brought ?? noPractice)
  return { practice: report.answers.reduce(practiceAfter, start), taken: report.from + report.answers.length }
}

test('answers are kept on the device; what can’t be read is no record', () => {
  answers('a', 'b')
  expect(practiceOf(readTraining())).toMatchObject({ asked: 2, areas: { hands: { right: 2, all: 2 } } })
  localStorage.setItem('cardroom.training', '{"areas":3}')
  expect(practiceOf(readTraining())).toEqual(noPractice)
  localStorage.setItem('cardroom.training', '{')
  expect(practiceOf(readTraining())).toEqual(noPractice)
  // as it was kept before
  localStorage.setItem('cardroom.training', '{"areas":{},"known":{},"lately":[],"streak":2,"asked":7}')
  expect(practiceOf(readTraining())).toMatchObject({ asked: 7, streak: 2, books: {} })
})

test('what was answered without a name becomes theirs once they give one, and is sent to the room once', () => {
  answers('a', 'b')
  const mine = changeTraining(it => trainingFor(it, 'ann'))
  expect(mine).toMatchObject({ person: 'ann', sent: 0 })
  const report = reportToSend(mine)
  // somebody goes on answering while it is being sent
  answers('c')
  const now = changeTraining(it => afterAnswer(it, report, kept(report, 3)))
  expect(practiceOf(now)).toMatchObject({ asked: 6 })
  expect(now.pending.map(({ key }) => key)).toEqual(['c'])
  // the answer of the room was lost: the same is sent again, and counts once
  expect(reportToSend(now)).toMatchObject({ from: 2, answers: [{ key: 'c' }] })
  expect(isBehind(afterAnswer(now, reportToSend(now), kept(reportToSend(now), 3)))).toBe(false)
})

test('another person on the same device has a record of their own, and the first finds theirs again', () => {
  changeTraining(it => trainingFor(it, 'ann'))
  answers('a')
  changeTraining(it => trainingFor(it, 'bea'))
  expect(practiceOf(readTraining()).asked).toBe(0)
  answers('x', 'y')
  changeTraining(it => trainingFor(it, 'ann'))
  expect(readTraining().pending.map(({ key }) => key)).toEqual(['a'])
  expect(practiceOf(changeTraining(it => trainingFor(it, 'bea'))).asked).toBe(2)
})

test('starting over is sent to the room, and holds at once', () => {
  changeTraining(it => trainingFor(it, 'ann'))
  answers('a')
  const report = reportToSend(readTraining())
  changeTraining(it => afterAnswer(it, report, kept(report, 2)))
  const over = changeTraining(started)
  expect(practiceOf(over)).toEqual(noPractice)
  expect(reportToSend(over)).toMatchObject({ forget: true, from: 1, answers: [] })
  answers('b')
  expect(practiceOf(readTraining()).asked).toBe(1)
})
