import { expect, test } from 'vitest'
import type { FaultName } from './faults.ts'
import { simulateRoom } from './simulate-room.ts'
import type { Broken } from './world.ts'

/** What is broken on purpose, what goes wrong meanwhile, and how it is noticed. */
const BROKEN: readonly (readonly [Broken, readonly FaultName[], RegExp])[] = [
  ['fence', ['a node is cut off from the store', 'the disk is slow'], /writes, and it is another's/],
  [
    'commands',
    ['a node stands still', 'a node is cut off from the store', 'answers of the store are lost'],
    /was refused .*, and it is kept|carried out twice/,
  ],
  ['resume', ['lines break', 'a node crashes'], /has another hand log than was sent/],
  ['disk', ['the store restarts', 'the disk is slow'], /half of what was written/],
  ['log-out', ['a node is cut off from the others'], /has been logged out since .*, and is shown something/],
]

/** Each fault is noticed by at least one seed in three, so all these seeds miss one about once in 10^10 draws. The seeds are fixed. */
const MOST = 60

test.each(BROKEN)(
  'a room whose %s is broken is noticed, and one in which nothing is broken is not',
  async (broken, faults, noticed) => {
    let wrong = ''
    for (let seed = 1; seed <= MOST && !noticed.test(wrong); seed++)
      wrong = (await simulateRoom(seed, { broken, faults })).wrong.join('\n')
    expect(wrong).toMatch(noticed)
    expect((await simulateRoom(2, { faults })).wrong).toEqual([])
  },
  300_000,
)
