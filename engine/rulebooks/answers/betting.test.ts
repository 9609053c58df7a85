import { readFileSync } from 'node:fs'
import { all, but, type Sided, sideBySide } from '../../testing/sided.ts'
import type { Differences } from '../differences.ts'

const file = readFileSync(new URL('../ledger/differences.json', import.meta.url), 'utf8')
const { points } = JSON.parse(file) as Differences

const half = { fraction: 0.5, inclusive: true }
const moreThanHalf = { fraction: 0.5, inclusive: false }
const capped = { cash: true, tournament: 'last-two-players-only' } as const
const straddle = {
  allowed: true,
  max: 1,
  positions: ['left-of-big-blind'],
  timesBigBlind: 2,
  live: true,
  cashOnly: true,
} as const

const limit: Sided = {
  limitRaiseCapThreePlusRounds: { rrp: 3, uspa: 3, hpt: 3, web: 3, wsop: 4 },
  limitRaiseCapTwoRounds: { rrp: 4, uspa: 4, hpt: 4, web: 4, wsop: 4 },
  mississippiRaiseCap: all({ perRound: 2, headsUp: null }),
  headsUpUnlimitedRaises: but(capped, {
    uspa: { cash: true, tournament: true },
    web: { cash: true, tournament: true },
  }),
  raiseCapLiftsWhen: but('once-heads-up', { wsop: 'round-begins-heads-up' }),
  straddleCountsTowardCap: all(false),
  completionCountsAsRaise: all(false),
  limitReopenFraction: but(half, { web: moreThanHalf }),
  whoMayComplete: all('not-yet-acted-or-reopened'),
  cumulativeShortAllInsReopen: { rrp: true, uspa: false, hpt: true, web: true, wsop: true },
  smallestChipBasis: but(['ante', 'blind', 'rake', 'collection'], {
    web: ['ante', 'blind', 'collection'],
    wsop: ['big-blind'],
  }),
  checkRaise: all(true),
  aceToFiveLimitCheckRaise: { rrp: false, uspa: false, hpt: false, web: false, wsop: true },
  limitStraddle: but({ ...straddle, allowed: false }, { wsop: straddle }),
}

const wagers = ['bet', 'raise', 'complete'] as const
const mayBeForced = 'may-be-forced-if-another-acts'
const several = 'allowed-after-saying-raise'

const reading: Sided = {
  verbalPrecedence: { rrp: 'win', uspa: 'bind', hpt: 'bind', web: 'bind', wsop: 'win' },
  verbalPrecedenceBigBet: all('win'),
  tableTapMeans: { rrp: 'pass', uspa: 'pass', hpt: 'pass', web: 'pass', wsop: 'check' },
  outOfTurnBinding: { rrp: 'binding', uspa: 'may-bind', hpt: 'may-bind', web: 'binding', wsop: 'binding' },
  outOfTurnFreedBy: {
    rrp: wagers,
    uspa: ['call', ...wagers],
    hpt: ['call', ...wagers],
    web: ['fold', 'check', 'call', ...wagers],
    wsop: wagers,
  },
  outOfTurnFloorAfter: { rrp: ['call'], uspa: [], hpt: [], web: [], wsop: [] },
  outOfTurnCheckBars: but(['bet', 'raise'], { web: ['call', 'raise'], wsop: [] }),
  outOfTurnCallBars: but({ acts: ['raise'], always: true }, { wsop: { acts: [], always: false } }),
  skippedActionPlayersBehind: but(
    { players: 3, loss: 'may' },
    { web: { players: 3, loss: 'must' }, wsop: { players: 2, loss: 'may' } },
  ),
  forwardMotionLimit: but(mayBeForced, { web: 'committed-if-another-acts', wsop: 'complete-or-forfeit' }),
  forwardMotionBigBet: but('not-binding-until-released', { wsop: 'may-be-held-to-the-call' }),
  raiseByChipsFraction: but(half, { web: moreThanHalf }),
  raiseByLikeChips: but('holds', { wsop: 'may-not-hold' }),
  dealerEnforcesStringRaise: but('dealer', { wsop: 'dealer-or-player' }),
  multiChipRule: but('by-the-total', { wsop: 'call-if-every-chip-is-needed' }),
  oversizedChip: all('call'),
  raiseInSeveralMotions: but(several, { wsop: 'amount-stated-or-call-and-single-motion' }),
  noLimitOvercallHalfRaise: { rrp: false, uspa: false, hpt: false, web: false, wsop: true },
  misunderstandingMaxFraction: all(0.8),
}

