// @vitest-environment happy-dom
import type { Frame } from '@cardroom/room/protocol'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackFlight } from '../../motion/flights.ts'
import { useLanded } from './use-landed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const frame = (seq: number, own: Partial<Frame['own']> = {}): Frame =>
  ({ table: 't', seq, common: { ended: false }, own: { seat: 1, legal: null, plan: null, ...own } }) as unknown as Frame
const table = (first: Frame) => {
  const { result, rerender } = renderHook(
    ({ now }: { readonly now: Frame }) => useLanded(now, now.news ?? []).frame.seq,
    {
      initialProps: { now: first },
    },
  )
  return { shows: () => result.current, comes: (now: Frame) => rerender({ now }) }
}
/** Something flies until the test lets it land. */
const flies = (): (() => void) => {
  const flight = new EventTarget()
  trackFlight(flight as Animation)
  return () => act(() => void flight.dispatchEvent(new Event('finish')))
}

test('what others do is shown at once, and while something flies when it has landed', () => {
  const { shows, comes } = table(frame(1))
  comes(frame(2))
  expect(shows()).toBe(2)
  const lands = flies()
  comes(frame(3))
  comes(frame(4))
  expect(shows()).toBe(2)
  lands()
  expect(shows()).toBe(4)
})

test('your turn and what you have chosen are never kept waiting', () => {
  const { shows, comes } = table(frame(1))
  const lands = flies()
  comes(frame(2, { legal: { due: 'act' } as unknown as Frame['own']['legal'] }))
  expect(shows()).toBe(2)
  comes(frame(3, { legal: null }))
  expect(shows()).toBe(3)
  comes(frame(4, { plan: 'fold' as unknown as Frame['own']['plan'] }))
  expect(shows()).toBe(4)
  comes(frame(5, { plan: 'fold' as unknown as Frame['own']['plan'], holds: ['Pair of jacks'] }))
  expect(shows()).toBe(4)
  lands()
})

test('nobody waits for longer than a second, whatever flies', () => {
  const { shows, comes } = table(frame(1))
  const lands = flies()
  comes(frame(2))
  act(() => void vi.advanceTimersByTime(999))
  expect(shows()).toBe(1)
  act(() => void vi.advanceTimersByTime(1))
  expect(shows()).toBe(2)
  lands()
})
