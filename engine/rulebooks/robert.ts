import type { Rulebook } from './rulebook.ts'
import { robertWagers } from './wagers/robert.ts'

/** Robert's Rules of Poker, version 11: the widest book, whose answer holds where another is silent. */
export const robert = {
  id: 'rrp',
  name: "Robert's Rules of Poker",
  raiseCap: {
    threeOrMoreRounds: { is: 3, rule: 'rrp/3/betting/4a' },
    twoRounds: { is: 4, rule: 'rrp/3/betting/4b' },
  },
  headsUpUncapped: { is: 'once-heads-up', rule: 'rrp/3/betting/5' },
  completionIsARaise: { is: false, rule: 'rrp/8/6' },
  limitReopensAt: { is: 'half', rule: 'rrp/3/betting/7/half-or-more' },
  shortAllInsAddUp: { is: true, rule: 'rrp/3/betting/7/cumulative' },
  potLimitSmallBlindAsBig: { is: true, rule: 'rrp/14/pl/5' },
  aceToFiveLimitCheckRaise: { is: false, rule: 'rrp/11/a5/2' },
  aceToFiveJoker: { is: true, rule: 'rrp/11/a5/1' },
  cardsInARow: { is: 4, rule: 'rrp/11/10' },
  unclaimedShare: { is: 'to-the-other-shares', rule: 'rrp/7/2' },
  // Robert has no form in which both halves need a qualifier; only one book prints it.
  noneQualifies: { is: 'shared-by-all', rule: 'wsop/295' },
  oddChip: {
    sidePots: { is: 'each-by-itself', rule: 'rrp/3/ties/5d' },
    most: { is: 1, rule: 'rrp/3/ties/4' },
    button: { is: 'left-of-the-button', rule: 'rrp/3/ties/5a' },
    stud: { is: { low: 'lowest-card', of: 'all-cards' }, rule: 'rrp/3/ties/5b' },
    highLow: { is: 'high', rule: 'rrp/3/ties/5c' },
    tiedForAll: { is: 'whole-pot-evenly', rule: 'rrp/3/ties/5c' },
    // Splits other than high-low, and several boards, are printed in one book alone, which then serves all.
    twoLows: { is: 'by-form', rule: 'wsop/153d' },
    drawnHand: { is: 'by-form', rule: 'wsop/drawmaha-odd-chip' },
    razz: { is: 'first-share', rule: 'wsop/331' },
    mixed: { is: 'as-alone', rule: 'rrp/3/ties/5' },
    boards: { is: 'first-board', rule: 'wsop/217' },
    runs: { is: 'first-run', rule: 'wsop/217' },
  },
  showsFirst: { is: 'first-to-act', rule: 'rrp/3/showdown/8' },
  wagers: robertWagers,
} as const satisfies Rulebook
