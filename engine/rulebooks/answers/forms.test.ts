import { readFileSync } from 'node:fs'
import { all, but, type Sided, sideBySide } from '../../testing/sided.ts'
import type { Differences } from '../differences.ts'

const file = readFileSync(new URL('../ledger/differences.json', import.meta.url), 'utf8')
const { points } = JSON.parse(file) as Differences

const wait = 'wait-for-big-blind'
const waitOrPost = [wait, 'post-big-blind'] as const
const waitOrPay = [wait, 'post-minimum-bet'] as const
const missed = {
  liveUpTo: 'minimum-opening-bet',
  restDead: true,
  threeBlindsLiveUpTo: 'minimum-opening-bet',
  threeBlindsSmallAlone: 'as-missed',
} as const
const postOrWait = ['post-all-missed', wait] as const
const samePlace = 'wait-same-relative-position'
const moved = {
  freePast: 0,
  default: samePlace,
  orPost: 'big-blind',
  lowball: ['kill', samePlace, wait],
  mix: 'by-form',
} as const

const most = {
  'big-o': 8,
  'big-easy': 8,
  'double-board-omaha': 8,
  'five-card-double-board-bomb-pot-plo': 8,
  'ultimate-big-o': 8,
  'sick-o': 8,
  courchevel: 8,
  derailment: 8,
  'drawmaha-high': 7,
  'drawmaha-2-7': 7,
  'drawmaha-a-5': 7,
  'drawmaha-badugi': 7,
  'drawmaha-badugi-high': 7,
  'drawmaha-49': 7,
  'short-deck-holdem': 9,
  'short-deck-plo': 6,
  'super-stud': 7,
  'super-stud-8': 7,
  razzdugi: 8,
  razzduci: 8,
  'ace-to-five-lowball': 6,
  'ace-to-five-triple-draw': 6,
  'deuce-to-seven-lowball': 6,
  'deuce-to-seven-triple-draw': 6,
  archie: 6,
  ari: 6,
  badugi: 8,
  'badugi-high': 8,
  baduci: 6,
  badaci: 6,
} as const

const button: Sided = {
  buttonMethod: {
    rrp: { cash: 'moving', tournament: 'dead' },
    uspa: { cash: 'moving', tournament: 'dead' },
    hpt: { cash: 'dead', tournament: 'dead' },
    web: { cash: 'moving', tournament: 'dead' },
    wsop: { cash: 'dead', tournament: 'dead' },
  },
  deadButtonDiskPlacement: all('empty-seat'),
  headsUpTransition: but('latest-big-blind-gets-button', { hpt: 'next-due-big-blind-is-big-blind' }),
  newPlayerEntry: but(
    { limit: waitOrPost, bigBet: waitOrPost },
    { web: { limit: waitOrPay, bigBet: waitOrPay }, wsop: { limit: waitOrPost, bigBet: ['no-post'] } },
  ),
  enterBetweenBlindAndButton: { rrp: false, uspa: false, hpt: false, web: false, wsop: true },
  buyTheButton: but({ allowed: false, withKillInBlind: false }, { wsop: { allowed: true, withKillInBlind: false } }),
  missedBlinds: but(missed, {
    web: { ...missed, liveUpTo: 'big-blind', threeBlindsLiveUpTo: 'big-blind' },
    wsop: {
      liveUpTo: 'big-blind',
      restDead: true,
      threeBlindsLiveUpTo: 'third-blind',
      threeBlindsSmallAlone: 'dead-and-third-blind-live',
    },
  }),
  missedBlindsOptions: but(
    { general: postOrWait, badugi: postOrWait },
    { wsop: { general: [...postOrWait, 'straddle-under-the-gun'], badugi: [wait] } },
  ),
  blindOptionSurvivesShortAllIn: all(true),
  newGameFreeEntry: all('until-button-completes-one-orbit'),
  seatChangeAwayFromBlind: but(moved, {
    web: { ...moved, orPost: null, lowball: [samePlace] },
    wsop: { ...moved, freePast: 2, lowball: [samePlace], mix: samePlace },
  }),
  dealOffFree: all(true),
  bustedOwesBlinds: all(true),
  maxPlayersByForm: but({}, { wsop: most }),
}

const upEarly = {
  one: 'third-card-down',
  both: 'dead-hand-ante-back',
  allThree: 'dead-hand-ante-back',
  lowcardUpEarly: 'next-to-the-left',
  tournament: 'misdeal',
} as const
const noQualifier = { 'omaha-hi-lo': null, 'stud-hi-lo': null } as const

const stud: Sided = {
  studHoleCardExposed: but(upEarly, { wsop: { ...upEarly, both: 'third-card-down', allThree: 'misdeal' } }),
  studAllInStarter: all('next-active-to-the-left'),
  partialBringIn: all('full-bring-in'),
  upcardsLiftedKills: but('facing-a-wager', { web: 'once-another-acts' }),
  upcardOrderPenalty: but('improper', { wsop: 'may-be-dead' }),
  cardOffTable: but('exposed', { uspa: 'exposed-and-must-be-played' }),
  announcePossibleStraightsFlushes: but('in-low-stakes-games', { wsop: 'never' }),
  studAbsentHand: but(
    { cash: 'dead-on-turn', tournament: 'dead-when-all-have-cards' },
    { uspa: { cash: 'dead-on-turn', tournament: 'dead-on-turn' } },
  ),
  studShortStub: but('last-card-with-burns-then-common-card', { wsop: 'stub-with-burns-then-common-card' }),
  studExposedRiverFirstActor: but('high-board-including-exposed-card', { wsop: 'who-began-sixth-street' }),
  studExposedRiverDealRest: but(
    { threeOrMore: 'down', headsUp: 'up-if-first-is-up' },
    { wsop: { threeOrMore: 'up-if-first-is-up', headsUp: 'up-if-first-is-up' } },
  ),
  studMissingSeventhCard: but('may-be-ruled-live', { wsop: 'live' }),
  lowIgnoresStraightsFlushes: all(true),
  acesLowestPair: all(true),
  lowQualifier: but(
    { rank: 8, unlessPosted: false, byForm: {} },
    {
      uspa: { rank: 8, unlessPosted: true, byForm: {} },
      wsop: { rank: 8, unlessPosted: true, byForm: { ...noQualifier, 'sick-o': 9 } },
    },
  ),
  studHiLoBringIn: but(
    { card: 'lowest', ace: 'high', later: 'high-hand-showing' },
    { wsop: { card: 'highest', ace: 'high', later: 'low-hand-showing' } },
  ),
}

