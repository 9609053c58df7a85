import { fields, flag, noneOr, oneOf, part, someOf, whole } from '../../kinds/kind.ts'
import { point } from '../point.ts'

const structures = someOf('limit', 'spread', 'half-pot', 'pot-limit', 'no-limit')

/** No-limit, pot-limit and half-pot betting. */
export const bigBet = {
  title: 'No-limit and pot-limit',
  points: {
    bigBetRaiseCap: point({
      asks: 'How many raises may follow the bet at no-limit and pot-limit (null: any number)?',
      takes: noneOr(whole(1, 99)),
      also: ['raiseCapBigBet'],
      rrp: [null, 'rrp/3/betting/3', 'rrp/14/nl/1'],
      uspa: [null, 'uspa/3.1.7.2', 'uspa/3.4.2.1'],
      web: [null, 'web/betting/2'],
      wsop: [null, 'wsop/129', 'wsop/173'],
    }),
    bigBetReopenFraction: point({
      asks: 'Which part of the last bet or raise must an all-in add at no-limit and pot-limit so that one who has acted may raise again?',
      takes: part,
      also: ['bigBetReopenThreshold'],
      rrp: [1, 'rrp/14/nl/3'],
      uspa: [1, 'uspa/3.4.2.3'],
      wsop: [1, 'wsop/175'],
    }),
    shortBigBlindCallAmount: point({
      asks: 'What does a call cost on the first round when the big blind is all-in for less than its blind?',
      takes: oneOf('full-big-blind', 'short-amount'),
      rrp: ['full-big-blind', 'rrp/4/1', 'rrp/14/nl/2'],
      hpt: ['full-big-blind', 'hpt/pot/6', 'hpt/rrp7/14/2'],
      web: ['full-big-blind', 'web/blinds/1'],
      wsop: ['full-big-blind', 'wsop/154-options'],
    }),
    callShortAllIn: point({
      asks: 'May an all-in bet below the least bet be called for its own amount, the blind apart?',
      takes: flag,
      rrp: [true, 'rrp/14/nl/2'],
    }),
    completingInBigBet: point({
      asks: 'May a short all-in be brought up to a full wager at no-limit and pot-limit, instead of raised by one?',
      takes: flag,
      also: ['completeBetBigBet'],
      rrp: [false, 'rrp/14/nl/5'],
      hpt: [false, 'hpt/rrp7/14/5'],
      wsop: [false, 'wsop/176'],
    }),
    minimumBringIn: point({
      asks: 'What is the least bet, and the least to come in for on the first round?',
      takes: oneOf('big-blind', 'double-big-blind', 'small-bet'),
      also: ['minOpenBet'],
      rrp: ['big-blind', 'rrp/14/nl/2'],
      uspa: ['big-blind', 'uspa/3.4.2.2'],
      hpt: ['big-blind', 'hpt/play/4', 'hpt/rrp7/14/2'],
      web: ['small-bet', 'web/buttons/3'],
      wsop: ['big-blind', 'wsop/132', 'wsop/174'],
    }),
    blindSizes: point({
      asks: 'How large are the blinds: as the game posts them, by the schedule of the event, or by the small bet?',
      takes: fields({
        small: oneOf('posted', 'schedule', 'half-small-bet'),
        big: oneOf('posted', 'schedule', 'small-bet'),
      }),
      rrp: [{ small: 'posted', big: 'posted' }, 'rrp/4/1'],
      hpt: [{ small: 'schedule', big: 'schedule' }, 'hpt/blinds-t1000'],
      web: [{ small: 'half-small-bet', big: 'small-bet' }, 'web/buttons/2', 'web/buttons/3'],
      wsop: [{ small: 'posted', big: 'posted' }, 'wsop/154'],
    }),
    wagersInBringInChipsOnly: point({
      asks: 'Must wagers be made in chips of the least bet or larger ones, though the blinds use smaller ones?',
      takes: flag,
      also: ['wagerIncrementBigBet'],
      // All books leave it to the house, and none makes it the rule.
      rrp: [false, 'rrp/14/nl/13'],
      uspa: [false, 'uspa/3.4.2.11'],
      wsop: [false, 'wsop/184'],
    }),
    smallChipsBelowMinimumPlay: point({
      asks: 'Where wagers are made in chips of the least bet, how do smaller ones play: as many as make up such a chip, also all-in, or all of them when all-in?',
      takes: oneOf('only-in-quantity', 'face-value-when-all-in'),
      rrp: ['only-in-quantity', 'rrp/14/nl/13'],
      uspa: ['only-in-quantity', 'uspa/3.4.2.11'],
      wsop: ['face-value-when-all-in', 'wsop/184'],
    }),
    clock: point({
      asks: 'When may the clock be called, by whom and at which structures; how long does it run, when is the warning given within it and how long is the countdown after it; what is an act not made in time; may the floor cut it for one who stalls?',
      takes: fields({
        minThinkSeconds: whole(0, 3600),
        seconds: whole(1, 3600),
        warningSeconds: whole(0, 600),
        countdownSeconds: whole(0, 600),
        requestedBy: oneOf('any-player', 'another-player', 'anyone-dealt-in'),
        requesterAtSeat: flag,
        structures,
        onExpiryFacingBet: oneOf('hand-dead', 'floor-decides'),
        onExpiryNoBet: oneOf('check', 'hand-dead', 'floor-decides'),
        mayBeShortened: flag,
      }),
      also: ['clockCallableBy', 'clockExpiryFacingBet'],
      // The ten seconds of warning lie within the minute; half-pot goes by the rules of pot-limit.
      rrp: [
        {
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
        },
        'rrp/14/nl/16',
      ],
      uspa: [
        {
          minThinkSeconds: 0,
          seconds: 60,
          warningSeconds: 10,
          countdownSeconds: 0,
          requestedBy: 'another-player',
          requesterAtSeat: false,
          structures: ['half-pot', 'pot-limit', 'no-limit'],
          onExpiryFacingBet: 'hand-dead',
          onExpiryNoBet: 'check',
          mayBeShortened: false,
        },
        'uspa/3.4.2.13',
      ],
      // The page names no seconds and no structure, and makes no difference whether a bet is faced.
      web: [
        {
          minThinkSeconds: 0,
          seconds: 60,
          warningSeconds: 10,
          countdownSeconds: 0,
          requestedBy: 'any-player',
          requesterAtSeat: false,
          structures: ['limit', 'spread', 'half-pot', 'pot-limit', 'no-limit'],
          onExpiryFacingBet: 'hand-dead',
          onExpiryNoBet: 'hand-dead',
          mayBeShortened: false,
        },
        'web/dead-hands/8',
        'rrp/14/nl/16',
      ],
      wsop: [
        {
          minThinkSeconds: 120,
          seconds: 60,
          warningSeconds: 0,
          countdownSeconds: 10,
          requestedBy: 'anyone-dealt-in',
          requesterAtSeat: true,
          structures: ['limit', 'spread', 'half-pot', 'pot-limit', 'no-limit'],
          onExpiryFacingBet: 'hand-dead',
          onExpiryNoBet: 'check',
          mayBeShortened: true,
        },
        'wsop/85',
        'wsop/185',
        'wsop/85-who',
        'wsop/85-fast',
        'wsop/83-clock',
        'wsop/110g',
      ],
    }),
    ofcClock: point({
      asks: 'In open-face Chinese poker, after how long may the clock be called, how long does it run, and where does a card go that is not placed in time?',
      takes: fields({
        beforeCallSeconds: whole(0, 3600),
        clockSeconds: whole(1, 3600),
        onExpiry: oneOf('front-most-not-guaranteed-foul', 'floor-decides'),
      }),
      rrp: [{ beforeCallSeconds: 30, clockSeconds: 30, onExpiry: 'front-most-not-guaranteed-foul' }, 'wsop/351'],
      wsop: [{ beforeCallSeconds: 30, clockSeconds: 30, onExpiry: 'front-most-not-guaranteed-foul' }, 'wsop/351'],
    }),
    potLimitSmallBlindAsBig: point({
      asks: 'Does the small blind count as a big one in the pot until the big blind has acted, in cash games and in events?',
      takes: fields({ cash: flag, tournament: flag }),
      also: ['potLimitOpen'],
      rrp: [{ cash: true, tournament: false }, 'rrp/14/pl/5'],
      uspa: [{ cash: true, tournament: false }, 'uspa/3.4.3.6'],
      // It speaks of live games alone; events count strictly.
      wsop: [{ cash: true, tournament: false }, 'wsop/191'],
    }),
    potLimitSmallBlindForms: point({
      asks: "In which forms does the small blind count as a big one: in those with a board, as hold'em and Omaha, or in every form?",
      takes: oneOf('board-forms', 'every-form'),
      rrp: ['board-forms', 'rrp/14/pl/5'],
      uspa: ['board-forms', 'uspa/3.4.3.6'],
      wsop: ['every-form', 'wsop/191'],
    }),
    potLimitThreeBlinds: point({
      asks: 'How do the blinds below the largest count in the pot of a game with three, until the largest has acted: as posted, or each as the largest?',
      takes: fields({ cash: oneOf('as-posted', 'as-largest'), tournament: oneOf('as-posted', 'as-largest') }),
      also: ['potLimit125'],
      rrp: [{ cash: 'as-posted', tournament: 'as-posted' }, 'rrp/14/pl/intro'],
      // 1 and 2 count as 10 with a 5.
      wsop: [{ cash: 'as-largest', tournament: 'as-largest' }, 'wsop/192a'],
    }),
    potLimitDeadMoneyCounts: point({
      asks: 'Do antes, dead posts and what an earlier deal left count in the pot when its size is reckoned?',
      takes: flag,
      rrp: [true, 'rrp/14/pl/intro'],
      uspa: [true, 'uspa/3.4.3.4'],
      wsop: [true, 'wsop/pot-limit-max'],
    }),
    deadSmallBlindCountsAs: point({
      asks: 'How does a small blind that is made up, dead in the middle, count in the pot on the first round?',
      takes: oneOf('as-posted', 'big-blind'),
      rrp: ['as-posted', 'rrp/14/pl/intro'],
      wsop: ['big-blind', 'wsop/192a-dead-sb'],
    }),
    potRoundingUnit: point({
      asks: 'Up to which unit is the pot rounded to find the most that may be bet (null: it is counted as it is)?',
      takes: noneOr(whole(1, 1_000_000)),
      // The books advise it and leave the unit to the game.
      rrp: [null, 'rrp/14/pl/4'],
      uspa: [null, 'uspa/3.4.3.5'],
      wsop: [null, 'wsop/190'],
    }),
    dealerCountsPot: point({
      asks: 'Who sees to the size of the pot: the dealer without being asked, the dealer or any player who notices, or the players for themselves?',
      takes: fields({
        'no-limit': oneOf('dealer', 'dealer-or-any-player', 'players'),
        'pot-limit': oneOf('dealer', 'dealer-or-any-player', 'players'),
      }),
      rrp: [{ 'no-limit': 'players', 'pot-limit': 'dealer' }, 'rrp/14/intro/pot-count'],
      uspa: [{ 'no-limit': 'players', 'pot-limit': 'dealer-or-any-player' }, 'uspa/3.4.3.2'],
      hpt: [{ 'no-limit': 'players', 'pot-limit': 'dealer-or-any-player' }, 'hpt/rrp7/14/intro'],
      wsop: [{ 'no-limit': 'players', 'pot-limit': 'dealer-or-any-player' }, 'wsop/189'],
    }),
    runItTimes: point({
      asks: 'How often may what is left be dealt when somebody is all-in and all agree, and at which structures?',
      takes: fields({ max: whole(1, 3), structures }),
      also: ['maxRuns'],
      rrp: [
        { max: 3, structures: ['half-pot', 'pot-limit', 'no-limit'] },
        'rrp/14/nl/17',
        'rrp/2/procedures/16/deal-twice',
      ],
      uspa: [{ max: 3, structures: ['half-pot', 'pot-limit', 'no-limit'] }, 'uspa/3.4.2.14', 'uspa/app3/3.15'],
      wsop: [
        {
          max: 3,
          structures: ['limit', 'spread', 'half-pot', 'pot-limit', 'no-limit'],
        },
        'wsop/209',
        'wsop/210',
        'wsop/208',
        'wsop/211',
      ],
    }),
    studHighCardOpensBigBet: point({
      asks: 'Is nothing forced at half-pot, pot-limit and no-limit stud of every form, so that the high card bets or folds?',
      takes: flag,
      rrp: [false, 'rrp/8/2'],
      // The law of Mississippi stud speaks of all forms of stud.
      uspa: [true, 'uspa/3.2.5.5.1.1'],
      wsop: [false, 'wsop/219'],
    }),
    studBigBetOpen: point({
      asks: 'How does big-bet stud without a bring-in open: what does the high card do, what is the least bet, and what the most at each structure?',
      takes: fields({
        'high-card': oneOf('bet-or-fold', 'bet-or-check'),
        min: oneOf('one-ante'),
        max: fields({ 'half-pot': oneOf('half-antes'), 'pot-limit': oneOf('all-antes'), 'no-limit': oneOf('any') }),
      }),
      rrp: [
        {
          'high-card': 'bet-or-fold',
          min: 'one-ante',
          max: { 'half-pot': 'half-antes', 'pot-limit': 'all-antes', 'no-limit': 'any' },
        },
        'uspa/3.2.5.5.1.1',
      ],
      uspa: [
        {
          'high-card': 'bet-or-fold',
          min: 'one-ante',
          max: { 'half-pot': 'half-antes', 'pot-limit': 'all-antes', 'no-limit': 'any' },
        },
        'uspa/3.2.5.5.1.1',
      ],
    }),
  },
} as const
