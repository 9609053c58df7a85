import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIVES } from '../store/leases.ts'
import { type FarLines, openFarLines } from './far-lines.ts'
import type { Nearby } from './forward-requests.ts'
import { BEATS_EVERY } from './lent-lines.ts'

const LOOKS_EVERY = 200
let now = 0
let far: FarLines
let lost: string[]
/** What the other node says of the line: that it is still there. */
let beat: () => void

beforeEach(async () => {
  now = 0
  lost = []
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  let hears: (text: string) => void = () => {}
  const bus = {
    subscribe: async (_: string, hear: (text: string) => void) => {
      hears = hear
      return async () => {}
    },
    publish: async () => {},
  }
  const node = { id: 'here', bus, onGone: () => () => {} }
  const secrets = { below: () => 0, bytes: (count: number) => new Uint8Array(count) }
  far = await openFarLines({ node } as unknown as Nearby, secrets, cause => {
    throw cause
  })
  const { id } = far.add({ hear: () => {}, at: () => new Set(['there']), lost: node => lost.push(node) })
  beat = () => hears(JSON.stringify({ from: 'there', to: [[id, 'lent', 0]], text: null }))
})
afterEach(async () => {
  await far.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Time passes; this node looks as often as it should, or stands still and looks once. */
const passes = (milliseconds: number): void => {
  for (let left = milliseconds; left > 0; left -= LOOKS_EVERY) {
    now += Math.min(left, LOOKS_EVERY)
    vi.advanceTimersByTime(LOOKS_EVERY)
  }
}
const standsStill = (milliseconds: number): void => {
  now += milliseconds
  vi.advanceTimersByTime(LOOKS_EVERY)
}

test('a node that stands still keeps its lines as long as it keeps its tables', () => {
  beat()
  passes(BEATS_EVERY + LIVES)
  expect(lost).toEqual([])
  beat()
  passes(BEATS_EVERY + LIVES + LOOKS_EVERY)
  expect(lost).toEqual(['there'])
})

test('a node that stood still itself first hears what it was sent meanwhile', () => {
  beat()
  standsStill(5000)
  expect(lost).toEqual([])
  beat()
  passes(BEATS_EVERY)
  expect(lost).toEqual([])
  standsStill(5000)
  passes(LOOKS_EVERY)
  expect(lost).toEqual(['there'])
})
