import { describe, expect, test } from 'vitest'
import { simply } from '../refusal.ts'
import { gatherChanges } from './gather-changes.ts'

/** Keeps numbers one tick after the other; those over 9 are such that others may depend on them. */
const numbers = (keepsNot = 0) => {
  const kept: (readonly number[])[] = []
  let left = keepsNot
  const change = gatherChanges<number>({
    keep: async events => {
      await new Promise(resolve => setTimeout(resolve, 1))
      if (left-- > 0) return false
      kept.push(events)
      return true
    },
    isLight: number => number < 10,
  })
  return { kept, change }
}

describe('changes that come at once', () => {
  test('are kept together behind the first, up to one on which others may depend', async () => {
    const { kept, change } = numbers()
    const told = await Promise.all([1, 2, 3, 10, 4, 5].map(number => change(() => [number])))
    expect(told).toEqual([null, null, null, null, null, null])
    expect(kept).toEqual([[1], [2, 3, 10], [4, 5]])
  })

  test('are decided on what was kept before, and who is refused does not hold up the others', async () => {
    const { kept, change } = numbers()
    const once = (): readonly number[] | ReturnType<typeof simply> =>
      kept.flat().includes(10) ? simply('taken', 'It is taken.') : [10]
    const told = await Promise.all([change(() => [1]), change(once), change(once), change(() => [2])])
    expect(told).toEqual([null, null, simply('taken', 'It is taken.'), null])
    expect(kept).toEqual([[1], [10], [2]])
  })

  test('are decided anew where somebody else was first', async () => {
    const { kept, change } = numbers(2)
    let decided = 0
    const counted = (): readonly number[] => [++decided]
    await Promise.all([change(counted), change(() => [7])])
    expect(kept.flat()).toContain(7)
    expect(decided).toBeGreaterThan(1)
    expect(kept.flat().filter(number => number !== 7)).toHaveLength(1)
  })

  test('a fault is told to those whom it concerns alone', async () => {
    const { kept, change } = numbers()
    const fault = (): never => {
      throw new Error('a fault')
    }
    const all = await Promise.allSettled([change(() => [1]), change(fault), change(() => [2])])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(kept).toEqual([[1], [2]])
  })
})
