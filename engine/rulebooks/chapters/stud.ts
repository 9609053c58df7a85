import { byName, fields, flag, noneOr, oneOf, whole } from '../../kinds/kind.ts'
import { point } from '../point.ts'

const holecards = fields({
  one: oneOf('third-card-down', 'misdeal'),
  both: oneOf('dead-hand-ante-back', 'third-card-down', 'misdeal'),
  allThree: oneOf('dead-hand-ante-back', 'misdeal'),
  lowcardUpEarly: oneOf('next-to-the-left', 'lowest-door-card'),
  tournament: oneOf('as-in-cash', 'misdeal'),
})
const restOfRiver = oneOf('down', 'up-if-first-is-up')
const absent = oneOf('dead-on-turn', 'dead-when-all-have-cards')
const stubNeeded = oneOf('players', 'players+2')

/** Stud: upcards, forced bets, exposed cards, and too few cards for the last street. */
export const stud = {
  title: 'Stud',
  points: {
    studHoleCardExposed: point({
      asks: 'What follows when the dealer turns up one of the first two cards, both, or all three? Who opens if that card would have been the lowcard, and are events different?',
      takes: holecards,
      rrp: [
        {
          one: 'third-card-down',
          both: 'dead-hand-ante-back',
          allThree: 'dead-hand-ante-back',
          lowcardUpEarly: 'next-to-the-left',
          tournament: 'misdeal',
        },
        'rrp/8/1',
        'rrp/15/32',
      ],
      uspa: [
        {
          one: 'third-card-down',
          both: 'dead-hand-ante-back',
          allThree: 'dead-hand-ante-back',
          lowcardUpEarly: 'next-to-the-left',
          tournament: 'misdeal',
        },
        'uspa/3.2.3.5.5',
        'uspa/3.3.2.26',
      ],
      wsop: [
        {
          one: 'third-card-down',
          both: 'third-card-down',
          allThree: 'misdeal',
          lowcardUpEarly: 'next-to-the-left',
          tournament: 'misdeal',
        },
        'wsop/218',
      ],
    }),
    studAllInStarter: point({
      asks: 'Who opens a round when the player who should is all-in?',
      takes: oneOf('next-active-to-the-left', 'next-by-the-cards'),
      rrp: ['next-active-to-the-left', 'rrp/8/4', 'rrp/10/4'],
      uspa: ['next-active-to-the-left', 'uspa/3.2.3.5.8'],
      wsop: ['next-active-to-the-left', 'wsop/221', 'wsop/244-later'],
    }),
    partialBringIn: point({
      asks: 'What must the others put in when the lowcard has only part of the bring-in?',
      takes: oneOf('full-bring-in', 'what-was-posted'),
      rrp: ['full-bring-in', 'rrp/8/4'],
      wsop: ['full-bring-in', 'wsop/221-short'],
    }),
    bringInMayOpenFull: point({
      asks: 'Can the player with the forced bet open for a full bet instead?',
      takes: flag,
      rrp: [true, 'rrp/8/3'],
      uspa: [true, 'uspa/3.2.3.5.2'],
      wsop: [true, 'wsop/220'],
    }),
    studTieFirst: point({
      asks: 'Who opens when two boards are equal: the one dealt to first, or the one with the better suit?',
      takes: oneOf('first-dealt', 'suit'),
      rrp: ['first-dealt', 'rrp/8/2', 'rrp/9/2', 'rrp/10/4'],
      uspa: ['first-dealt', 'uspa/3.2.3.5.1', 'uspa/3.2.6.5.2', 'uspa/3.2.7.1'],
      wsop: ['first-dealt', 'wsop/219-later', 'wsop/239', 'wsop/244-later'],
    }),
    studOpenPairOption: point({
      asks: 'Does an open pair on fourth street allow a bet of the upper limit: in stud high, in razz and in high-low?',
      takes: fields({ high: flag, low: flag, highLow: flag }),
      rrp: [{ high: true, low: false, highLow: false }, 'rrp/8/7', 'rrp/8/intro/limits', 'rrp/9/3', 'rrp/10/6'],
      uspa: [
        { high: true, low: false, highLow: false },
        'uspa/3.2.3.5.4',
        'uspa/3.2.3.1',
        'uspa/3.2.6.5.3',
        'uspa/3.2.7.5.7',
      ],
      wsop: [
        { high: true, low: false, highLow: false },
        'wsop/224',
        'wsop/seven-card-stud-open-pair',
        'wsop/super-stud-open-pair',
        'wsop/237',
        'wsop/241',
      ],
    }),
    studFoldWithoutBet: point({
      asks: 'Does a seat that folds with nothing to call keep getting cards until a bet kills the hand?',
      takes: oneOf('seat-keeps-receiving-cards', 'seat-is-skipped'),
      rrp: ['seat-keeps-receiving-cards', 'rrp/8/9'],
      uspa: ['seat-keeps-receiving-cards', 'uspa/3.2.3.5.7'],
      wsop: ['seat-keeps-receiving-cards', 'wsop/226'],
    }),
    upcardsLiftedKills: point({
      asks: 'When is the hand of a player dead who picks up their upcards, turns them down or mixes them with their downcards: when they face a bet, or once another player has acted because of it?',
      takes: oneOf('facing-a-wager', 'once-another-acts'),
      rrp: ['facing-a-wager', 'rrp/3/dead-hands/1c', 'rrp/8/10'],
      uspa: ['facing-a-wager', 'uspa/3.1.5.1.3', 'uspa/3.2.3.5.10'],
      hpt: ['facing-a-wager', 'hpt/dead-hands/1c'],
      web: ['once-another-acts', 'web/dead-hands/5'],
      wsop: ['facing-a-wager', 'wsop/110d', 'wsop/227'],
    }),
    upcardOrderPenalty: point({
      asks: 'What does rearranging upcards on purpose lead to?',
      takes: oneOf('improper', 'may-be-dead'),
      rrp: ['improper', 'rrp/8/intro/upcard-order'],
      uspa: ['improper', 'uspa/3.2.3.1'],
      wsop: ['may-be-dead', 'wsop/seven-card-stud-upcards'],
    }),
    cardOffTable: point({
      asks: 'How does a card count that falls off the table during the deal?',
      takes: oneOf('exposed', 'exposed-and-must-be-played'),
      rrp: ['exposed', 'rrp/8/11'],
      uspa: ['exposed-and-must-be-played', 'uspa/3.2.3.5.11'],
      hpt: ['exposed', 'hpt/irregularities/8'],
      web: ['exposed', 'web/irregularities/10'],
      wsop: ['exposed', 'wsop/228'],
    }),
    announcePossibleStraightsFlushes: point({
      asks: 'Does the dealer announce possible straights and flushes?',
      takes: oneOf('never', 'in-low-stakes-games', 'always'),
      rrp: ['in-low-stakes-games', 'rrp/8/12'],
      uspa: ['in-low-stakes-games', 'uspa/3.2.3.5.12'],
      wsop: ['never', 'wsop/229'],
    }),
    razzAnnouncePairs: point({
      asks: 'Which pairs does the dealer announce in razz?',
      takes: oneOf('all', 'all-but-facecards'),
      rrp: ['all-but-facecards', 'rrp/9/4'],
      uspa: ['all-but-facecards', 'uspa/3.2.6.5.4'],
    }),
    studAbsentHand: point({
      asks: 'When does the hand of a player die who is away from the table, in cash games and in events?',
      takes: fields({ cash: absent, tournament: absent }),
      rrp: [{ cash: 'dead-on-turn', tournament: 'dead-when-all-have-cards' }, 'rrp/8/8'],
      uspa: [{ cash: 'dead-on-turn', tournament: 'dead-on-turn' }, 'uspa/3.2.3.5.6', 'uspa/3.3.2.12'],
      // The book's general deadline (wsop/83) gives way to the one of stud.
      wsop: [{ cash: 'dead-on-turn', tournament: 'dead-when-all-have-cards' }, 'wsop/225'],
    }),
    studShortStub: point({
      asks: 'What is done when the stub is too short for the last street: all but the last card dealt and that one mixed with the burns, or stub and burns mixed before the street? And one card for all if that isn’t enough?',
      takes: oneOf('last-card-with-burns-then-common-card', 'stub-with-burns-then-common-card'),
      rrp: ['last-card-with-burns-then-common-card', 'rrp/8/15'],
      uspa: ['last-card-with-burns-then-common-card', 'uspa/3.2.3.5.15'],
      wsop: [
        'stub-with-burns-then-common-card',
        'wsop/232-burns',
        'wsop/232',
        'wsop/232-community',
        'wsop/232-scramble',
      ],
    }),
    studStubNeeded: point({
      asks: 'How many cards must the stub have for the last street to be dealt as usual?',
      takes: stubNeeded,
      rrp: ['players', 'rrp/8/15'],
      uspa: ['players', 'uspa/3.2.3.5.15'],
      wsop: ['players+2', 'wsop/232'],
    }),
    studAllInRiverUp: point({
      asks: 'What about the last card of an all-in player that’s dealt face up?',
      takes: oneOf('kept-and-others-as-usual'),
      rrp: ['kept-and-others-as-usual', 'rrp/8/16'],
      uspa: ['kept-and-others-as-usual', 'uspa/3.2.3.5.16'],
      wsop: ['kept-and-others-as-usual', 'wsop/233'],
    }),
    studExposedRiver: point({
      asks: 'What can a player do whose last card was dealt up while the others got theirs down?',
      takes: oneOf('declare-all-in-or-continue', 'nothing'),
      rrp: ['declare-all-in-or-continue', 'rrp/8/17a', 'rrp/8/17b'],
      uspa: ['declare-all-in-or-continue', 'uspa/3.2.3.5.17.1', 'uspa/3.2.3.5.17.2'],
      wsop: ['declare-all-in-or-continue', 'wsop/234a', 'wsop/234b'],
    }),
    studExposedRiverFirstActor: point({
      asks: 'Who opens the last round when a last card was dealt up?',
      takes: oneOf('high-board-including-exposed-card', 'who-began-sixth-street'),
      rrp: ['high-board-including-exposed-card', 'rrp/8/17'],
      uspa: ['high-board-including-exposed-card', 'uspa/3.2.3.5.17'],
      wsop: ['who-began-sixth-street', 'wsop/234'],
    }),
    studExposedRiverDealRest: point({
      asks: 'How do the others get their last card when one was dealt up: with three or more players, and heads-up?',
      takes: fields({ threeOrMore: restOfRiver, headsUp: restOfRiver }),
      rrp: [{ threeOrMore: 'down', headsUp: 'up-if-first-is-up' }, 'rrp/8/17a', 'rrp/8/17b'],
      uspa: [{ threeOrMore: 'down', headsUp: 'up-if-first-is-up' }, 'uspa/3.2.3.5.17.1', 'uspa/3.2.3.5.17.2'],
      wsop: [
        { threeOrMore: 'up-if-first-is-up', headsUp: 'up-if-first-is-up' },
        'wsop/234a-first',
        'wsop/234a',
        'wsop/234b',
      ],
    }),
    studMissingSeventhCard: point({
      asks: 'Is a hand live at the showdown if only its last card is missing?',
      takes: oneOf('dead', 'may-be-ruled-live', 'live'),
      rrp: ['may-be-ruled-live', 'rrp/8/18', 'rrp/16/2'],
      uspa: ['may-be-ruled-live', 'uspa/3.2.3.5.18', 'uspa/app2/4'],
      hpt: ['may-be-ruled-live', 'hpt/dead-hands/1d'],
      web: ['may-be-ruled-live', 'web/dead-hands/7'],
      wsop: ['live', 'wsop/235'],
    }),
    studBeatenCallRefund: point({
      asks: 'Does a caller get chips back who was beaten by the upcards on show?',
      takes: flag,
      rrp: [false, 'rrp/8/19'],
      uspa: [false, 'uspa/3.2.3.5.19'],
      wsop: [false, 'wsop/236'],
    }),
    // Sick-O is a deuce-to-seven low and no exception here.
    lowIgnoresStraightsFlushes: point({
      asks: 'Do straights and flushes not hurt the low in an ace-to-five high-low game?',
      takes: flag,
      rrp: [true, 'rrp/10/5', 'rrp/7/3'],
      uspa: [true, 'uspa/3.2.7.5.6'],
      wsop: [true, 'wsop/245', 'wsop/omaha-8-b'],
    }),
    acesLowestPair: point({
      asks: 'Is a pair of aces the lowest pair where aces are low?',
      takes: flag,
      rrp: [true, 'rrp/9/intro', 'rrp/11/a5/intro'],
      wsop: [true, 'wsop/razz'],
    }),
    lowQualifier: point({
      asks: 'What is the highest card a qualifying low can have, can another qualifier be posted, and which games have their own (null: none is needed)?',
      takes: fields({ rank: whole(5, 13), unlessPosted: flag, byForm: byName(noneOr(whole(5, 13))) }),
      rrp: [{ rank: 8, unlessPosted: false, byForm: {} }, 'rrp/10/intro', 'rrp/7/2'],
      uspa: [{ rank: 8, unlessPosted: true, byForm: {} }, 'uspa/3.2.7.5.2', 'uspa/3.2.2.5.2.2', 'uspa/3.2.7.1'],
      wsop: [
        { rank: 8, unlessPosted: true, byForm: { 'omaha-hi-lo': null, 'stud-hi-lo': null, 'sick-o': 9 } },
        'wsop/stud-8',
        'wsop/omaha-8-b',
        'wsop/omaha-hi-lo-regular',
        'wsop/249',
        'wsop/sick-o',
      ],
    }),
    // The ace is high for wsop/249 too, where the book does not say.
    studHiLoBringIn: point({
      asks: 'Which card brings it in at stud high-low without a qualifier, how does an ace count for it, and which board opens later rounds?',
      takes: fields({
        card: oneOf('lowest', 'highest'),
        ace: oneOf('high', 'low'),
        later: oneOf('high-hand-showing', 'low-hand-showing'),
      }),
      rrp: [{ card: 'lowest', ace: 'high', later: 'high-hand-showing' }, 'rrp/10/4'],
      uspa: [{ card: 'lowest', ace: 'high', later: 'high-hand-showing' }, 'uspa/3.2.7.5.4', 'uspa/3.2.7.1'],
      wsop: [{ card: 'highest', ace: 'high', later: 'low-hand-showing' }, 'wsop/249'],
    }),
    // Super Stud and Mexican poker are printed in one book alone.
    superStudNoDiscard: point({
      asks: 'What about a Super Stud hand that hasn’t discarded when the first card of fourth street comes?',
      takes: oneOf('dead-hand', 'may-be-dead'),
      rrp: ['dead-hand', 'wsop/251', 'wsop/252'],
      wsop: ['dead-hand', 'wsop/251', 'wsop/252'],
    }),
    superStudStubCheck: point({
      asks: 'Before which street is the stub counted in Super Stud, how many cards must it have, and what is done if it has fewer?',
      takes: fields({
        street: oneOf('fifth', 'sixth', 'seventh'),
        needed: stubNeeded,
        ifShort: oneOf('reshuffle-stub-burns-muck', 'reshuffle-stub-burns'),
      }),
      rrp: [
        { street: 'sixth', needed: 'players+2', ifShort: 'reshuffle-stub-burns-muck' },
        'wsop/253',
        'wsop/253-seventh',
      ],
      wsop: [
        { street: 'sixth', needed: 'players+2', ifShort: 'reshuffle-stub-burns-muck' },
        'wsop/253',
        'wsop/253-seventh',
      ],
    }),
    superStudCommunityCard: point({
      asks: 'Can one card serve all hands in Super Stud when cards run short?',
      takes: flag,
      rrp: [false, 'wsop/253-community'],
      wsop: [false, 'wsop/253-community'],
    }),
    mexicanExposedDownCard: point({
      asks: 'What happens to a player in Mexican poker whose downcard the dealer exposes?',
      takes: oneOf('next-card-down-and-all-in-option', 'next-card-down'),
      rrp: ['next-card-down-and-all-in-option', 'wsop/257', 'wsop/257-joker'],
      wsop: ['next-card-down-and-all-in-option', 'wsop/257', 'wsop/257-joker'],
    }),
    mexicanStubNeeded: point({
      asks: 'How many cards must the stub have before fifth street in Mexican poker, or else the burns are mixed in?',
      takes: stubNeeded,
      rrp: ['players+2', 'wsop/258'],
      wsop: ['players+2', 'wsop/258'],
    }),
    mexicanOutOfSequence: point({
      asks: 'How are cards corrected in Mexican poker that went to the wrong players after the first deal?',
      takes: oneOf('move-face-up-no-betting-that-street'),
      rrp: ['move-face-up-no-betting-that-street', 'wsop/261-later'],
      wsop: ['move-face-up-no-betting-that-street', 'wsop/261-later'],
    }),
  },
} as const
