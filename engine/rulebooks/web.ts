import { robert } from './robert.ts'
import type { Rulebook } from './rulebook.ts'
import { webWagers } from './wagers/web.ts'

/** The general page of rules on the web; short, and Robert's where it says nothing. */
export const web = {
  ...robert,
  id: 'web',
  name: 'General poker rules',
  raiseCap: {
    threeOrMoreRounds: { is: 3, rule: 'web/betting/3' },
    twoRounds: { is: 4, rule: 'web/betting/3/two-rounds' },
  },
  headsUpUncapped: { is: 'once-heads-up', rule: 'web/betting/4' },
  // The page says "more than half" and is taken at its word.
  limitReopensAt: { is: 'more-than-half', rule: 'web/betting/8' },
  aceToFiveLimitCheckRaise: { is: false, rule: 'web/betting/1' },
  oddChip: {
    ...robert.oddChip,
    most: { is: 1, rule: 'web/ties/2' },
    stud: { is: { low: 'lowest-card', of: 'all-cards' }, rule: 'web/ties/4' },
    highLow: { is: 'high', rule: 'web/ties/3' },
    mixed: { is: 'as-alone', rule: 'web/ties/2' },
  },
  showsFirst: { is: 'first-to-act', rule: 'web/showdown/6' },
  wagers: webWagers,
} as const satisfies Rulebook
