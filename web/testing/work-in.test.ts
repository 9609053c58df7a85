import { expect, test } from 'vitest'
import type { TraceEvent } from './flights-in.ts'
import { workIn } from './work-in.ts'

const event = (name: string, at: number, dur: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  ts: at * 1000,
  dur: dur * 1000,
  pid: 7,
  tid,
  args: {},
})

test('a frame has room unless the page works through all of it; other threads and times do not count', () => {
  const events = [
    { ...event('flight dealt 1 begins', 1000, 0), ph: 'R' },
    // nested work is one; it fills the second frame and a part of the third
    event('FunctionCall', 1016, 24),
    event('Layout', 1020, 5),
    // beside the page, and after everything has landed
    event('Paint', 1050, 40, 2),
    event('FunctionCall', 1200, 90),
  ]
  expect(workIn(events, [{ from: 1_000_000, to: 1_100_000 }])).toEqual({ times: 6, free: 5, longest: 24 })
})
