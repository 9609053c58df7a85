import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceLanded, trackFlight } from './flights.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const flight = () => new EventTarget() as unknown as Animation & EventTarget

test('what changes the page is done when the last of all movements is over', () => {
  const done: string[] = []
  const [one, other] = [flight(), flight()]
  trackFlight(one)
  trackFlight(other)
  onceLanded(() => done.push('later'))
  one.dispatchEvent(new Event('finish'))
  // a movement that is over is let go of
  one.dispatchEvent(new Event('cancel'))
  expect(done).toEqual([])
  other.dispatchEvent(new Event('finish'))
  expect(done).toEqual(['later'])
  vi.runAllTimers()
  expect(done).toEqual(['later'])
})

test('it is done at once where nothing flies, and after a second whatever does', () => {
  const done: string[] = []
  onceLanded(() => done.push('at once'))
  expect(done).toEqual(['at once'])
  const endless = flight()
  trackFlight(endless)
  onceLanded(() => done.push('after a second'))
  vi.advanceTimersByTime(999)
  expect(done).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['at once', 'after a second'])
  endless.dispatchEvent(new Event('cancel'))
  expect(done).toHaveLength(2)
})
