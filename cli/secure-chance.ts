import { randomFillSync } from 'node:crypto'
import type { Chance } from '@cardroom/engine'
import { fairChance } from '@cardroom/engine/cards'

/** Random bits of the system, 32 at a time out of blocks, since asking for each by itself is slow. */
export const secureBits = (block = 1024): (() => number) => {
  const words = new Uint32Array(block)
  let next = block
  return () => {
    if (next === block) {
      randomFillSync(words)
      next = 0
    }
    const word = words[next]!
    words[next] = 0 // a draw that was used is not kept
    next++
    return word
  }
}

/** Chance nobody can foresee or repeat: the system's own randomness, every number as likely as the next. */
export const secureChance: Chance = fairChance(secureBits())
