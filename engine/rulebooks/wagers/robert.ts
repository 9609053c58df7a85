import type { WagerPoints } from './points.ts'

const lowballDraw = { asked: 'rrp/11/11', dealt: 'rrp/11/11a', relied: 'rrp/11/11b' } as const

/** How Robert's Rules read words and chips. */
export const robertWagers = {
  words: { limit: { is: 'win', rule: 'rrp/3/betting/9' }, bigBet: { is: 'win', rule: 'rrp/14/nl/8' } },
  rap: { is: 'pass', rule: 'rrp/3/betting/10' },
  rapInDraw: { lowball: { is: 'pat', rule: 'rrp/11/14' }, high: { is: 'pat', rule: 'rrp/12/10' } },
  rapUnaware: { is: 'may-still-play', rule: 'rrp/12/10' },
  // Only one book prints it, which then serves all.
  conditional: { is: 'may-bind', rule: 'wsop/18' },
  outOfTurn: {
    unchanged: { is: 'binds', rule: 'rrp/3/betting/11' },
    freedBy: { is: ['bet', 'raise', 'complete'], rule: 'rrp/3/betting/11' },
    floorAfter: { is: ['call'], rule: 'rrp/3/betting/11' },
    checkBars: { is: ['bet', 'raise'], rule: 'rrp/3/betting/11/check' },
    callBars: { is: { acts: ['raise'], always: false }, rule: 'rrp/3/betting/11/call' },
  },
  skipped: { is: { players: 3, loses: 'may' }, rule: 'rrp/3/betting/12' },
  forwardMotion: {
    limit: { is: 'may-be-held-if-another-acts', rule: 'rrp/3/betting/8' },
    bigBet: { is: 'nothing', rule: 'rrp/14/nl/7' },
  },
  released: { is: 'binds', rule: 'rrp/3/betting/13' },
  unawareOfRaise: { is: 'withdraws-if-nobody-acted', rule: 'rrp/3/betting/13' },
  unawareOfKill: { is: { bound: 'required-with-the-button-up', must: 'completes' }, rule: 'rrp/13/9' },
  stringRaise: {
    limit: { is: 'does-not-count', rule: 'rrp/3/betting/14' },
    bigBet: { is: 'does-not-count', rule: 'rrp/3/betting/14' },
  },
  stringRaiseCalledBy: { is: 'dealer', rule: 'rrp/3/betting/14' },
  motions: {
    cash: { is: 'any-motions', rule: 'rrp/14/nl/6' },
    tournament: { is: 'one-motion', rule: 'rrp/15/24' },
  },
  raiseByChips: { is: 'half', rule: 'rrp/3/betting/14' },
  likeChips: { is: 'holds', rule: 'rrp/3/betting/14' },
  overcall: { is: 'call', rule: 'rrp/14/nl/11' },
  oversizedChip: { limit: { is: 'call', rule: 'rrp/3/betting/15' }, bigBet: { is: 'call', rule: 'rrp/14/nl/10' } },
  openingChip: { is: 'whole-chip', rule: 'rrp/14/nl/10' },
  multiChip: { is: 'by-the-total', rule: 'rrp/3/betting/14' },
  potLimitChip: { is: 'call', rule: 'rrp/14/pl/6' },
  shortCall: { limit: { is: 'made-good', rule: 'rrp/3/betting/13' }, bigBet: { is: 'made-good', rule: 'rrp/14/nl/9' } },
  underbet: {
    limit: { is: 'brought-up', rule: 'rrp/3/betting/16' },
    bigBet: { is: 'brought-up', rule: 'rrp/14/nl/11' },
  },
  rounding: { is: 'nearest', rule: 'rrp/3/betting/16' },
  callersMayRaise: { is: false, rule: 'rrp/3/betting/16' },
  oversize: {
    cut: { is: 'to-the-most', rule: 'rrp/14/pl/1' },
    until: { is: 'all-have-acted', rule: 'rrp/14/pl/2' },
    late: { is: 'floor-may-let-it-stand', rule: 'rrp/14/pl/3' },
  },
  misunderstanding: {
    covers: { is: { acts: ['call', 'raise'], at: 'big-bet' }, rule: 'rrp/14/nl/12' },
    boundFrom: { is: 0.8, rule: 'rrp/14/nl/12/eighty-percent' },
    unless: { is: 'harm', rule: 'rrp/14/nl/12' },
  },
  foldSaid: { is: 'dead', rule: 'rrp/3/dead-hands/1a' },
  handThrown: { is: 'dead', rule: 'rrp/3/dead-hands/1b' },
  upcardsLifted: { is: 'fold', rule: 'rrp/8/10' },
  wrongBringIn: { before: { is: 'taken-back', rule: 'rrp/8/5' }, after: { is: 'stands', rule: 'rrp/8/5' } },
  drawChange: {
    lowball: lowballDraw,
    'draw-high': { asked: 'rrp/12/7', dealt: 'rrp/12/7a', relied: 'rrp/12/7b' },
    // Robert has no badugi; its draws go as in lowball.
    badugi: lowballDraw,
    baduci: lowballDraw,
    badaci: lowballDraw,
  },
} as const satisfies WagerPoints
