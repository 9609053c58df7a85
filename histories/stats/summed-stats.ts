import type { Chips } from '@cardroom/engine'
import type { HandStats } from './hand-stats.ts'

/**
 * How somebody plays, counted over hands: numbers of hands, except for `aggressive`, `passive` (acts) and `net`
 * (chips).
 */
export type Stats = { readonly hands: number; readonly net: Chips } & Readonly<Record<Counted, number>>

/** What is counted. */
export type Counted = Exclude<keyof HandStats, 'net'>

const COUNTED: readonly Counted[] = [
  'vpip',
  'pfr',
  'threeBetChance',
  'threeBet',
  'cBetChance',
  'cBet',
  'aggressive',
  'passive',
  'sawSecond',
  'showdown',
  'wonAtShowdown',
  'won',
]

/** Hands counted together. */
export const summedStats = (hands: Iterable<HandStats>): Stats => {
  const sum = { hands: 0, net: 0, ...(Object.fromEntries(COUNTED.map(name => [name, 0])) as Record<Counted, number>) }
  for (const hand of hands) {
    sum.hands++
    sum.net += hand.net
    for (const name of COUNTED) sum[name] += Number(hand[name])
  }
  return sum
}

/** One more hand counted; the counts are changed in place. */
export const count = (sum: { -readonly [K in keyof Stats]: Stats[K] }, hand: HandStats): void => {
  sum.hands++
  sum.net += hand.net
  for (const name of COUNTED) sum[name] += Number(hand[name])
}
