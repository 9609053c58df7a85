import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const aMoment = () => vi.advanceTimersByTimeAsync(0)

describe('work that is done whenever something has changed', () => {
  test('is done once at a time, and once more however much has changed meanwhile', async () => {
    const ends: (() => void)[] = []
    const job = oneAtATime(
      () => new Promise<void>(done => void ends.push(done)),
      () => {},
    )
    job.look()
    job.look()
    job.look()
    expect(ends).toHaveLength(1)
    ends[0]!()
    await aMoment()
    expect(ends).toHaveLength(2)
    ends[1]!()
    await aMoment()
    expect(ends).toHaveLength(2)
    await job.stop()
  })

  test('is tried again by itself if it fails, until it succeeds', async () => {
    let tries = 0
    const causes: unknown[] = []
    const job = oneAtATime(
      async () => {
        if (++tries < 3) throw new Error(`try ${tries}`)
      },
      cause => void causes.push(cause),
    )
    job.look()
    await aMoment()
    expect(job.isWaiting()).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tries).toBe(3)
    expect(causes).toHaveLength(2)
    expect(job.isWaiting()).toBe(false)
    await job.stop()
  })

  test('is tried at once if something changes while it waits, and then waits once', async () => {
    let tries = 0
    const job = oneAtATime(
      async () => {
        tries++
        throw new Error('still not')
      },
      () => {},
    )
    job.look()
    await aMoment()
    job.look()
    await aMoment()
    expect(tries).toBe(2)
    expect(vi.getTimerCount()).toBe(1)
    await job.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is not done once it is stopped', async () => {
    let tries = 0
    const job = oneAtATime(
      async () => void tries++,
      () => {},
    )
    await job.stop()
    job.look()
    await aMoment()
    expect(tries).toBe(0)
  })
})
