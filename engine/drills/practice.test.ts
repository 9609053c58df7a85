import { expect, test } from 'vitest'
import { type Answered, noPractice, type Practice, practiceAfter, practiceWith } from './practice.ts'

const answer = (n: number, right: boolean, rule = 'rrp/8/6'): Answered => ({
  area: n % 2 === 0 ? 'hands' : 'pot-limit',
  book: n % 3 === 0 ? 'wsop' : 'rrp',
  rule,
  key: `drill ${n}`,
  right,
})
const after = (...answers: readonly Answered[]): Practice => answers.reduce(practiceAfter, noPractice)

test('answers are counted by area and by book, and a missed rule starts from nothing', () => {
  const practice = after(answer(1, true), answer(2, true), answer(3, false))
  expect(practice).toMatchObject({
    areas: { hands: { right: 1, all: 1 }, 'pot-limit': { right: 1, all: 2 } },
    books: { rrp: { right: 2, all: 2 }, wsop: { right: 0, all: 1 } },
    known: { 'rrp/8/6': 0 },
    seen: { 'rrp/8/6': 2 },
    lately: ['drill 1', 'drill 2', 'drill 3'],
    streak: 0,
    asked: 3,
  })
  expect(practiceAfter(practice, { ...answer(5, true), rule: null }).known).toEqual(practice.known)
})

test('two practices are joined without losing an answer, and neither knows a rule better for it', () => {
  const phone = after(answer(1, true), answer(2, true))
  const laptop = after(answer(3, false), answer(4, true, 'wsop/130'))
  const both = practiceWith(phone, laptop)
  expect(both).toMatchObject({
    areas: { hands: { right: 2, all: 2 }, 'pot-limit': { right: 1, all: 2 } },
    books: { rrp: { right: 3, all: 3 }, wsop: { right: 0, all: 1 } },
    known: { 'rrp/8/6': 0, 'wsop/130': laptop.known['wsop/130'] },
    seen: { 'rrp/8/6': 2, 'wsop/130': 3 },
    lately: ['drill 1', 'drill 2', 'drill 3', 'drill 4'],
    asked: 4,
  })
  expect(practiceWith(phone, noPractice)).toEqual(phone)
  expect(practiceWith(noPractice, phone)).toEqual(phone)
})
