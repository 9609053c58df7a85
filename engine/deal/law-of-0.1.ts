import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import type { Law } from './law.ts'
import type { LawAnswers } from './law-answers.ts'
import { type GameDealt, lawBy } from './law-of.ts'

/**
 * The law of a deal that 0.1 started. That release did not write the law down with the deal, so it is worked out once
 * more, from the answers that its books gave then. They stay as they are, whatever is corrected in the books.
 */
export const lawOf01 = (game: GameDealt): Law => lawBy(game, answersOf(game.book), true)

const answersOf = (book: BookId | House): LawAnswers => {
  const by = typeof book === 'string' ? book : book.book
  const own = typeof book === 'string' ? {} : book.overrides
  return { ...robert, ...departures[by], ...own }
}

/** What Robert's Rules answered, and every other book where it had nothing else to say. */
const robert: LawAnswers = {
  limitReopenFraction: { fraction: 0.5, inclusive: true },
  bigBetReopenFraction: 1,
  cumulativeShortAllInsReopen: true,
  whoMayComplete: 'not-yet-acted-or-reopened',
  completingInBigBet: false,
  callShortAllIn: true,
  minimumBringIn: 'big-blind',
  studOpenPairOption: { high: true, low: false, highLow: false },
  headsUpUnlimitedRaises: { cash: true, tournament: 'last-two-players-only' },
  limitRaiseCapMinLivePlayers: 3,
  raiseCapLiftsWhen: 'once-heads-up',
  bigBetRaiseCap: null,
  mississippiRaiseCap: { perRound: 2, headsUp: null },
  limitRaiseCapThreePlusRounds: 3,
  limitRaiseCapTwoRounds: 4,
  straddleCountsTowardCap: false,
  minRaiseToAfterStraddle: '2x-straddle',
  straddleSetsBringIn: { firstRound: true, laterRounds: true },
  straddlerActs: 'last-opening-left-of-straddle',
  limitStraddle: {
    allowed: false,
    max: 1,
    positions: ['left-of-big-blind'],
    timesBigBlind: 2,
    live: true,
    cashOnly: true,
  },
  bigBetStraddle: {
    allowed: true,
    max: 1,
    positions: ['left-of-big-blind'],
    timesBigBlind: 2,
    live: true,
    cashOnly: true,
  },
  studBigBetOpen: {
    'high-card': 'bet-or-fold',
    min: 'one-ante',
    max: { 'half-pot': 'half-antes', 'pot-limit': 'all-antes', 'no-limit': 'any' },
  },
  studHighCardOpensBigBet: false,
  completionCountsAsRaise: false,
  lowballLimitDoublesAfterDraw: true,
  drawOpenWithRaise: true,
  partialBringIn: 'full-bring-in',
  killerActs: 'in-turn',
  lowballLookAndKill: { enabled: false, cardsSeen: 2, minStackInKillBlinds: 4, killerActs: 'last-first-round' },
  potLimitSmallBlindAsBig: { cash: true, tournament: false },
  potLimitSmallBlindForms: 'board-forms',
  potLimitThreeBlinds: { cash: 'as-posted', tournament: 'as-posted' },
  deadSmallBlindCountsAs: 'as-posted',
  runTwiceBurnsEightHandedFiveCard: 2,
  studShortStub: 'last-card-with-burns-then-common-card',
  maxConsecutiveDraw: 4,
  drawReshuffle: ['previous-discards', 'muck', 'burns'],
  studAllInStarter: 'next-active-to-the-left',
  studKill: 'no-bring-in-left-of-kill',
  studTieFirst: 'first-dealt',
  sidePotShowOrder: 'pot-by-pot',
}

const departures: Readonly<Record<BookId, Partial<LawAnswers>>> = {
  rrp: {},
  uspa: {
    cumulativeShortAllInsReopen: false,
    headsUpUnlimitedRaises: { cash: true, tournament: true },
    studHighCardOpensBigBet: true,
    sidePotShowOrder: 'side-pot-players-first',
  },
  hpt: {},
  web: {
    limitReopenFraction: { fraction: 0.5, inclusive: false },
    minimumBringIn: 'small-bet',
    headsUpUnlimitedRaises: { cash: true, tournament: true },
    sidePotShowOrder: 'side-pot-players-first',
  },
  wsop: {
    raiseCapLiftsWhen: 'round-begins-heads-up',
    limitRaiseCapThreePlusRounds: 4,
    straddleSetsBringIn: { firstRound: true, laterRounds: false },
    limitStraddle: {
      allowed: true,
      max: 1,
      positions: ['left-of-big-blind'],
      timesBigBlind: 2,
      live: true,
      cashOnly: true,
    },
    bigBetStraddle: {
      allowed: true,
      max: 1,
      positions: ['left-of-big-blind', 'button'],
      timesBigBlind: 2,
      live: true,
      cashOnly: true,
    },
    potLimitSmallBlindForms: 'every-form',
    potLimitThreeBlinds: { cash: 'as-largest', tournament: 'as-largest' },
    deadSmallBlindCountsAs: 'big-blind',
    studShortStub: 'stub-with-burns-then-common-card',
    maxConsecutiveDraw: 5,
    sidePotShowOrder: 'side-pot-players-first',
  },
}
