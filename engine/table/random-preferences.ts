import type { Chance } from '../cards/shuffle.ts'
import type { DealerCommand } from '../deal/commands.ts'
import type { Deal } from '../deal/deal.ts'
import { legal } from '../deal/legal.ts'
import { handsAgreed } from './agreed/all-in-hands.ts'
import { chopAgreed } from './agreed/chops.ts'
import { runsAgreed } from './agreed/run-outs.ts'
import type { PlayerId } from './player.ts'
import type { Table } from './table.ts'

/** What a player has chosen once and for all: it is done whenever everybody left in a hand has chosen the same. */
export type Preferences = {
  readonly chops: boolean
  /** How often they run it when all are all-in. */
  readonly runs: 1 | 2 | 3
  /** They turn their hand up before the rest of the board is dealt. */
  readonly shows: boolean
}

/** Preferences taken at random: most players chop, run it twice and show, so that some hands come to it. */
export const randomPreferences = (people: readonly PlayerId[], chance: Chance): ReadonlyMap<PlayerId, Preferences> =>
  new Map(
    people.map(player => [
      player,
      { chops: chance(4) > 0, runs: ([1, 2, 2, 3] as const)[chance(4)]!, shows: chance(3) > 0 },
    ]),
  )

/** What the dealer does because all who are left prefer it; null where they don't. */
export const agreedCommand = (
  table: Table,
  deal: Deal,
  preferences: ReadonlyMap<PlayerId, Preferences>,
): DealerCommand | null =>
  chopAgreed(table, deal, legal(deal), player => preferences.get(player)?.chops ?? false) ??
  runsAgreed(table, deal, player => preferences.get(player)?.runs ?? 1) ??
  handsAgreed(table, deal, player => preferences.get(player)?.shows ?? false)
