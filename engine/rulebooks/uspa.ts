import { robert } from './robert.ts'
import type { Rulebook } from './rulebook.ts'
import { uspaWagers } from './wagers/uspa.ts'

/** The USPA's Laws of Poker. */
export const uspa = {
  ...robert,
  id: 'uspa',
  name: 'USPA Laws of Poker',
  raiseCap: {
    threeOrMoreRounds: { is: 3, rule: 'uspa/3.1.7.3.1' },
    twoRounds: { is: 4, rule: 'uspa/3.1.7.3.2' },
  },
  headsUpUncapped: { is: 'once-heads-up', rule: 'uspa/3.1.7.4' },
  completionIsARaise: { is: false, rule: 'uspa/3.2.3.5.3' },
  limitReopensAt: { is: 'half', rule: 'uspa/3.1.7.5' },
  // The law on short all-ins has no clause that adds them up.
  shortAllInsAddUp: { is: false, rule: 'uspa/3.1.7.5' },
  potLimitSmallBlindAsBig: { is: true, rule: 'uspa/3.4.3.6' },
  aceToFiveLimitCheckRaise: { is: false, rule: 'uspa/3.2.8.5.2.2' },
  aceToFiveJoker: { is: true, rule: 'uspa/3.2.8.5.2.1' },
  cardsInARow: { is: 4, rule: 'uspa/3.2.8.5.1.10' },
  unclaimedShare: { is: 'to-the-other-shares', rule: 'uspa/3.2.2.5.2.2' },
  oddChip: {
    ...robert.oddChip,
    sidePots: { is: 'each-by-itself', rule: 'uspa/3.1.9.5.4' },
    most: { is: 1, rule: 'uspa/3.1.9.4' },
    button: { is: 'left-of-the-button', rule: 'uspa/3.1.9.5.1' },
    stud: { is: { low: 'lowest-card', of: 'all-cards' }, rule: 'uspa/3.1.9.5.2' },
    highLow: { is: 'high', rule: 'uspa/3.1.9.5.3' },
    tiedForAll: { is: 'whole-pot-evenly', rule: 'uspa/3.2.7.5.9' },
    mixed: { is: 'as-alone', rule: 'uspa/3.1.9.5' },
  },
  showsFirst: { is: 'first-to-act', rule: 'uspa/3.1.8.7' },
  wagers: uspaWagers,
} as const satisfies Rulebook
