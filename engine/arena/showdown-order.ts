import type { Seat } from '../deal/chips.ts'

/** Can whole numbers distinguish the orders of this many hands for this many parts of the pot? */
export const areOrdersNumbered = (hands: number, shares: number): boolean =>
  (hands + 1) ** (hands * shares) <= Number.MAX_SAFE_INTEGER

/**
 * A number for the order of the hands that are shown: for each part of the pot how many each one beats, and which do not
 * qualify. Who takes what depends on nothing else. `worth` has the parts of seat 1 first.
 */
export const orderOf = (worth: readonly number[], shares: number, show: readonly Seat[]): number => {
  const base = show.length + 1
  let order = 0
  for (let share = 0; share < shares; share++)
    for (let i = 0; i < show.length; i++) {
      const own = worth[(show[i]! - 1) * shares + share]!
      order = order * base + (own === 0 ? 0 : 1 + beaten(worth, shares, show, share, own))
    }
  return order
}

const beaten = (
  worth: readonly number[],
  shares: number,
  show: readonly Seat[],
  share: number,
  own: number,
): number => {
  let count = 0
  for (let i = 0; i < show.length; i++) if (worth[(show[i]! - 1) * shares + share]! < own) count++
  return count
}
