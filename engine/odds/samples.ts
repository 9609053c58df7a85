import { type Chance, seeded } from '../cards/shuffle.ts'
import { dealTable } from './deal-table.ts'
import { VALUE_COST } from './every-deal.ts'
import type { Layout } from './layout.ts'
import type { CodedCombo } from './seat-hand.ts'
import { topHands } from './top-hands.ts'
import type { WideRange } from './wide-range.ts'
import { wideSampler } from './wide-sampler.ts'
import type { Work } from './work.ts'

/** Samples of the deals that can follow, for any form. Each slice has a seed of its own, so that it can be taken anywhere. */
export const samplesOf = (layout: Layout, samples: number, seed: number | string): Work => ({
  exact: false,
  deals: samples,
  cost: samples * layout.hands.length * layout.form.pot.length * VALUE_COST,
  slices: Math.ceil(samples / SLICE),
  run: (slice, tally) => {
    const table = dealTable(layout)
    const holdings = table.holdings.map(({ into, from }) => ({ into, pick: pickFrom(from, layout) }))
    const chance = seeded(`${seed} ${slice}`)
    const used = new Uint8Array(64)
    for (let n = Math.min(SLICE, samples - slice * SLICE); n > 0; n--) {
      used.fill(0)
      while (!dealHoldings(holdings, used, chance)) used.fill(0)
      for (const { size, into, from } of table.groups)
        for (let i = 0; i < size; i++) into[from + i] = dealCard(layout.deck, used, chance)
      table.count(tally, -1)
    }
  },
})

/** Samples of a slice. */
export const SLICE = 10_000

const dealCard = (deck: readonly number[], used: Uint8Array, chance: Chance): number => {
  for (;;) {
    const code = deck[chance(deck.length)]!
    if (used[code] === 1) continue
    used[code] = 1
    return code
  }
}

type Pick = (chance: Chance) => readonly number[] | null
type Holdings = { readonly into: number[]; readonly pick: Pick }

const pickFrom = (from: readonly CodedCombo[] | WideRange, { form, deck }: Layout): Pick =>
  'parts' in from ? wideSampler(from, deck, percent => topHands(form, percent)) : pickerOf(from)

/** Does some deal give every range a hand? Tried so often that a range with one hand in thousands is found. */
export const canDraw = (layout: Layout): boolean => {
  if (!layout.hands.some(hand => 'wide' in hand)) return true
  const holdings = dealTable(layout).holdings.map(({ into, from }) => ({ into, pick: pickFrom(from, layout) }))
  const chance = seeded('meets')
  const used = new Uint8Array(64)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    used.fill(0)
    if (dealHoldings(holdings, used, chance)) return true
  }
  return false
}

const MOST_TRIES = 300_000

/** Gives every range one of its holdings; false if two of them share a card, and then all are given again. */
const dealHoldings = (holdings: readonly Holdings[], used: Uint8Array, chance: Chance): boolean => {
  for (const { into, pick } of holdings) {
    const hand = pick(chance)
    if (hand === null) return false
    for (let i = 0; i < hand.length; i++) {
      const code = hand[i]!
      if (used[code] === 1) return false
      used[code] = 1
      into[i] = code
    }
  }
  return true
}

/** Picks holdings as often as they weigh. */
export const pickerOf = (combos: readonly CodedCombo[]): ((chance: Chance) => CodedCombo['codes']) => {
  const first = combos[0]!.weight
  if (combos.every(({ weight }) => weight === first)) return chance => combos[chance(combos.length)]!.codes
  const sums: number[] = []
  let sum = 0
  for (const { weight } of combos) {
    sum += weight
    sums.push(sum)
  }
  return chance => {
    const drawn = (chance(WHOLE) / WHOLE) * sum
    let [from, to] = [0, combos.length - 1]
    while (from < to) {
      const middle = (from + to) >> 1
      if (sums[middle]! > drawn) to = middle
      else from = middle + 1
    }
    return combos[from]!.codes
  }
}

const WHOLE = 2 ** 32
