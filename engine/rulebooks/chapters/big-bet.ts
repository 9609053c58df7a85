import { fields, flag, noneOr, oneOf, part, someOf, whole } from '../../kinds/kind.ts'
import { point } from '../point.ts'

const structures = someOf('limit', 'spread', 'half-pot', 'pot-limit', 'no-limit')

/** No-limit, pot-limit and half-pot betting. */
export const bigBet = {
  title: 'No-limit and pot-limit',
  points: {
    bigBetRaiseCap: point({
      asks: 'How many raises can follow the bet at no-limit and pot-limit (null: any number)?',
      takes: noneOr(whole(1, 99)),
      rrp: [null, 'rrp/3/betting/3', 'rrp/14/nl/1'],
      uspa: [null, 'uspa/3.1.7.2', 'uspa/3.4.2.1'],
      web: [null, 'web/betting/2'],
      wsop: [null, 'wsop/129', 'wsop/173'],
    }),
    bigBetReopenFraction: point({
      asks: 'How much of the last bet or raise must an all-in add at no-limit and pot-limit before a player who has acted can raise again?',
      takes: part,
      rrp: [1, 'rrp/14/nl/3'],
      uspa: [1, 'uspa/3.4.2.3'],
      wsop: [1, 'wsop/175'],
    }),
    shortBigBlindCallAmount: point({
      asks: 'What does a call cost on the first round when the big blind is all-in for less than the blind?',
      takes: oneOf('full-big-blind', 'short-amount'),
      rrp: ['full-big-blind', 'rrp/4/1', 'rrp/14/nl/2'],
      hpt: ['full-big-blind', 'hpt/pot/6', 'hpt/rrp7/14/2'],
      web: ['full-big-blind', 'web/blinds/1'],
      wsop: ['full-big-blind', 'wsop/154-options'],
    }),
    callShortAllIn: point({
      asks: 'Can an all-in bet below the minimum, other than a blind, be called for its own amount?',
      takes: flag,
      rrp: [true, 'rrp/14/nl/2'],
    }),
    completingInBigBet: point({
      asks: 'Can a short all-in be completed to a full bet at no-limit and pot-limit, instead of raised by one?',
      takes: flag,
      rrp: [false, 'rrp/14/nl/5'],
      hpt: [false, 'hpt/rrp7/14/5'],
      wsop: [false, 'wsop/176'],
    }),
    minimumBringIn: point({
      asks: 'What is the minimum bet, and the minimum to open for on the first round?',
      takes: oneOf('big-blind', 'double-big-blind', 'small-bet'),
      rrp: ['big-blind', 'rrp/14/nl/2'],
      uspa: ['big-blind', 'uspa/3.4.2.2'],
      hpt: ['big-blind', 'hpt/play/4', 'hpt/rrp7/14/2'],
      web: ['small-bet', 'web/buttons/3'],
      wsop: ['big-blind', 'wsop/132', 'wsop/174'],
    }),
    blindSizes: point({
      asks: 'How big are the blinds: as the game posts them, by the event’s schedule, or by the small bet?',
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
      asks: 'Must bets be made in chips of the minimum bet or bigger, even if the blinds use smaller ones?',
      takes: flag,
      // All books leave it to the house, and none makes it the rule.
      rrp: [false, 'rrp/14/nl/13'],
      uspa: [false, 'uspa/3.4.2.11'],
      wsop: [false, 'wsop/184'],
    }),
    smallChipsBelowMinimumPlay: point({
      asks: 'Where bets are made in chips of the minimum bet, how do smaller chips play: as many as make up such a chip, even all-in, or all of them when all-in?',
      takes: oneOf('only-in-quantity', 'face-value-when-all-in'),
      rrp: ['only-in-quantity', 'rrp/14/nl/13'],
      uspa: ['only-in-quantity', 'uspa/3.4.2.11'],
      wsop: ['face-value-when-all-in', 'wsop/184'],
    }),
    clock: point({
      asks: 'When can the clock be called, by whom, and at which structures? How long does it run, when does the warning come, and how long is the countdown? What happens to a player who doesn’t act in time, and can the floor shorten it for a staller?',
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
      asks: 'In open-face Chinese poker, after how long can the clock be called, how long does it run, and where does a card go that isn’t placed in time?',
      takes: fields({
        beforeCallSeconds: whole(0, 3600),
        clockSeconds: whole(1, 3600),
        onExpiry: oneOf('front-most-not-guaranteed-foul', 'floor-decides'),
      }),
      rrp: [{ beforeCallSeconds: 30, clockSeconds: 30, onExpiry: 'front-most-not-guaranteed-foul' }, 'wsop/351'],
      wsop: [{ beforeCallSeconds: 30, clockSeconds: 30, onExpiry: 'front-most-not-guaranteed-foul' }, 'wsop/351'],
    }),
    potLimitSmallBlindAsBig: point({
      asks: 'Does the small blind count as a big blind when the pot is counted, until the big blind has acted, in cash games and in events?',
      takes: fields({ cash: flag, tournament: flag }),
      rrp: [{ cash: true, tournament: false }, 'rrp/14/pl/5'],
      uspa: [{ cash: true, tournament: false }, 'uspa/3.4.3.6'],
      // It speaks of live games alone; events count strictly.
      wsop: [{ cash: true, tournament: false }, 'wsop/191'],
    }),
    potLimitSmallBlindForms: point({
      asks: 'In which games does the small blind count as a big blind: in board games such as hold’em and Omaha, or in every game?',
      takes: oneOf('board-forms', 'every-form'),
      rrp: ['board-forms', 'rrp/14/pl/5'],
      uspa: ['board-forms', 'uspa/3.4.3.6'],
      wsop: ['every-form', 'wsop/191'],
    }),
    potLimitThreeBlinds: point({
      asks: 'In a game with three blinds, how do the smaller ones count in the pot until the biggest has acted: as posted, or each as the biggest?',
      takes: fields({ cash: oneOf('as-posted', 'as-largest'), tournament: oneOf('as-posted', 'as-largest') }),
      rrp: [{ cash: 'as-posted', tournament: 'as-posted' }, 'rrp/14/pl/intro'],
      // 1 and 2 count as 10 with a 5.
      wsop: [{ cash: 'as-largest', tournament: 'as-largest' }, 'wsop/192a'],
    }),
    potLimitDeadMoneyCounts: point({
      asks: 'Do antes, dead posts and money from an earlier hand count when the pot is counted?',
      takes: flag,
      rrp: [true, 'rrp/14/pl/intro'],
      uspa: [true, 'uspa/3.4.3.4'],
      wsop: [true, 'wsop/pot-limit-max'],
    }),
    deadSmallBlindCountsAs: point({
      asks: 'How does a missed small blind, posted dead in the middle, count in the pot on the first round?',
      takes: oneOf('as-posted', 'big-blind'),
      rrp: ['as-posted', 'rrp/14/pl/intro'],
      wsop: ['big-blind', 'wsop/192a-dead-sb'],
    }),
    potRoundingUnit: point({
      asks: 'To which unit is the pot rounded up to find the maximum bet (null: it’s counted as it is)?',
      takes: noneOr(whole(1, 1_000_000)),
      // The books advise it and leave the unit to the game.
      rrp: [null, 'rrp/14/pl/4'],
      uspa: [null, 'uspa/3.4.3.5'],
      wsop: [null, 'wsop/190'],
    }),
    dealerCountsPot: point({
      asks: 'Who keeps an eye on the size of the pot: the dealer without being asked, the dealer or any player who notices, or the players themselves?',
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
      asks: 'How many times can the rest be run when somebody is all-in and everybody agrees, and at which structures?',
      takes: fields({ max: whole(1, 3), structures }),
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
      asks: 'Is there no forced bet at half-pot, pot-limit and no-limit stud of every kind, so that the high card bets or folds?',
      takes: flag,
      rrp: [false, 'rrp/8/2'],
      // The law of Mississippi stud speaks of all forms of stud.
      uspa: [true, 'uspa/3.2.5.5.1.1'],
      wsop: [false, 'wsop/219'],
    }),
    studBigBetOpen: point({
      asks: 'How does big-bet stud without a bring-in open: what does the high card do, and what are the minimum and maximum bets at each structure?',
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
