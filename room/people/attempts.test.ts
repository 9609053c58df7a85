import { describe, expect, test } from 'vitest'
import { type Attempt, countAttempts, delayAfter, type Pause } from './attempts.ts'

const yes = async (): Promise<boolean> => true
const no = async (): Promise<boolean> => false
const by = (...names: readonly string[]): Attempt => ({ counts: names, slowedBy: names, from: names[0] ?? null })

/** A clock that stands still, and a pause that is over at once and noted. */
const scene = () => {
  let now = 1000
  const waits: number[] = []
  const attempts = countAttempts(
    () => now,
    async ms => waits.push(ms),
  )
  const later = (ms: number): void => {
    now += ms
  }
  return { attempts, waits, later }
}

/** A pause that nobody ends but the room. */
const held = () => {
  const pause: Pause = (_, ended) =>
    new Promise((_resolve, reject) => ended.addEventListener('abort', () => reject(new Error('ended'))))
  return countAttempts(() => 1000, pause)
}

describe('those who try passwords', () => {
  test('wait longer with each wrong one after the fifth, up to twenty seconds', async () => {
    const { attempts, waits } = scene()
    for (let i = 0; i < 12; i++) expect(await attempts.slowly(by('ann'), no)).toBe(false)
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 20_000, 20_000])
    expect(delayAfter(1e9)).toBe(20_000)
  })

  test('are let in with the right one however many were wrong, and it makes guessing no faster', async () => {
    const { attempts, waits } = scene()
    for (let i = 0; i < 100; i++) await attempts.slowly(by('ann'), no)
    expect(await attempts.slowly(by('ann'), yes)).toBe(true)
    await attempts.slowly(by('ann'), no)
    expect(waits).toHaveLength(97)
    expect(waits.slice(-2)).toEqual([20_000, 20_000])
  })

  test('are slowed down by the worst of what they go by, and by nothing else', async () => {
    const { attempts, waits } = scene()
    for (let i = 0; i < 6; i++) await attempts.slowly({ counts: ['ann', 'home'], slowedBy: [], from: null }, no)
    await attempts.slowly(by('bob', 'home'), no)
    expect(waits).toEqual([2000])
    await attempts.slowly({ counts: ['ann', 'device'], slowedBy: ['device'], from: null }, no)
    await attempts.slowly(by('cyd', 'elsewhere'), no)
    expect(waits).toEqual([2000])
  })

  test('start afresh a quarter of an hour after the last wrong one', async () => {
    const { attempts, waits, later } = scene()
    for (let i = 0; i < 6; i++) await attempts.slowly(by('ann'), no)
    later(15 * 60_000 - 1)
    await attempts.slowly(by('ann'), no)
    later(15 * 60_000)
    await attempts.slowly(by('ann'), no)
    expect(waits).toEqual([1000, 2000])
  })

  test('are counted also when many try at once', async () => {
    const { attempts, waits } = scene()
    await Promise.all(Array.from({ length: 8 }, () => attempts.slowly(by('ann'), no)))
    expect(waits).toEqual([1000, 2000, 4000])
  })

  test('wait five at a time from one place, which keeps nobody elsewhere from coming in', async () => {
    const attempts = held()
    const guess = (from: string) => attempts.slowly({ counts: ['ann', from], slowedBy: ['ann', from], from }, no)
    for (let i = 0; i < 5; i++) await guess('here')
    const waiting = Array.from({ length: 5 }, () => guess('here'))
    expect(await guess('here')).toBeNull()
    const elsewhere = guess('there')
    // a person who waits when the room closes is answered
    attempts.end()
    expect(await Promise.all([...waiting, elsewhere])).toEqual(Array.from({ length: 6 }, () => null))
    expect(await guess('there')).toBeNull()
  })

  test('do not fill the memory: the names tried longest ago are forgotten, and a limited number wait at once', async () => {
    const { attempts, waits } = scene()
    for (let i = 0; i < 6; i++) await attempts.slowly(by('ann'), no)
    for (let i = 0; i < 20_000; i++) await attempts.slowly(by(`name ${i}`), no)
    await attempts.slowly(by('ann'), no)
    expect(waits).toEqual([1000])
    const full = held()
    const guess = (from: string) => full.slowly({ counts: ['ann'], slowedBy: ['ann'], from }, no)
    for (let i = 0; i < 5; i++) await guess('')
    const waiting = Array.from({ length: 1000 }, (_, i) => guess(`place ${i}`))
    expect(await guess('one more')).toBeNull()
    full.end()
    await Promise.all(waiting)
  })
})
