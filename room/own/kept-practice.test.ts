import { type Answered, noPractice, practiceAfter } from '@cardroom/engine/drills'
import { expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { keepOwn } from './keep-own.ts'
import { MOST_DEVICES } from './kept-practice.ts'

const fails = (cause: unknown): void => {
  throw cause
}
const answer = (key: string, right = true): Answered => ({ area: 'hands', book: 'rrp', rule: 'rrp/8/6', key, right })
const practiced = (device: string, from: number, answers: readonly Answered[]) =>
  ({ type: 'Practiced', report: { device, from, answers, brought: null, forget: false } }) as const

test('two devices of one person: every answer is counted once, however often and in whichever order it is sent', async () => {
  const store = await openStore({ file: ':memory:' }, fails)
  const own = keepOwn({ store, now: () => 7 }, fails)
  const phone = [answer('a'), answer('b', false), answer('c')]
  const laptop = [answer('x'), answer('y')]
  await own.keep('ann', practiced('phone', 0, phone.slice(0, 2)))
  // the answer was lost on the way, and the phone sends everything again while the laptop sends for the first time
  await Promise.all([own.keep('ann', practiced('phone', 0, phone)), own.keep('ann', practiced('laptop', 0, laptop))])
  await own.keep('ann', practiced('laptop', 0, laptop))
  const { practice, taken } = (await own.of('ann')).practice
  expect(practice.asked).toBe(5)
  expect(practice.areas.hands).toEqual({ right: 4, all: 5 })
  expect(practice.lately.toSorted()).toEqual(['a', 'b', 'c', 'x', 'y'])
  expect(taken).toEqual({ phone: 3, laptop: 2 })
  // what others are missing before waits for them
  await own.keep('ann', practiced('phone', 9, [answer('z')]))
  expect((await own.of('ann')).practice.practice.asked).toBe(5)
  expect((await own.of('bea')).practice.practice).toEqual(noPractice)
})

test('what a device had counted before there was a name is brought once; starting over keeps nothing', async () => {
  const store = await openStore({ file: ':memory:' }, fails)
  const own = keepOwn({ store, now: () => 7 }, fails)
  const brought = practiceAfter(noPractice, answer('old'))
  for (let i = 0; i < 2; i++)
    await own.keep('ann', { type: 'Practiced', report: { ...practiced('phone', 0, [answer('new')]).report, brought } })
  expect((await own.of('ann')).practice.practice).toMatchObject({ asked: 2, lately: ['old', 'new'] })
  await own.keep('ann', { type: 'Practiced', report: { ...practiced('phone', 1, []).report, forget: true } })
  expect((await own.of('ann')).practice).toMatchObject({ practice: noPractice, taken: { phone: 1 } })
  await own.keep('ann', practiced('phone', 0, [answer('new')]))
  expect((await own.of('ann')).practice.practice).toEqual(noPractice)
})

test('a script can’t fill the room: areas, books and rules that there aren’t are not kept, and devices end', async () => {
  const store = await openStore({ file: ':memory:' }, fails)
  const own = keepOwn({ store, now: () => 7 }, fails)
  const names = ['constructor', '__proto__', ['rrp', '99', '99'].join('/'), 'x'.repeat(60)]
  const brought = JSON.parse(
    `{"areas":{"__proto__":1,"hands":{"right":1,"all":1}},"books":{"constructor":{"right":1,"all":1}},"known":{"__proto__":9,"rrp/8/6":2},"seen":{"toString":1},"lately":[],"streak":0,"asked":1}`,
  )
  const answers = names.map(rule => ({ ...answer(rule), rule }))
  await own.keep('ann', { type: 'Practiced', report: { ...practiced('phone', 0, answers).report, brought } })
  const { practice } = (await own.of('ann')).practice
  expect(practice.known).toEqual({ 'rrp/8/6': 2 })
  expect(practice.seen).toEqual({})
  expect(practice.areas).toEqual({ hands: { right: 5, all: 5 } })
  expect(practice.books).toEqual({ rrp: { right: 4, all: 4 } })
  for (let n = 1; n < MOST_DEVICES; n++) expect(await own.keep('ann', practiced(`d${n}`, 0, [answer('a')]))).toBeNull()
  expect(await own.keep('ann', practiced('one-more', 0, [answer('a')]))).toMatchObject({ why: 'too-many' })
  expect(await own.keep('ann', practiced('phone', 4, [answer('b')]))).toBeNull()
})
