import type { Chips } from '@cardroom/engine'
import { wrongArgument } from '@cardroom/engine/kinds'
import type { HandStats } from './hand-stats.ts'

/**
 * How somebody plays, counted over hands: numbers of hands, except for `aggressive`, `passive` (acts) and `net`
 * (chips).
 */
export type Stats = { readonly hands: number; readonly net: Chips } & Readonly<Record<Counted, number>>

/** What is counted. */
export type Counted = Exclude<keyof HandStats, 'net'>

/** Hands counted together. */
export const summedStats = (hands: Iterable<HandStats>): Stats => {
  if (typeof hands === 'string' || typeof hands?.[Symbol.iterator] !== 'function')
    throw wrongArgument('summedStats', hands, 'a list of what handStats gives')
  const sum = noStats()
  for (const hand of hands) {
    if (typeof hand?.net !== 'number') throw wrongArgument('summedStats', hand, 'what handStats gives for each hand')
    count(sum, hand)
  }
  return sum
}

type Sum = { -readonly [K in keyof Stats]: Stats[K] }

const noStats = (): Sum => ({
  hands: 0,
  net: 0,
  vpip: 0,
  pfr: 0,
  threeBetChance: 0,
  threeBet: 0,
  cBetChance: 0,
  cBet: 0,
  aggressive: 0,
  passive: 0,
  sawSecond: 0,
  showdown: 0,
  wonAtShowdown: 0,
  won: 0,
})

/** One more hand counted; the counts are changed in place, each by its name: a loop over the names takes four times as long. */
export const count = (sum: Sum, hand: HandStats): void => {
  sum.hands++
  sum.net += hand.net
  if (hand.vpip) sum.vpip++
  if (hand.pfr) sum.pfr++
  if (hand.threeBetChance) sum.threeBetChance++
  if (hand.threeBet) sum.threeBet++
  if (hand.cBetChance) sum.cBetChance++
  if (hand.cBet) sum.cBet++
  sum.aggressive += hand.aggressive
  sum.passive += hand.passive
  if (hand.sawSecond) sum.sawSecond++
  if (hand.showdown) sum.showdown++
  if (hand.wonAtShowdown) sum.wonAtShowdown++
  if (hand.won) sum.won++
}
