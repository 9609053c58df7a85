import { expect, test } from 'vitest'
import { flightsIn, type TraceEvent } from './flights-in.ts'

const event = (name: string, at: number, dur = 0): TraceEvent => ({
  name,
  ph: 'X',
  ts: at * 1000,
  dur: dur * 1000,
  args: {},
})
const flight = (number: number, from: number, to: number): readonly TraceEvent[] => [
  event(`flight dealt ${number} begins`, from),
  event(`flight dealt ${number} ends`, to),
]

test('what movements begin with is laid out; anything else while they fly is counted', () => {
  const { bursts, calm, layouts } = flightsIn([
    ...flight(1, 1000, 1400),
    ...flight(2, 1300, 1700),
    // with the first, before the second (its own step), and after it
    ...[event('Layout', 1010), event('Layout', 1200, 80), event('Layout', 1330)],
    ...flight(3, 3000, 3400),
    // in the middle of a flight, and when nothing flies
    ...[event('Layout', 3200, 5), event('Layout', 5000)],
  ])
  expect([bursts, calm, layouts]).toEqual([2, 1, 1])
})

test('a movement is over when it first ends: what comes as it is let go of is not in its way', () => {
  const { layouts } = flightsIn([...flight(1, 1000, 1400), event('Layout', 1408), event('flight dealt 1 ends', 1416)])
  expect(layouts).toBe(0)
})
