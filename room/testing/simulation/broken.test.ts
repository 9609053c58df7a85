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
]

test.each(BROKEN)(
  'a room whose %s is broken is noticed within a few seeds, and one in which nothing is broken is not',
  async (broken, faults, noticed) => {
    const wrong: string[] = []
    for (let seed = 1; seed <= 12 && wrong.length === 0; seed++)
      wrong.push(...(await simulateRoom(seed, { broken, faults })).wrong)
    expect(wrong.join('\n')).toMatch(noticed)
    expect((await simulateRoom(2, { faults })).wrong).toEqual([])
  },
  300_000,
)
