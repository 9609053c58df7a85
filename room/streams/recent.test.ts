import { expect, test } from 'vitest'
import { readLately, recentAfter, recentState, withWritten } from './recent.ts'

type Said = { readonly type: string; readonly at: number }
const event = (n: number): Said => ({ type: `${n}`, at: n })
const sum = (state: number, { at }: Said): number => state + at

/** Events 1 to this one were read, each of which adds its number. */
const read = (last: number) => {
  const lately = readLately<number>()
  let state = 0
  for (let n = 1; n <= last; n++) {
    lately.add(state, event(n))
    state += n
  }
  return lately
}

test('the last that were read are at hand, with the state at each', () => {
  const recent = read(500).upTo(500)
  expect(recentAfter(recent, 500, 440, 2)).toEqual([event(441), event(442)])
  expect(recentAfter(recent, 500, 498, 500)).toEqual([event(499), event(500)])
  expect(recentAfter(recent, 500, 500, 10)).toEqual([])
  expect(recentAfter(recent, 500, 439, 1)).toBeNull()
  expect(recentState(recent, 440, sum)).toBe((440 * 441) / 2)
  expect(recentState(recent, 500, sum)).toBe((500 * 501) / 2)
  expect([recentState(recent, 439, sum), recentState(recent, 501, sum)]).toEqual([null, null])
})

test('what is written goes on from there, and what has a gap is at hand no more', () => {
  const recent = withWritten(read(3).upTo(3), 3, [event(4), event(5)])
  expect(recentAfter(recent, 5, 2, 10)).toEqual([event(3), event(4), event(5)])
  expect(recentState(recent, 5, sum)).toBe(15)
  // others have written more than is known here
  expect(recentAfter(recent, 6, 2, 10)).toBeNull()
  expect(withWritten(recent, 6, [event(7)])).toBeNull()
})

test('nothing is at hand of a stream that begins, or from before something was left out', () => {
  const lately = read(3)
  lately.forget()
  expect(lately.upTo(3)).toBeNull()
  lately.add(10, event(5))
  expect(recentAfter(lately.upTo(5), 5, 4, 1)).toEqual([event(5)])
  expect(recentAfter(lately.upTo(5), 5, 3, 1)).toBeNull()
})
