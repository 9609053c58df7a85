import type { Places } from '../table.ts'
import type { InTurn } from './in-turn.ts'

/**
 * Where the same people play on and button and blinds lay side by side, all go on by one player, whatever the method of
 * the book; null where that is not so, and the method has to say.
 */
export const steadyPlaces = (before: Places, { certain, willing }: InTurn, count: number): Places | null => {
  const { button, blinds, more, spots, trail } = before
  if (willing.length !== certain.length || count < 2 || certain.length <= count) return null
  if (more.length > 0 || trail.length !== count + 1 || spots.length !== count || button !== trail[0]) return null
  let place = certain.indexOf(button)
  if (place < 0) return null
  for (let i = 0; i < count; i++) {
    place = (place + 1) % certain.length
    const seat = certain[place]!
    if (trail[i + 1] !== seat || blinds[i] !== seat || spots[i] !== seat) return null
  }
  const onward = [...spots, certain[(place + 1) % certain.length]!]
  const now = onward.slice(1)
  return { button: onward[0]!, blinds: now, more, spots: now, trail: onward }
}