const clock = {
  minThinkSeconds: 0,
  seconds: 60,
  warningSeconds: 10,
  countdownSeconds: 0,
  requestedBy: 'any-player',
  requesterAtSeat: false,
  structures: ['half-pot', 'pot-limit', 'no-limit'],
  onExpiryFacingBet: 'hand-dead',
  onExpiryNoBet: 'check',
  mayBeShortened: false,
} as const
const bigChip = { opening: 'pot', facingBet: 'call', raiseDeclared: 'pot-raise' } as const
const anyone = { 'no-limit': 'players', 'pot-limit': 'dealer-or-any-player' } as const
const bigBet = ['half-pot', 'pot-limit', 'no-limit'] as const
const everyStructure = ['limit', 'spread', 'half-pot', 'pot-limit', 'no-limit'] as const

const bigBets: Sided = {
  shortBigBlindCallAmount: all('full-big-blind'),
  callShortAllIn: all(true),
  completingInBigBet: all(false),
  minimumBringIn: but('big-blind', { web: 'small-bet' }),
  blindSizes: but(
    { small: 'posted', big: 'posted' },
    { hpt: { small: 'schedule', big: 'schedule' }, web: { small: 'half-small-bet', big: 'small-bet' } },
  ),
  bigBetStraddle: but(straddle, { wsop: { ...straddle, positions: ['left-of-big-blind', 'button'] } }),
  straddlePriority: all('button'),
  straddleSetsBringIn: but({ firstRound: true, laterRounds: true }, { wsop: { firstRound: true, laterRounds: false } }),
  minRaiseToAfterStraddle: all('2x-straddle'),
  missedStraddle: all('post-dead'),
  smallChipsBelowMinimumPlay: but('only-in-quantity', { wsop: 'face-value-when-all-in' }),
  clock: but(clock, {
    uspa: { ...clock, requestedBy: 'another-player' },
    web: { ...clock, structures: everyStructure, onExpiryNoBet: 'hand-dead' },
    wsop: {
      ...clock,
      minThinkSeconds: 120,
      warningSeconds: 0,
      countdownSeconds: 10,
      requestedBy: 'anyone-dealt-in',
      requesterAtSeat: true,
      structures: everyStructure,
      mayBeShortened: true,
    },
  }),
  potLimitSmallBlindAsBig: all({ cash: true, tournament: false }),
  potRoundingUnit: all(null),
  dealerCountsPot: but({ 'no-limit': 'players', 'pot-limit': 'dealer' }, { uspa: anyone, hpt: anyone, wsop: anyone }),
  potLimitOverbetCorrection: all('until-all-have-acted'),
  potLimitBigChip: but(bigChip, { uspa: { ...bigChip, facingBet: 'pot' } }),
  runItTimes: but({ max: 3, structures: bigBet }, { wsop: { max: 3, structures: everyStructure } }),
  runItTwiceGames: but(['big-bet-games'], { wsop: ['time-raked-flop-games', '5-10-nlh'] }),
  studBigBetOpen: all({
    'high-card': 'bet-or-fold',
    min: 'one-ante',
    max: { 'half-pot': 'half-antes', 'pot-limit': 'all-antes', 'no-limit': 'any' },
  }),
}

sideBySide(points, ['Limit betting', 'Reading wagers', 'No-limit and pot-limit'], { ...limit, ...reading, ...bigBets })
