import type { WagerPoints } from './points.ts'
import { robertWagers } from './robert.ts'

const lowballDraw = {
  asked: 'uspa/3.2.8.5.1.12',
  dealt: 'uspa/3.2.8.5.1.12.1',
  relied: 'uspa/3.2.8.5.1.12.2',
} as const

/** How the USPA's Laws read words and chips. */
export const uspaWagers = {
  ...robertWagers,
  words: { limit: { is: 'bind', rule: 'uspa/3.1.7.8' }, bigBet: { is: 'win', rule: 'uspa/3.4.2.5' } },
  rap: { is: 'pass', rule: 'uspa/3.1.7.9' },
  rapInDraw: { lowball: { is: 'pat', rule: 'uspa/3.2.8.5.1.14' }, high: { is: 'pat', rule: 'uspa/3.2.10.5.9' } },
  rapUnaware: { is: 'may-still-play', rule: 'uspa/3.2.10.5.9' },
  outOfTurn: {
    unchanged: { is: 'may-bind', rule: 'uspa/3.1.7.10' },
    freedBy: { is: ['bet', 'call', 'raise', 'complete'], rule: 'uspa/3.1.7.10' },
    floorAfter: { is: [], rule: 'uspa/3.1.7.10' },
    checkBars: { is: ['bet', 'raise'], rule: 'uspa/3.1.7.10' },
    callBars: robertWagers.outOfTurn.callBars,
  },
  skipped: { is: { players: 3, loses: 'may' }, rule: 'uspa/3.1.7.11' },
  forwardMotion: {
    limit: { is: 'may-be-held-if-another-acts', rule: 'uspa/3.1.7.13' },
    bigBet: { is: 'nothing', rule: 'uspa/3.4.2.4' },
  },
  released: { is: 'binds', rule: 'uspa/3.1.7.12' },
  unawareOfRaise: { is: 'withdraws-if-nobody-acted', rule: 'uspa/3.1.7.12' },
  unawareOfKill: { is: { bound: 'required-with-the-button-up', must: 'completes' }, rule: 'uspa/3.6.2.9' },
  stringRaise: {
    limit: { is: 'does-not-count', rule: 'uspa/3.1.7.14' },
    bigBet: { is: 'does-not-count', rule: 'uspa/3.1.7.14' },
  },
  // The law makes no exception for tournaments.
  motions: {
    cash: { is: 'any-motions', rule: 'uspa/3.4.2.8' },
    tournament: { is: 'any-motions', rule: 'uspa/3.4.2.8' },
  },
  raiseByChips: { is: 'half', rule: 'uspa/3.1.7.14' },
  likeChips: { is: 'holds', rule: 'uspa/3.1.7.14' },
  overcall: { is: 'call', rule: 'uspa/3.4.2.10' },
  oversizedChip: { limit: { is: 'call', rule: 'uspa/3.1.7.15' }, bigBet: { is: 'call', rule: 'uspa/3.4.2.9' } },
  openingChip: { is: 'whole-chip', rule: 'uspa/3.4.2.9' },
  multiChip: { is: 'by-the-total', rule: 'uspa/3.1.7.14' },
  // The law on the big chip has no clause for a player who faces a bet.
  potLimitChip: { is: 'pot', rule: 'uspa/3.4.3.7' },
  shortCall: { limit: { is: 'made-good', rule: 'uspa/3.1.7.12' }, bigBet: { is: 'made-good', rule: 'uspa/3.4.2.6' } },
  underbet: { limit: { is: 'brought-up', rule: 'uspa/3.1.7.16' }, bigBet: { is: 'brought-up', rule: 'uspa/3.4.2.10' } },
  rounding: { is: 'nearest', rule: 'uspa/3.1.7.16' },
  callersMayRaise: { is: false, rule: 'uspa/3.1.7.16' },
  oversize: {
    cut: { is: 'to-the-most', rule: 'uspa/3.4.3.1' },
    until: { is: 'all-have-acted', rule: 'uspa/3.4.3.2' },
    late: { is: 'floor-may-let-it-stand', rule: 'uspa/3.4.3.3' },
  },
  misunderstanding: {
    covers: { is: { acts: ['call'], at: 'big-bet' }, rule: 'uspa/3.4.2.7' },
    boundFrom: { is: 0.8, rule: 'uspa/3.4.2.7' },
    unless: { is: 'harm', rule: 'uspa/3.4.2.7' },
  },
  foldSaid: { is: 'dead', rule: 'uspa/3.1.5.1.1' },
  handThrown: { is: 'dead', rule: 'uspa/3.1.5.1.2' },
  upcardsLifted: { is: 'fold', rule: 'uspa/3.2.3.5.10' },
  wrongBringIn: {
    before: { is: 'taken-back', rule: 'uspa/3.2.3.5.9' },
    after: { is: 'stands', rule: 'uspa/3.2.3.5.9' },
  },
  drawChange: {
    lowball: lowballDraw,
    'draw-high': { asked: 'uspa/3.2.10.5.6', dealt: 'uspa/3.2.10.5.6.1', relied: 'uspa/3.2.10.5.6.2' },
    badugi: lowballDraw,
    baduci: lowballDraw,
    badaci: lowballDraw,
  },
} as const satisfies WagerPoints
