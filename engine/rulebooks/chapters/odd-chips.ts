import { fields, oneOf, whole } from '../../kinds/kind.ts'
import { point } from '../point.ts'

/** The chip that cannot be divided, where hands tie and where a pot is split. */
export const oddChips = {
  title: 'Odd chips',
  points: {
    oddChipUnit: point({
      asks: 'Into which unit is an odd chip broken: the smallest chip in the game, or the smallest that makes up its blinds?',
      takes: oneOf('smallest-unit-in-game', 'smallest-blind-chip'),
      rrp: ['smallest-unit-in-game', 'rrp/3/ties/3'],
      uspa: ['smallest-unit-in-game', 'uspa/3.1.9.3'],
      web: ['smallest-unit-in-game', 'web/ties/2'],
      wsop: ['smallest-blind-chip', 'wsop/152'],
    }),
    oddChipSidePots: point({
      asks: 'Are main and side pots split separately, or together?',
      takes: oneOf('each-by-itself'),
      rrp: ['each-by-itself', 'rrp/3/ties/5d'],
      uspa: ['each-by-itself', 'uspa/3.1.9.5.4'],
      wsop: ['each-by-itself', 'wsop/153e'],
    }),
    maxOddChipsPerPlayer: point({
      asks: 'How many odd chips of one pot can a player get from ties while another tied player has had none?',
      takes: whole(1, 1),
      rrp: [1, 'rrp/3/ties/4'],
      uspa: [1, 'uspa/3.1.9.4'],
      web: [1, 'web/ties/2'],
    }),
    oddChipButtonGames: point({
      asks: 'Which of the tied hands gets the odd chip in a button game?',
      takes: oneOf('first-clockwise-from-button'),
      rrp: ['first-clockwise-from-button', 'rrp/3/ties/5a'],
      uspa: ['first-clockwise-from-button', 'uspa/3.1.9.5.1'],
      hpt: ['first-clockwise-from-button', 'hpt/showdown/6'],
      wsop: ['first-clockwise-from-button', 'wsop/153a'],
    }),
    oddChipStud: point({
      asks: 'Which card decides the odd chip in stud, for a high and for a low, and out of which cards?',
      takes: fields({
        high: oneOf('highest-card-by-suit'),
        low: oneOf('lowest-card-by-suit', 'highest-card-by-suit'),
        cards: oneOf('all', 'playing'),
      }),
      rrp: [{ high: 'highest-card-by-suit', low: 'lowest-card-by-suit', cards: 'all' }, 'rrp/3/ties/5b'],
      uspa: [{ high: 'highest-card-by-suit', low: 'lowest-card-by-suit', cards: 'all' }, 'uspa/3.1.9.5.2'],
      web: [{ high: 'highest-card-by-suit', low: 'lowest-card-by-suit', cards: 'all' }, 'web/ties/4'],
      wsop: [{ high: 'highest-card-by-suit', low: 'highest-card-by-suit', cards: 'playing' }, 'wsop/153b'],
    }),
    oddChipStudLowHalf: point({
      asks: 'Which card decides the odd chip between hands that tie for the low half in stud high-low, and out of which cards?',
      takes: fields({
        card: oneOf('lowest-card-by-suit', 'highest-card-by-suit'),
        cards: oneOf('all', 'playing'),
      }),
      rrp: [{ card: 'lowest-card-by-suit', cards: 'all' }, 'rrp/10/9', 'rrp/3/ties/5c'],
      uspa: [{ card: 'lowest-card-by-suit', cards: 'all' }, 'uspa/3.2.7.5.10', 'uspa/3.1.9.5.3'],
      web: [{ card: 'lowest-card-by-suit', cards: 'all' }, 'web/ties/3', 'web/ties/4'],
      wsop: [{ card: 'highest-card-by-suit', cards: 'playing' }, 'wsop/248', 'wsop/153b'],
    }),
    oddChipHighLow: point({
      asks: 'Which half gets the odd chip between high and low?',
      takes: oneOf('high-half'),
      rrp: ['high-half', 'rrp/3/ties/5c'],
      uspa: ['high-half', 'uspa/3.1.9.5.3'],
      web: ['high-half', 'web/ties/3'],
      wsop: ['high-half', 'wsop/153c'],
    }),
    oddChipTiedForAll: point({
      asks: 'How is a pot split when the same players tie for every part of it?',
      takes: oneOf('whole-pot-evenly'),
      rrp: ['whole-pot-evenly', 'rrp/3/ties/5c'],
      uspa: ['whole-pot-evenly', 'uspa/3.2.7.5.9'],
      wsop: ['whole-pot-evenly', 'wsop/153c-ties'],
    }),
    // Splits other than high-low, and several boards, are printed in one book alone.
    oddChipLowLow: point({
      asks: 'Who gets the odd chip between two lows in a button game?',
      takes: oneOf('by-form', 'first-share'),
      // That name stands for this point and the two below it.
      rrp: ['by-form', 'wsop/153d'],
      wsop: ['by-form', 'wsop/153d'],
    }),
    oddChipDrawmaha: point({
      asks: 'Who gets the odd chip between a hand made with the board and a drawn hand?',
      takes: oneOf('by-form', 'first-share'),
      rrp: ['by-form', 'wsop/drawmaha-odd-chip'],
      wsop: ['by-form', 'wsop/drawmaha-odd-chip'],
    }),
    oddChipRazzdugi: point({
      asks: 'Which half gets the odd chip between a razz hand and a badugi?',
      takes: oneOf('razz'),
      rrp: ['razz', 'wsop/331'],
      wsop: ['razz', 'wsop/331'],
    }),
    oddChipMixedGames: point({
      asks: 'How does the odd chip fall between the parts of a pot when a button game is played in a mix?',
      takes: oneOf('as-alone', 'worst-position'),
      rrp: ['as-alone', 'rrp/3/ties/5'],
      uspa: ['as-alone', 'uspa/3.1.9.5'],
      web: ['as-alone', 'web/ties/2'],
      wsop: ['worst-position', 'wsop/153f1', 'wsop/153f'],
    }),
    oddChipBoards: point({
      asks: 'Which board gets the odd chip when there are several?',
      takes: oneOf('first-board'),
      rrp: ['first-board', 'wsop/217'],
      wsop: ['first-board', 'wsop/217'],
    }),
    oddChipRunItTwice: point({
      asks: 'Which run-out gets the odd chip when it’s run more than once?',
      takes: oneOf('main-board'),
      rrp: ['main-board', 'wsop/217'],
      wsop: ['main-board', 'wsop/217'],
    }),
  },
} as const
