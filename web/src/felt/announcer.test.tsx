// @vitest-environment happy-dom
import type { Frame } from '@cardroom/room/protocol'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Announcer } from './announcer.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const frame = { seq: 0, own: { seat: null, legal: null }, common: { seats: [], deal: null } } as unknown as Frame
const news = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    seq: i + 1,
    kind: i === 2 ? 'PotAwarded' : 'Checked',
    say: [`line ${i + 1}`],
  })) as unknown as Frame['news']

test('however fast news come, they are read out while they come', () => {
  vi.useFakeTimers()
  const { container, rerender } = render(<Announcer frame={frame} news={news(0)} />)
  const heard = new Set<string>()
  for (let lines = 1; lines <= 12; lines++) {
    rerender(<Announcer frame={frame} news={news(lines)} />)
    act(() => void vi.advanceTimersByTime(100))
    heard.add(container.querySelector('[aria-live="polite"]')!.textContent)
  }
  // four lines at a time, and none of them twice
  expect([...heard]).toEqual([
    '',
    'line 1 line 2 line 3 line 4',
    'line 5 line 6 line 7 line 8',
    'line 9 line 10 line 11 line 12',
  ])
})
