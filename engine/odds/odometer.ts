import { choose } from '../ranking/combinations.ts'

/** This many cards that come together: their order does not matter. They are written into `into` from `from` on. */
export type Group = { readonly size: number; readonly into: number[]; readonly from: number }

/** Goes through every way to deal cards to groups, one after another. */
export type Odometer = {
  /** How many ways there are. */
  readonly deals: number
  /** Deals the way with this number. */
  readonly start: (deal: number) => void
  /** Deals the next one, and tells the first group that changed; -1 after the last. */
  readonly next: () => number
}

/** The ways to deal these groups out of a deck, the last group changing fastest. */
export const odometer = (deck: readonly number[], groups: readonly Group[]): Odometer => {
  const last = groups.length - 1
  const pools: number[][] = []
  const sizes: number[] = []
  let left = deck.length
  for (const { size } of groups) {
    sizes.push(left)
    pools.push(new Array<number>(left).fill(0))
    left -= size
  }
  const places = groups.map(({ size }) => new Array<number>(size).fill(0))
  const ways = groups.map(({ size }, group) => choose(sizes[group]!, size))
  for (const [i, code] of deck.entries()) if (pools.length > 0) pools[0]![i] = code

  const write = (group: number): void => {
    const { size, into, from } = groups[group]!
    const pool = pools[group]!
    const chosen = places[group]!
    for (let i = 0; i < size; i++) into[from + i] = pool[chosen[i]!]!
    if (group === last) return
    // what is left for the next group
    const rest = pools[group + 1]!
    let skipped = 0
    for (let i = 0; i < sizes[group]!; i++) {
      if (chosen[skipped] === i) skipped++
      else rest[i - skipped] = pool[i]!
    }
  }

  const restart = (group: number): void => {
    const chosen = places[group]!
    for (let i = 0; i < chosen.length; i++) chosen[i] = i
    write(group)
  }

  return {
    deals: ways.reduce((product, each) => product * each, 1),
    start: deal => {
      let rest = deal
      let below = ways.reduce((product, each) => product * each, 1)
      for (let group = 0; group <= last; group++) {
        below /= ways[group]!
        unranked(places[group]!, sizes[group]!, Math.floor(rest / below))
        rest %= below
        write(group)
      }
    },
    next: () => {
      for (let group = last; group >= 0; group--) {
        if (!advance(places[group]!, sizes[group]!)) continue
        write(group)
        for (let later = group + 1; later <= last; later++) restart(later)
        return group
      }
      return -1
    },
  }
}

/** The next choice of places in order; false after the last. */
const advance = (chosen: number[], from: number): boolean => {
  const take = chosen.length
  let at = take - 1
  while (at >= 0 && chosen[at] === from - take + at) at--
  if (at < 0) return false
  chosen[at]!++
  for (let i = at + 1; i < take; i++) chosen[i] = chosen[i - 1]! + 1
  return true
}

/** The choice of places with this number. */
const unranked = (chosen: number[], from: number, number: number): void => {
  let rest = number
  let place = 0
  for (let i = 0; i < chosen.length; i++) {
    for (; ; place++) {
      const ways = choose(from - place - 1, chosen.length - i - 1)
      if (rest < ways) break
      rest -= ways
    }
    chosen[i] = place++
  }
}
