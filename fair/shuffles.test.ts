import { randomBytes, randomInt } from 'node:crypto'
import { type Chance, seeded, shuffled } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { dealtOrder, shuffleOf } from './shuffle.ts'
import { type Shuffle, SUSPICIOUS, suspicionsOf, trialsOf } from './testing/shuffle-trial.ts'

const CARDS = 52
const inOrder = Array.from({ length: CARDS }, (_, i) => i)
const fisherYates =
  (chance: Chance): Shuffle =>
  () =>
    shuffled(inOrder, chance)

describe('shuffles in which nothing is suspicious', () => {
  test.each([
    // the room draws from the system's source, which throws away what would favour the lower numbers
    ['the shuffle of the room', 15_000, fisherYates(most => randomInt(most))],
    ['the shuffle of simulations', 15_000, fisherYates(seeded('a fair shuffle'))],
  ])('%s', (_, shuffles, shuffle) => {
    expect(suspicionsOf(shuffle, CARDS, shuffles)).toEqual([])
  })

  test('the cut of a deck in order, by roots and bytes that differ', () => {
    const root = randomBytes(32).toString('hex')
    let n = 0
    const cut: Shuffle = () => shuffleOf(root, [{ seat: 1, bytes: (n++).toString(16).padStart(8, '0') }], CARDS)
    expect(suspicionsOf(cut, CARDS, 3000)).toEqual([])
  })

  test('a deck that is dealt: shuffled by the room and cut by a seat that always adds the same', () => {
    const cut = shuffleOf('00'.repeat(32), [{ seat: 1, bytes: '00' }], CARDS)
    const dealt: Shuffle = () => dealtOrder(shuffled(inOrder, most => randomInt(most)) as never, cut) as never
    expect(suspicionsOf(dealt, CARDS, 5000)).toEqual([])
  })

  test('the deviations of fair shuffles are those of chance', () => {
    const chance = seeded('how far chance goes')
    const off = Array.from({ length: 40 }, () => trialsOf(() => shuffled(inOrder.slice(0, 13), chance), 13, 400)).flat()
    const mean = off.reduce((sum, { deviations }) => sum + deviations, 0) / off.length
    // the mean of how far a normal number is off is 0.8, of the five trials one is always 0
    expect(mean).toBeGreaterThan(0.45)
    expect(mean).toBeLessThan(0.85)
    expect(Math.max(...off.map(({ deviations }) => deviations))).toBeLessThan(SUSPICIOUS - 2)
  })
})

describe('shuffles that are wrong are caught', () => {
  const chance = seeded('wrong shuffles')
  const swap = (order: number[], a: number, b: number): void => {
    ;[order[a], order[b]] = [order[b]!, order[a]!]
  }
  /** Fisher and Yates with another card to swap with. */
  const swapping =
    (pick: (last: number) => number, from = CARDS - 1): Shuffle =>
    () => {
      const order = inOrder.slice()
      for (let last = from; last > 0; last--) swap(order, last, pick(last))
      return order
    }
  const seeds = new Map<number, readonly number[]>()
  /** Two halves fall together, the next card from either of them. */
  const riffle: Shuffle = () => {
    const [left, right] = [inOrder.slice(0, CARDS / 2), inOrder.slice(CARDS / 2)]
    return inOrder.map(() => (right.length === 0 || (left.length > 0 && chance(2) === 0) ? left : right).shift()!)
  }
  const straightCut: Shuffle = () => {
    const at = chance(CARDS)
    return [...inOrder.slice(at), ...inOrder.slice(0, at)]
  }

  test.each<readonly [string, Shuffle, string]>([
    ['the remainder of a byte', swapping(last => chance(256) % (last + 1)), 'each card at each place'],
    ['a swap with any card', swapping(() => chance(CARDS)), 'each card at each place'],
    ['never with itself', swapping(last => chance(last)), 'each card at each place'],
    ['the last card stays', swapping(last => chance(last + 1), CARDS - 2), 'each card at each place'],
    [
      'seeds of sixteen bits',
      () => {
        const seed = chance(2 ** 16)
        const known = seeds.get(seed) ?? shuffled(inOrder, seeded(seed))
        seeds.set(seed, known)
        return known
      },
      'whole orders again',
    ],
    ['sorted by a random comparison', () => inOrder.slice().sort(() => chance(2) - 0.5), 'each card at each place'],
    ['one riffle', riffle, 'each card behind each other'],
    ['a straight cut', straightCut, 'runs upwards'],
  ])('%s', (_, shuffle, trial) => {
    expect(suspicionsOf(shuffle, CARDS, 12_000).map(it => it.trial)).toContain(trial)
  })
})