const waitOrKill = [wait, 'kill'] as const
const waitOrDouble = [wait, 'post-double-big-blind'] as const
// uspa/3.2.9.5.10 draws to a royal flush with it
const jokerUse = ['ace', 'straight', 'flush', 'straight-flush'] as const
const listed = (ids: string): readonly string[] => ids.split(/\s+/)
const robertsForms = listed(
  'holdem omaha omaha-8 seven-card-stud razz stud-8 ace-to-five-lowball deuce-to-seven-lowball draw-high',
)

const draw: Sided = {
  maxConsecutiveDraw: { rrp: 4, uspa: 4, hpt: 4, web: 4, wsop: 5 },
  aceToFiveJoker: { rrp: true, uspa: true, hpt: true, web: true, wsop: false },
  sevensRule: { rrp: true, uspa: true, hpt: true, web: true, wsop: false },
  aceToFiveLimitCheckRaise: { rrp: false, uspa: false, hpt: false, web: false, wsop: true },
  aceToFiveLimitKeepExposedUpTo: { rrp: 7, uspa: 7, hpt: 7, web: 7, wsop: null },
  deuceToSevenKeepExposed: but(['2', '3', '4', '5', '7'], { wsop: [] }),
  aceToFiveBigBetKeepExposed: but(['A', '2', '3', '4', '5'], { wsop: [] }),
  drawHighKeepExposed: { rrp: true, uspa: true, hpt: true, web: true, wsop: false },
  exposedOnDraw: but(
    { replaced: 'after-all-have-drawn', pitchedAtRequest: 'replaced', nextBurn: false },
    { wsop: { replaced: 'after-all-have-drawn', pitchedAtRequest: 'kept', nextBurn: true } },
  ),
  lowballNewPlayerEntry: but(
    { severalBlinds: waitOrKill, singleBlind: waitOrKill, badugi: waitOrPost },
    {
      web: { severalBlinds: waitOrDouble, singleBlind: waitOrDouble, badugi: waitOrDouble },
      wsop: { severalBlinds: [...waitOrKill, 'post-big-blind'], singleBlind: waitOrKill, badugi: waitOrPost },
    },
  ),
  lowballSingleBlindMissed: but([wait], { wsop: waitOrKill }),
  drawReshuffle: all(['previous-discards', 'muck', 'burns']),
  drawHighJokerUse: but({ as: jokerUse, fiveAces: true }, {}),
  drawOpeners: all('anything'),
  jacksReanteLimit: all(3),
  formsOffered: {
    rrp: robertsForms,
    uspa: listed(
      `holdem omaha omaha-8 seven-card-stud five-card-stud mississippi-stud razz stud-8 ace-to-five-lowball
      deuce-to-seven-lowball jacks-or-better draw-high`,
    ),
    hpt: ['holdem'],
    web: robertsForms,
    wsop: listed(
      `holdem pineapple crazy-pineapple omaha omaha-8 omaha-hi-lo big-o big-easy double-board-omaha
      five-card-double-board-bomb-pot-plo ultimate-big-o sick-o courchevel derailment drawmaha-high drawmaha-2-7
      drawmaha-a-5 drawmaha-badugi drawmaha-badugi-high drawmaha-49 short-deck-holdem short-deck-plo seven-card-stud
      razz kansas-city-razz stud-8 stud-hi-lo super-stud super-stud-8 mexican-poker razzdugi razzduci
      ace-to-five-lowball ace-to-five-triple-draw deuce-to-seven-lowball deuce-to-seven-triple-draw archie ari
      badugi badugi-high baduci badaci chinese-poker chinese-draw-poker open-face-chinese turbo-open-face-chinese
      pineapple-open-face-chinese pineapple-open-face-chinese-2-7-middle taiwanese-poker`,
    ),
  },
}

const unaware = {
  boundWhen: 'required-and-button-face-up',
  bound: 'must-complete',
  otherwise: 'may-withdraw',
} as const

const kills: Sided = {
  killerActs: all('in-turn'),
  killSecondLegMinFullBets: all(1),
  legOnLeaving: but({ break: 'kept', quit: 'lost' }, { wsop: { break: 'kept-and-due-on-return', quit: 'lost' } }),
  missedKill: but('that-hand', { wsop: 'first-hand-not-button-or-blind' }),
  killUnaware: but(unaware, {
    wsop: { ...unaware, boundWhen: 'announced-and-button-face-up', bound: 'must-complete-or-forfeit' },
  }),
  newPlayerInKillPot: but('only-if-agrees-to-kill-next', { wsop: 'may-play-or-wait' }),
  straddleInKillPot: all(false),
  scoopKillMinUpperBets: all(5),
}

sideBySide(points, ['Button and blinds', 'Stud', 'Lowball and draw', 'Kill pots'], {
  ...button,
  ...stud,
  ...draw,
  ...kills,
})
