import type { Noticed } from '../../../lessons/differing.ts'
import { numberWords } from '../../../ranking/words.ts'
import type { BookId } from '../../../rulebooks/rule-id.ts'
import type { rulebooks } from '../../../rulebooks/rulebooks.ts'
import type { PointTaught } from '../../lessons/lesson-words.ts'

/** The books by the names that people use for them. */
export const BOOK_NAMES: Readonly<Record<BookId, string>> = {
  rrp: 'Robert’s',
  uspa: 'USPA',
  hpt: 'Home',
  web: 'General',
  wsop: 'WSOP',
}

/** What is said of a book that describes a form, and of one that doesn't. */
export const DESCRIBES = { yes: 'Describes it', no: 'Doesn’t mention it' } as const

/** The points that players notice, in words. */
export const pointsTaught: { readonly [P in Noticed]: PointTaught<P> } = {
  limitRaiseCapThreePlusRounds: {
    about: 'Raises in a round at limit, with three or more players',
    says: most => `a bet and ${numberWords(most)} raises`,
  },
  raiseCapLiftsWhen: {
    about: 'Unlimited raising between two players',
    says: when =>
      when === 'once-heads-up' ? 'as soon as only two are left' : 'only if the round began with two players',
  },
  cumulativeShortAllInsReopen: {
    about: 'Short all-ins that add up to a full raise',
    says: reopen => (reopen ? 'you may raise again' : 'they don’t reopen the betting'),
  },
  minimumBringIn: {
    about: 'The smallest bet',
    says: size =>
      ({ 'big-blind': 'the big blind', 'double-big-blind': 'twice the big blind', 'small-bet': 'the lower limit' })[
        size
      ],
  },
  runItTimes: {
    about: 'Running out the board more than once, all-in',
    says: ({ max }) => (max === 1 ? 'once only' : `up to ${max === 2 ? 'twice' : 'three times'}`),
  },
  playTheBoardClaim: {
    about: 'When the board is your best hand',
    says: ({ cash }) => PLAYS_BOARD[cash],
  },
  potLimitSmallBlindForms: {
    about: 'Counting the pot before the flop, the small blind as a big one',
    says: where => (where === 'every-form' ? 'in every game' : 'in hold’em, Omaha and the like only'),
  },
  studHighCardOpensBigBet: {
    about: 'Pot-limit and no-limit stud of other kinds, without a bring-in',
    says: opens => (opens ? 'the highest upcard bets or folds' : 'the bring-in stays'),
  },
  studShortStub: {
    about: 'Too few cards for the last street',
    says: what => SHORT_STUB[what],
  },
  studMissingSeventhCard: {
    about: 'A hand that lacks only its seventh card at the showdown',
    says: is => ({ dead: 'is dead', 'may-be-ruled-live': 'may be ruled live', live: 'is live' })[is],
  },
  announcePossibleStraightsFlushes: {
    about: 'The dealer calls possible straights and flushes',
    says: when => ({ never: 'never', 'in-low-stakes-games': 'in small games', always: 'always' })[when],
  },
  aceToFiveJoker: {
    about: 'The joker, where nothing is posted',
    says: isIn => (isIn ? 'is in the deck' : 'stays out'),
  },
  sevensRule: {
    about: 'A seven or better that doesn’t bet after the draw, at limit',
    says: rule => (rule ? 'can’t win what’s bet later' : 'loses nothing by it'),
  },
  aceToFiveLimitCheckRaise: {
    about: 'Checking and raising after the draw, at limit',
    says: allowed => (allowed ? 'allowed' : 'not allowed'),
  },
  maxConsecutiveDraw: {
    about: 'Cards you get at once in a draw',
    says: most => (most === 5 ? 'all of them' : `up to ${numberWords(most)}; the rest after everyone else’s`),
  },
  deuceToSevenKeepExposed: {
    about: 'Cards the dealer exposes before the draw, which you keep',
    says: ranks => (ranks.length === 0 ? 'none' : ranks.join(', ')),
  },
  drawHighKeepExposed: {
    about: 'A card the dealer exposes before the draw',
    says: kept => (kept ? 'you keep it' : 'it’s replaced'),
  },
  oddChipUnit: {
    about: 'The odd chip is broken down to',
    says: unit =>
      unit === 'smallest-unit-in-game' ? 'the smallest chip in the game' : 'the smallest chip of the blinds',
  },
  showOneShowAllPartial: {
    about: 'Showing only a part of your hand',
    says: rest =>
      ({
        'rest-stays-hidden': 'the rest stays hidden',
        'all-if-asked': 'all of it, if anyone asks',
        all: 'all of it must be shown',
      })[rest],
  },
}

const PLAYS_BOARD: Readonly<Record<(typeof rulebooks)['rrp']['playTheBoardClaim']['is']['cash'], string>> = {
  'declare-before-discarding': 'say so before you let your cards go',
  'retain-hand-and-show-if-asked': 'hold on to your cards, and show them if asked',
  'show-holecards': 'show your cards',
}

const SHORT_STUB: Readonly<Record<(typeof rulebooks)['rrp']['studShortStub']['is'], string>> = {
  'last-card-with-burns-then-common-card':
    'the last card is mixed with the burns; if that’s too few, everybody shares one card',
  'stub-with-burns-then-common-card': 'stub and burns are mixed; if that’s too few, everybody shares one card',
}
