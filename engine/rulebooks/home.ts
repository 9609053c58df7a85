import { robert } from './robert.ts'
import type { Rulebook } from './rulebook.ts'
import { homeWagers } from './wagers/home.ts'

/** The home poker tourney book: its own sheet over a condensed Robert's, so that Robert's rule is cited where they agree. */
export const home = {
  ...robert,
  id: 'hpt',
  name: 'Home Poker Tourney',
  headsUpUncapped: { is: 'once-heads-up', rule: 'hpt/rrp7/3/betting-4' },
  oddChip: {
    ...robert.oddChip,
    button: { is: 'left-of-the-button', rule: 'hpt/showdown/6' },
  },
  showsFirst: { is: 'first-to-act', rule: 'hpt/showdown/2' },
  wagers: homeWagers,
} as const satisfies Rulebook
