import { expect, test } from 'vitest'
import { LIVES } from './leases.ts'
import { AT_MOST, STANDS_STILL, standingIn } from './stand-in.ts'

/** A node that last went on at 0, and what is said for it by a clock that is set. */
const standing = (answers: () => Promise<boolean> = async () => true) => {
  const it = { now: 0, said: 0, until: 0 }
  const beat = standingIn({
    now: () => it.now,
    wentOn: () => 0,
    renew: () => {
      it.said++
      return answers()
    },
    counts: until => {
      it.until = until
    },
  })
  const at = (now: number): Promise<void> => {
    it.now = now
    return beat()
  }
  return { it, at }
}

test('a node that goes on says itself that it is there', async () => {
  const { it, at } = standing()
  await at(STANDS_STILL - 1)
  expect(it).toMatchObject({ said: 0, until: 0 })
})

test('one that stands still is there as long as that is said for it, and for too long it is not', async () => {
  const { it, at } = standing()
  await at(STANDS_STILL)
  expect(it).toMatchObject({ said: 1, until: STANDS_STILL + LIVES })
  await at(AT_MOST)
  expect(it).toMatchObject({ said: 2, until: AT_MOST + LIVES })
  await at(AT_MOST + 1)
  expect(it).toMatchObject({ said: 2, until: AT_MOST + LIVES })
})

test('one that counts as gone by then is not there by it, and a store that fails is asked again', async () => {
  const gone = standing(async () => false)
  await gone.at(1000)
  expect(gone.it).toMatchObject({ said: 1, until: 0 })
  const failing = standing(async () => {
    throw new Error('away')
  })
  await expect(failing.at(1000)).rejects.toThrow('away')
  await expect(failing.at(1100)).rejects.toThrow('away')
  expect(failing.it).toMatchObject({ said: 2, until: 0 })
})

test('it is said once at a time, and counts from when it was asked', async () => {
  let answered: (is: boolean) => void = () => {}
  const { it, at } = standing(() => new Promise(resolve => (answered = resolve)))
  const first = at(1000)
  await at(1100)
  it.now = 1900
  answered(true)
  await first
  expect(it).toMatchObject({ said: 1, until: 1000 + LIVES })
})
