import { wrongArgument } from '@cardroom/engine/kinds'
import type { Stats } from './summed-stats.ts'

/** Players' statistics, as fractions of 1; null if there was nothing to count. */
export type Rates = {
  readonly vpip: number | null
  readonly pfr: number | null
  readonly threeBet: number | null
  readonly cBet: number | null
  /** Bets and raises for each call after the first street. */
  readonly aggression: number | null
  readonly wtsd: number | null
  readonly wsd: number | null
}

/** The rates for these counts. */
export const ratesOf = (stats: Stats): Rates => {
  if (typeof stats?.hands !== 'number') throw wrongArgument('ratesOf', stats, 'counts such as summedStats gives')
  return {
    vpip: part(stats.vpip, stats.hands),
    pfr: part(stats.pfr, stats.hands),
    threeBet: part(stats.threeBet, stats.threeBetChance),
    cBet: part(stats.cBet, stats.cBetChance),
    aggression: part(stats.aggressive, stats.passive),
    wtsd: part(stats.showdown, stats.sawSecond),
    wsd: part(stats.wonAtShowdown, stats.showdown),
  }
}

const part = (of: number, all: number): number | null => (all === 0 ? null : of / all)
