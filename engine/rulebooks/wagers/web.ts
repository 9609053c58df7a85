import type { WagerPoints } from './points.ts'
import { robertWagers } from './robert.ts'

/** How the general page reads words and chips. */
export const webWagers = {
  ...robertWagers,
  words: { ...robertWagers.words, limit: { is: 'bind', rule: 'web/betting/6' } },
  rap: { is: 'pass', rule: 'web/betting/6' },
  outOfTurn: {
    unchanged: { is: 'binds', rule: 'web/betting/10' },
    freedBy: { is: ['fold', 'check', 'call', 'bet', 'raise', 'complete'], rule: 'web/betting/10' },
    floorAfter: { is: [], rule: 'web/betting/10' },
    // The page says "call or raise" and is taken at its word.
    checkBars: { is: ['call', 'raise'], rule: 'web/betting/10' },
    callBars: robertWagers.outOfTurn.callBars,
  },
  skipped: { is: { players: 3, loses: 'will' }, rule: 'web/betting/11' },
  forwardMotion: { ...robertWagers.forwardMotion, limit: { is: 'held-if-another-acts', rule: 'web/betting/7' } },
  released: { is: 'binds', rule: 'web/betting/13' },
  unawareOfRaise: { is: 'withdraws-if-nobody-acted', rule: 'web/betting/13' },
  stringRaise: {
    limit: { is: 'does-not-count', rule: 'web/betting/12' },
    bigBet: { is: 'does-not-count', rule: 'web/betting/12' },
  },
  motions: {
    cash: { is: 'any-motions', rule: 'web/betting/12' },
    tournament: { is: 'any-motions', rule: 'web/betting/12' },
  },
  raiseByChips: { is: 'more-than-half', rule: 'web/betting/12' },
  likeChips: { is: 'holds', rule: 'web/betting/12' },
  oversizedChip: { limit: { is: 'call', rule: 'web/betting/15' }, bigBet: { is: 'call', rule: 'web/betting/15' } },
  multiChip: { is: 'by-the-total', rule: 'web/betting/12' },
  shortCall: {
    limit: { is: 'made-good', rule: 'web/betting/13' },
    bigBet: { is: 'made-good', rule: 'web/betting/13' },
  },
  underbet: {
    limit: { is: 'brought-up', rule: 'web/betting/14' },
    bigBet: { is: 'brought-up', rule: 'web/betting/14' },
  },
  callersMayRaise: { is: false, rule: 'web/betting/14' },
  // The page leaves the exceptions of big-bet play open; they are Robert's.
  misunderstanding: {
    ...robertWagers.misunderstanding,
    covers: { is: { acts: ['call', 'raise'], at: 'big-bet' }, rule: 'web/betting/13' },
  },
  foldSaid: { is: 'dead', rule: 'web/dead-hands/3' },
  handThrown: { is: 'dead', rule: 'web/dead-hands/5' },
} as const satisfies WagerPoints
