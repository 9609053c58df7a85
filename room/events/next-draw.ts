import { type Chance, shuffled } from '@cardroom/engine'
import { DRAWS_SEALED, drawKey, drawList } from '@cardroom/fair'
import type { Shuffle } from './draws.ts'
import type { DrawMade, Held } from './held.ts'

/** A draw that may come to be made: how it shuffles, and what has come of it; null where nothing was drawn. */
export type NextDraw = {
  readonly shuffle: Shuffle
  readonly made: () => Omit<DrawMade, 'what'> | null
}

/**
 * The next draw of an event, by the key that has been under seal since the event was made: the room draws seats, buttons
 * and races, and anybody can check that it chose none of them. Events from before there were seals go by chance alone.
 */
export const nextDraw = ({ drawSeal, drawn }: Held, chance: Chance): NextDraw => {
  const number = drawn.length + 1
  if (drawSeal === null || number > DRAWS_SEALED) return { shuffle: list => shuffled(list, chance), made: () => null }
  const lists: (readonly string[])[] = []
  // most orders draw nothing, and a key is two thousand hashes
  let key = ''
  return {
    shuffle: list => {
      if (key === '') key = drawKey(drawSeal.secret, number)
      const order = drawList(key, lists.length, list)
      lists.push(order)
      return order
    },
    made: () => (lists.length === 0 ? null : { number, key, lists }),
  }
}
