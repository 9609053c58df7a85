import type { WagerPoints } from './points.ts'
import { robertWagers } from './robert.ts'

/** How the WSOP's live action rules read words and chips. */
export const wsopWagers = {
  words: { limit: { is: 'win', rule: 'wsop/135' }, bigBet: { is: 'win', rule: 'wsop/180' } },
  rap: { is: 'check', rule: 'wsop/135' },
  rapInDraw: { lowball: { is: 'pat', rule: 'wsop/278' }, high: robertWagers.rapInDraw.high },
  rapUnaware: robertWagers.rapUnaware,
  conditional: { is: 'may-bind', rule: 'wsop/18' },
  outOfTurn: {
    unchanged: { is: 'binds', rule: 'wsop/136' },
    freedBy: { is: ['bet', 'raise', 'complete'], rule: 'wsop/17' },
    floorAfter: { is: [], rule: 'wsop/136' },
    checkBars: { is: [], rule: 'wsop/136' },
    callBars: { is: { acts: [], always: false }, rule: 'wsop/136' },
  },
  skipped: { is: { players: 2, loses: 'may' }, rule: 'wsop/137' },
  forwardMotion: {
    limit: { is: 'complete-or-forfeit', rule: 'wsop/138' },
    bigBet: { is: 'may-be-held-to-the-call', rule: 'wsop/179' },
  },
  released: { is: 'binds', rule: 'wsop/139' },
  unawareOfRaise: { is: 'withdraws-if-nobody-acted', rule: 'wsop/139-withdraw' },
  unawareOfKill: { is: { bound: 'announced-with-the-button-up', must: 'completes-or-forfeits' }, rule: 'wsop/200' },
  stringRaise: {
    limit: { is: 'does-not-count', rule: 'wsop/140' },
    bigBet: { is: 'does-not-count', rule: 'wsop/178' },
  },
  stringRaiseCalledBy: { is: 'dealer-or-player', rule: 'wsop/178-who' },
  motions: {
    cash: { is: 'the-call-and-one-motion', rule: 'wsop/178' },
    tournament: { is: 'the-call-and-one-motion', rule: 'wsop/178' },
  },
  raiseByChips: { is: 'half', rule: 'wsop/140-half' },
  likeChips: { is: 'may-not-hold', rule: 'wsop/140-exceptions' },
  overcall: { is: 'half-is-a-raise', rule: 'wsop/183-overcall' },
  oversizedChip: { limit: { is: 'call', rule: 'wsop/141' }, bigBet: { is: 'call', rule: 'wsop/182' } },
  openingChip: { is: 'whole-chip', rule: 'wsop/182' },
  multiChip: { is: 'call-if-every-chip-is-needed', rule: 'wsop/141g2' },
  potLimitChip: { is: 'call', rule: 'wsop/192' },
  shortCall: { limit: { is: 'made-good', rule: 'wsop/139' }, bigBet: { is: 'made-good', rule: 'wsop/181' } },
  underbet: { limit: { is: 'brought-up', rule: 'wsop/142' }, bigBet: { is: 'brought-up', rule: 'wsop/183' } },
  rounding: { is: 'nearest', rule: 'wsop/142-rounding' },
  callersMayRaise: { is: false, rule: 'wsop/142-no-upgrade' },
  oversize: {
    cut: { is: 'to-the-most', rule: 'wsop/188' },
    until: { is: 'all-have-acted', rule: 'wsop/189' },
    late: { is: 'corrected', rule: 'wsop/189' },
  },
  // The book has no percentage.
  misunderstanding: {
    covers: { is: { acts: ['bet', 'call', 'raise'], at: 'all' }, rule: 'wsop/139-withdraw' },
    boundFrom: { is: null, rule: 'wsop/139-withdraw' },
    unless: { is: 'another-acted', rule: 'wsop/139-withdraw' },
  },
  foldSaid: { is: 'dead', rule: 'wsop/110a' },
  handThrown: { is: 'dead', rule: 'wsop/110b' },
  upcardsLifted: { is: 'fold', rule: 'wsop/227' },
  wrongBringIn: {
    before: { is: 'taken-back', rule: 'wsop/222' },
    after: { is: 'stands', rule: 'wsop/222-acted' },
  },
  drawChange: {
    lowball: { asked: 'wsop/276', dealt: 'wsop/276a', relied: 'wsop/276b' },
    'draw-high': robertWagers.drawChange['draw-high'],
    badugi: { asked: 'wsop/305', dealt: 'wsop/305a', relied: 'wsop/305b' },
    baduci: { asked: 'wsop/314', dealt: 'wsop/314a', relied: 'wsop/314b' },
    badaci: { asked: 'wsop/324', dealt: 'wsop/324a', relied: 'wsop/324b' },
  },
} as const satisfies WagerPoints
