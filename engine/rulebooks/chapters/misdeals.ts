import { fields, flag, noneOr, oneOf, someOf, whole } from '../../kinds/kind.ts'
import { point } from '../point.ts'

/** What ends the time for a misdeal: this many folds alone, checks alone, or other acts. */
const action = fields({ folds: whole(1, 9), checks: whole(1, 9), acts: whole(1, 9) })
const twoActed = { folds: 2, checks: 2, acts: 2 } as const

const firstCards = oneOf('first-card-only', 'first-or-second-card-of-deal', 'first-or-second-deal', 'never')

/** How a draw form judges the deal of its hands. */
const drawDeal = fields({
  list: oneOf('as-button-games', 'order-and-exposure-play-on'),
  boxedCards: flag,
  shortHand: oneOf('filled-before-first-act', 'misdeal-before-action'),
  buttonShort: oneOf('filled-until-draw', 'as-any-hand'),
})
const lowballDeal = {
  list: 'as-button-games',
  boxedCards: true,
  shortHand: 'filled-before-first-act',
  buttonShort: 'filled-until-draw',
} as const

/** Misdeals: until when, for what, and what follows. */
export const misdeals = {
  title: 'Misdeals',
  points: {
    misdealWindow: point({
      asks: 'After which action following the blinds or the forced bet is it too late for a misdeal, in button games and in stud: a number of folds and nothing else, checks and nothing else, or any other run of acts?',
      takes: fields({ button: action, stud: action }),
      rrp: [{ button: twoActed, stud: twoActed }, 'rrp/3/misdeals/1', 'rrp/3/misdeals/2', 'rrp/11/1'],
      uspa: [{ button: twoActed, stud: twoActed }, 'uspa/3.1.4.2', 'uspa/3.1.4.1'],
      hpt: [{ button: twoActed, stud: twoActed }, 'hpt/misdeals/2', 'hpt/misdeals/1'],
      web: [{ button: twoActed, stud: twoActed }, 'web/misdeals/1'],
      // wsop/108 and 266 point elsewhere for substantial action; 109 has it.
      wsop: [
        { button: { folds: 3, checks: 3, acts: 2 }, stud: twoActed },
        'wsop/109-button',
        'wsop/109-stud',
        'wsop/109',
        'wsop/108',
      ],
    }),
    substantialActionOfc: point({
      asks: 'What must all players have set before it’s too late for a misdeal in open-face Chinese?',
      takes: oneOf('first-five-set', 'first-draw-set', 'second-draw-set'),
      rrp: ['second-draw-set', 'wsop/109-ofc'],
      wsop: ['second-draw-set', 'wsop/109-ofc'],
    }),
    firstCardExposedMisdeal: point({
      asks: 'Which of the first cards is a misdeal by itself if the dealer exposes it, in general and in hold’em games: the first card dealt, either of the first two, or any card of the first two times around?',
      takes: fields({ general: firstCards, holdem: firstCards }),
      // The first card of the first or second player is one of the first two of the deal.
      rrp: [
        { general: 'first-or-second-card-of-deal', holdem: 'first-or-second-card-of-deal' },
        'rrp/3/misdeals/2a',
        'rrp/5/1',
        'rrp/11/1a',
      ],
      // Hold'em's own rule comes before the general list.
      uspa: [
        { general: 'first-or-second-card-of-deal', holdem: 'first-card-only' },
        'uspa/3.2.1.5.1',
        'uspa/3.1.4.1.1',
        'uspa/3.2.2.5.1.1',
      ],
      hpt: [
        { general: 'first-or-second-card-of-deal', holdem: 'first-or-second-card-of-deal' },
        'hpt/misdeals/1a',
        'hpt/holdem/1',
        'hpt/rrp7/5/1',
      ],
      // "First or second deal" is taken at its word.
      web: [{ general: 'first-or-second-deal', holdem: 'first-or-second-deal' }, 'web/misdeals/2'],
      wsop: [
        { general: 'first-or-second-card-of-deal', holdem: 'first-or-second-card-of-deal' },
        'wsop/108a',
        'wsop/266a',
      ],
    }),
    misdealExposedCards: point({
      asks: 'How many cards exposed by the dealer, wherever they fall, are a misdeal?',
      takes: whole(1, 9),
      rrp: [2, 'rrp/3/misdeals/2b', 'rrp/5/1', 'rrp/11/1b'],
      uspa: [2, 'uspa/3.1.4.1.2', 'uspa/3.2.1.5.1'],
      hpt: [2, 'hpt/misdeals/1b', 'hpt/holdem/1'],
      web: [2, 'web/misdeals/2'],
      wsop: [2, 'wsop/108b', 'wsop/266b'],
    }),
    exposedCardReplacement: point({
      asks: 'How is one exposed holecard replaced where it isn’t a misdeal and the game has no rule of its own: by the card due to be burned, once all hands are out, with the exposed card becoming the burn; by the next card right away; or does it stay?',
      takes: oneOf('burn-card', 'next-card-at-once', 'kept'),
      rrp: ['burn-card', 'rrp/5/1', 'rrp/3/misdeals/2f'],
      uspa: ['burn-card', 'uspa/3.2.1.5.1', 'uspa/3.1.4.1.6', 'uspa/3.2.2.5.1.1'],
      hpt: ['burn-card', 'hpt/holdem/1', 'hpt/misdeals/1f'],
      wsop: ['burn-card', 'wsop/108f'],
    }),
    extraCardsMisdealAt: point({
      asks: 'How many extra cards in the starting hands, taken together, are a misdeal?',
      takes: whole(1, 9),
      rrp: [2, 'rrp/3/misdeals/2d', 'rrp/5/2', 'rrp/11/1c'],
      uspa: [2, 'uspa/3.1.4.1.4', 'uspa/3.2.1.5.5'],
      hpt: [2, 'hpt/misdeals/1d', 'hpt/holdem/2'],
      // The page says "more than two" and is taken at its word.
      web: [3, 'web/misdeals/3'],
      wsop: [2, 'wsop/108d', 'wsop/266c'],
    }),
    extraCardOne: point({
      asks: 'What happens to an extra card, dealt before the first betting, that isn’t a misdeal: back on the deck as the next burn, or under it?',
      takes: oneOf('use-as-burn', 'under-the-deck'),
      rrp: ['use-as-burn', 'rrp/3/irregularities/11', 'rrp/5/2'],
      uspa: ['use-as-burn', 'uspa/3.1.6.11', 'uspa/3.2.1.5.5'],
      hpt: ['use-as-burn', 'hpt/irregularities/7', 'hpt/holdem/2'],
      web: ['use-as-burn', 'web/irregularities/9'],
      wsop: ['use-as-burn', 'wsop/122'],
    }),
    boxedCardsMisdealAt: point({
      asks: 'How many boxed cards are a misdeal, and do all that are found count or only those among the cards the hand needs?',
      takes: fields({ cards: whole(1, 9), among: oneOf('found', 'needed') }),
      rrp: [{ cards: 2, among: 'found' }, 'rrp/3/misdeals/2c'],
      uspa: [{ cards: 2, among: 'found' }, 'uspa/3.1.4.1.3'],
      hpt: [{ cards: 2, among: 'found' }, 'hpt/misdeals/1c'],
      // The page says "more than two" and is taken at its word.
      web: [{ cards: 3, among: 'found' }, 'web/misdeals/4'],
      wsop: [{ cards: 2, among: 'needed' }, 'wsop/108c', 'wsop/23-two'],
    }),
    boxedCardsToVoid: point({
      asks: 'How many boxed cards among those the hand needs make it void, with every bet returned, when it’s too late for a misdeal? None: it’s played out.',
      takes: noneOr(whole(1, 9)),
      rrp: [null, 'rrp/3/irregularities/7', 'rrp/3/misdeals/1'],
      uspa: [null, 'uspa/3.1.6.7', 'uspa/3.1.4.2'],
      hpt: [null, 'hpt/irregularities/5', 'hpt/misdeals/2'],
      web: [null, 'web/irregularities/6', 'web/misdeals/1'],
      wsop: [2, 'wsop/23-two'],
    }),
    boxedCard: point({
      asks: 'Is a single boxed card scrap, with the next card coming in its place (or one at the end of that round of cards, if the next is mixed in another hand), or does it play?',
      takes: oneOf('scrap-next-card', 'plays'),
      rrp: ['scrap-next-card', 'rrp/3/irregularities/7'],
      uspa: ['scrap-next-card', 'uspa/3.1.6.7'],
      hpt: ['scrap-next-card', 'hpt/irregularities/5'],
      web: ['scrap-next-card', 'web/irregularities/6'],
      wsop: ['scrap-next-card', 'wsop/23', 'wsop/23-replace'],
    }),
    ofcBoxedCards: point({
      asks: 'How many boxed cards are a misdeal in open-face Chinese, while the first five are dealt and from then until the second draw is set, and what happens to any other boxed card?',
      takes: fields({
        firstFive: noneOr(whole(1, 9)),
        untilSecondDrawSet: noneOr(whole(1, 9)),
        otherwise: oneOf('plays', 'scrap-next-card'),
      }),
      rrp: [{ firstFive: 1, untilSecondDrawSet: 2, otherwise: 'plays' }, 'wsop/23a', 'wsop/23a-two', 'wsop/23a-play'],
      wsop: [
        { firstFive: 1, untilSecondDrawSet: 2, otherwise: 'plays' },
        'wsop/23a',
        'wsop/23a-two',
        'wsop/23a-play',
        'wsop/23a-late',
      ],
    }),
    wrongCountMisdeal: point({
      asks: 'Is a wrong number of cards in a starting hand a misdeal: always, never, or unless the missing card is the one on top of the deck?',
      takes: oneOf('unless-top-card-in-sequence', 'always', 'never'),
      rrp: ['unless-top-card-in-sequence', 'rrp/3/misdeals/2e'],
      uspa: ['unless-top-card-in-sequence', 'uspa/3.1.4.1.5'],
      hpt: ['unless-top-card-in-sequence', 'hpt/misdeals/1e'],
      web: ['unless-top-card-in-sequence', 'web/misdeals/7'],
      wsop: ['unless-top-card-in-sequence', 'wsop/108e'],
    }),
    outOfSequenceMisdeal: point({
      asks: 'Is a card dealt out of order a misdeal? The card that replaces an exposed one isn’t out of order.',
      takes: flag,
      rrp: [true, 'rrp/3/misdeals/2f', 'rrp/11/1g'],
      uspa: [true, 'uspa/3.1.4.1.6'],
      hpt: [true, 'hpt/misdeals/1f'],
      web: [true, 'web/misdeals/6'],
      wsop: [true, 'wsop/108f', 'wsop/266g'],
    }),
    buttonMisplacedMisdeal: point({
      asks: 'Is a hand dealt with the button in the wrong place a misdeal?',
      takes: flag,
      rrp: [true, 'rrp/3/misdeals/2g', 'rrp/11/1e'],
      uspa: [true, 'uspa/3.1.4.1.7'],
      hpt: [true, 'hpt/misdeals/1g'],
      web: [true, 'web/misdeals/6'],
      wsop: [true, 'wsop/108g', 'wsop/266e'],
    }),
    firstCardWrongSeatMisdeal: point({
      asks: 'Is it a misdeal when the first card goes to the wrong seat?',
      takes: flag,
      rrp: [true, 'rrp/3/misdeals/2h', 'rrp/11/1f'],
      uspa: [true, 'uspa/3.1.4.1.8'],
      hpt: [true, 'hpt/misdeals/1h'],
      web: [true, 'web/misdeals/6'],
      wsop: [true, 'wsop/108h', 'wsop/266f'],
    }),
    emptySeatDealtMisdeal: point({
      asks: 'Is it a misdeal when cards go to an empty seat or to somebody with no right to a hand, in general and in lowball and other draw games?',
      takes: fields({ general: flag, draw: flag }),
      rrp: [{ general: true, draw: true }, 'rrp/3/misdeals/2i', 'rrp/11/1h'],
      // Its sentence breaks off after the empty seat and is completed from its source.
      uspa: [{ general: true, draw: true }, 'uspa/3.1.4.1.9', 'uspa/3.2.8.5.1.1'],
      hpt: [{ general: true, draw: true }, 'hpt/misdeals/1i'],
      web: [{ general: true, draw: true }, 'web/misdeals/5'],
      // Missing from the general list, present in that of lowball and draw.
      wsop: [{ general: false, draw: true }, 'wsop/266h', 'wsop/108'],
    }),
    playerDealtOutMisdeal: point({
      asks: 'Leaving out which players is a misdeal: those at the table, those with a blind or an ante posted? Nobody listed: it never is.',
      takes: someOf('at-the-table', 'posted'),
      rrp: [['at-the-table', 'posted'], 'rrp/3/misdeals/2j', 'rrp/11/1i'],
      uspa: [['at-the-table', 'posted'], 'uspa/3.1.4.1.10'],
      hpt: [['at-the-table', 'posted'], 'hpt/misdeals/1j'],
      web: [['at-the-table', 'posted'], 'web/misdeals/5'],
      wsop: [['at-the-table', 'posted'], 'wsop/108i', 'wsop/266i'],
    }),
    misdealRemedy: point({
      asks: 'What follows a misdeal: a new shuffle and deal, or is the deal corrected if the order of the cards allows it?',
      takes: oneOf('redeal', 'repair-in-sequence-else-redeal'),
      rrp: ['redeal', 'rrp/3/misdeals/2', 'rrp/glossary/misdeal', 'rrp/5/1'],
      uspa: ['redeal', 'uspa/2.2/misdeal', 'uspa/3.1.4.1'],
      hpt: ['redeal', 'hpt/holdem/1', 'hpt/misdeals/1'],
      web: ['repair-in-sequence-else-redeal', 'web/misdeals/1'],
      wsop: ['redeal', 'wsop/108'],
    }),
    lowballMisdealRules: point({
      asks: 'Which errors are misdeals in lowball and other draw games with a low: those of button games, or by older custom not those of order and exposure? Boxed cards too? Is a short hand filled before the first act, or a misdeal, and is the button’s filled until the draw? After action, the draw fills it.',
      takes: drawDeal,
      // The boxed cards that the list forgets are kept; filling up (11/12) is nearer than the list's wrong count.
      rrp: [lowballDeal, 'rrp/11/1', 'rrp/11/1d', 'rrp/11/12', 'rrp/16/7'],
      // one list for all forms, and no chapter on lowball: filling up is Robert's
      hpt: [lowballDeal, 'hpt/misdeals/1e', 'rrp/11/12', 'rrp/16/7'],
      uspa: [lowballDeal, 'uspa/3.2.8.5.1.1', 'uspa/3.2.8.5.1.11', 'uspa/app2/7'],
      wsop: [lowballDeal, 'wsop/266', 'wsop/266d', 'wsop/275-short'],
    }),
    drawHighMisdealRules: point({
      asks: 'Which errors are misdeals in draw games for high only: those of button games, or by older custom not those of order and exposure? Boxed cards too? Is a short hand filled before the first act, or a misdeal, and is the button’s filled until the draw? After action, the draw fills it.',
      takes: drawDeal,
      rrp: [{ ...lowballDeal, shortHand: 'misdeal-before-action' }, 'rrp/12/3', 'rrp/12/5'],
      hpt: [{ ...lowballDeal, shortHand: 'misdeal-before-action' }, 'hpt/misdeals/1e', 'rrp/12/5'],
      uspa: [{ ...lowballDeal, shortHand: 'misdeal-before-action' }, 'uspa/3.2.10.5.4', 'uspa/3.1.4.1'],
    }),
    chineseFourteenTwelve: point({
      asks: 'One Chinese poker hand has fourteen cards and another twelve: does the floor move one drawn blind, or is it a misdeal?',
      takes: oneOf('floor-random-card', 'misdeal'),
      rrp: ['floor-random-card', 'wsop/344'],
      wsop: ['floor-random-card', 'wsop/344'],
    }),
    fantasylandSurvivesMisdeal: point({
      asks: 'Is a player who was in Fantasyland when a misdeal was called still there on the redeal?',
      takes: flag,
      rrp: [true, 'wsop/23a-fantasyland'],
      wsop: [true, 'wsop/23a-fantasyland'],
    }),
  },
} as const
