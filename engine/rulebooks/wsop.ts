import { robert } from './robert.ts'
import type { Rulebook } from './rulebook.ts'
import { wsopWagers } from './wagers/wsop.ts'

/** The WSOP's live action rules of 2026. */
export const wsop = {
  id: 'wsop',
  name: 'WSOP live action rules',
  raiseCap: {
    threeOrMoreRounds: { is: 4, rule: 'wsop/130a' },
    twoRounds: { is: 4, rule: 'wsop/130a' },
  },
  headsUpUncapped: { is: 'round-begins-heads-up', rule: 'wsop/131' },
  completionIsARaise: { is: false, rule: 'wsop/223' },
  limitReopensAt: { is: 'half', rule: 'wsop/133-half' },
  shortAllInsAddUp: { is: true, rule: 'wsop/133-cumulative' },
  potLimitSmallBlindAsBig: { is: true, rule: 'wsop/191' },
  aceToFiveLimitCheckRaise: { is: true, rule: 'wsop/282' },
  aceToFiveJoker: { is: false, rule: 'wsop/281' },
  cardsInARow: { is: 5, rule: 'wsop/274' },
  unclaimedShare: { is: 'to-the-other-shares', rule: 'wsop/omaha-8-c' },
  noneQualifies: { is: 'shared-by-all', rule: 'wsop/295' },
  oddChip: {
    sidePots: { is: 'each-by-itself', rule: 'wsop/153e' },
    most: robert.oddChip.most,
    button: { is: 'left-of-the-button', rule: 'wsop/153a' },
    stud: { is: { low: 'highest-card', of: 'playing-cards' }, rule: 'wsop/153b' },
    highLow: { is: 'high', rule: 'wsop/153c' },
    tiedForAll: { is: 'whole-pot-evenly', rule: 'wsop/153c-ties' },
    twoLows: { is: 'by-form', rule: 'wsop/153d' },
    drawnHand: { is: 'by-form', rule: 'wsop/drawmaha-odd-chip' },
    razz: { is: 'first-share', rule: 'wsop/331' },
    mixed: { is: 'position', rule: 'wsop/153f1' },
    boards: { is: 'first-board', rule: 'wsop/217' },
    runs: { is: 'first-run', rule: 'wsop/217' },
  },
  showsFirst: { is: 'who-moved-all-in', rule: 'wsop/149-all-in' },
  wagers: wsopWagers,
} as const satisfies Rulebook
