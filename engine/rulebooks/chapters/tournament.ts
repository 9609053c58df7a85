import { byName, fields, flag, listOf, noneOr, number, oneOf, part, someOf, whole, words } from '../../kinds/kind.ts'
import { point } from '../point.ts'

const BLIND_LEVELS = [
  [10, 20],
  [15, 30],
  [20, 40],
  [25, 50],
  [50, 100],
  [75, 150],
  [100, 200],
  [150, 300],
  [200, 400],
  [300, 600],
  [400, 800],
  [500, 1000],
  [600, 1200],
  [800, 1600],
  [1000, 2000],
] as const
const STACKS_OF_1000 = {
  A: { red: 20, green: 16, black: 5 },
  B: { red: 15, green: 13, black: 6 },
  C: { red: 10, green: 10, black: 7 },
} as const
const CHIP_SETS = {
  '10': { perPlayer: STACKS_OF_1000.A, own: { red: 200, green: 200, black: 50, purple: 50 } },
  '24': { perPlayer: STACKS_OF_1000.B, own: { red: 400, green: 350, black: 150, purple: 50 } },
} as const

/** Tournaments. The book that is for cash games alone answers hardly any of it. */
export const tournament = {
  title: 'Tournaments',
  points: {
    tournamentHandLiveDeadline: point({
      asks: 'By when must a player be at the table for the hand to be live in an event?',
      takes: oneOf('all-starting-hands-complete', 'own-turn-to-act', 'facing-a-wager-or-showdown'),
      rrp: ['all-starting-hands-complete', 'rrp/15/13'],
      uspa: ['own-turn-to-act', 'uspa/3.3.2.12', 'uspa/app2/10'],
      // a player who is away drops every hand; by when is Robert's
      hpt: ['all-starting-hands-complete', 'hpt/players-leaving/short', 'rrp/15/13'],
    }),
    noShowRemoval: point({
      asks: 'From which level, or after how many minutes if that’s sooner, is the stack of an entrant who never came removed, who decides, and does it stay if they asked for that?',
      takes: fields({
        fromLevel: whole(1, 99),
        minutes: noneOr(whole(1, 1440)),
        by: oneOf('director-discretion', 'automatic'),
        unless: oneOf('player-asked-to-leave-chips', 'nothing'),
      }),
      rrp: [
        { fromLevel: 2, minutes: 30, by: 'director-discretion', unless: 'player-asked-to-leave-chips' },
        'rrp/15/5',
      ],
      uspa: [
        { fromLevel: 2, minutes: 30, by: 'director-discretion', unless: 'player-asked-to-leave-chips' },
        'uspa/3.3.2.5',
      ],
      hpt: [{ fromLevel: 2, minutes: null, by: 'automatic', unless: 'nothing' }, 'hpt/late-players/deadline'],
    }),
    tournamentAbsence: point({
      asks: 'Is an absent player dealt in, does their stack pay blinds and antes, and after how many minutes away do they lose it? To whom, and where do the chips go that can’t be shared?',
      takes: fields({
        dealtIn: flag,
        posts: flag,
        limitMinutes: noneOr(whole(1, 1440)),
        forfeit: oneOf('none', 'split-evenly-at-table', 'removed-from-play'),
        oddChips: oneOf('none', 'bank', 'first-left-of-button'),
      }),
      rrp: [{ dealtIn: true, posts: true, limitMinutes: null, forfeit: 'none', oddChips: 'none' }, 'rrp/15/7'],
      uspa: [
        { dealtIn: true, posts: true, limitMinutes: null, forfeit: 'none', oddChips: 'none' },
        'uspa/3.3.2.10',
        'uspa/3.3.2.4',
      ],
      hpt: [
        { dealtIn: true, posts: true, limitMinutes: 20, forfeit: 'split-evenly-at-table', oddChips: 'bank' },
        'hpt/players-leaving/forfeit',
        'hpt/players-leaving/short',
        'hpt/players-leaving/long',
      ],
    }),
    tournamentInitialButton: point({
      asks: 'Who has the first button of an event, and are the cards that decide it drawn by the players or dealt to them?',
      takes: fields({
        by: oneOf('highest-card-by-suit', 'seat-draw-ace-takes-button'),
        cards: oneOf('drawn', 'dealt'),
      }),
      rrp: [{ by: 'highest-card-by-suit', cards: 'drawn' }, 'rrp/15/8'],
      uspa: [{ by: 'highest-card-by-suit', cards: 'dealt' }, 'uspa/3.3.2.22'],
      hpt: [{ by: 'seat-draw-ace-takes-button', cards: 'drawn' }, 'hpt/seating/draw'],
    }),
    timerStopsForDispute: point({
      asks: 'Does the level clock stop while a dispute is settled?',
      takes: flag,
      rrp: [false, 'rrp/2/decision-making/1'],
      hpt: [true, 'hpt/timer/breaks'],
    }),
    chipRace: point({
      asks: 'When small chips are raced off: from which seat are cards dealt, can a player be left without chips, and what part of a new chip rounds a remainder up to a whole one?',
      takes: fields({ startSeat: whole(1, 12), eliminates: flag, remainderRoundsUpAt: part }),
      rrp: [{ startSeat: 1, eliminates: false, remainderRoundsUpAt: 0.5 }, 'rrp/15/11'],
      uspa: [{ startSeat: 1, eliminates: true, remainderRoundsUpAt: 0.5 }, 'uspa/3.3.2.9'],
    }),
    tableBalance: point({
      asks: 'By how many players can tables differ while more than a given number of tables are in play, and by how many otherwise?',
      takes: fields({
        moreThanTables: noneOr(whole(1, 999)),
        toleranceAbove: whole(1, 9),
        toleranceOtherwise: whole(1, 9),
      }),
      rrp: [{ moreThanTables: 6, toleranceAbove: 2, toleranceOtherwise: 1 }, 'rrp/15/17'],
      uspa: [{ moreThanTables: 6, toleranceAbove: 2, toleranceOtherwise: 1 }, 'uspa/3.3.2.14'],
      hpt: [{ moreThanTables: null, toleranceAbove: 1, toleranceOtherwise: 1 }, 'hpt/moving-players/1'],
    }),
    balanceMover: point({
      asks: 'Who moves to balance tables: the player due for the big blind, into the seat due for it soonest, or the player in the same position to the button as the lost player, into that seat?',
      takes: oneOf('next-big-blind', 'same-seat-relative-to-button-as-vacated'),
      rrp: ['next-big-blind', 'rrp/15/15'],
      hpt: ['same-seat-relative-to-button-as-vacated', 'hpt/moving-players/2', 'hpt/moving-players/4'],
    }),
    balanceSourceTable: point({
      asks: 'Which of several equally full tables gives up a player?',
      takes: oneOf('lowest-card', 'director-decides'),
      rrp: ['lowest-card', 'hpt/moving-players/1'],
      hpt: ['lowest-card', 'hpt/moving-players/1'],
    }),
    movedPlayerWaitsIn: point({
      asks: 'In which positions does a moved player wait until the button has passed?',
      takes: someOf('small-blind', 'button', 'big-blind'),
      rrp: [['small-blind', 'button'], 'rrp/15/16'],
      uspa: [['small-blind', 'button'], 'uspa/3.3.2.24'],
      hpt: [[], 'hpt/moving-players/3', 'hpt/rrp7/15/16'],
    }),
    redrawAtTables: point({
      asks: 'At how many tables left is there a full redraw?',
      takes: listOf(whole(1, 99)),
      rrp: [[3, 2, 1], 'rrp/15/18'],
      uspa: [[3, 2, 1], 'uspa/3.3.2.15'],
      hpt: [[2, 1], 'hpt/seating/redraw'],
    }),
    redrawAtPlayers: point({
      asks: 'With how many players left do three tables become two, and two become one, in a redraw (null: as soon as fewer tables can seat them)?',
      takes: fields({ '3tables': noneOr(whole(2, 99)), '2tables': noneOr(whole(2, 99)) }),
      rrp: [{ '3tables': null, '2tables': null }, 'rrp/15/18'],
      uspa: [{ '3tables': null, '2tables': null }, 'uspa/3.3.2.15'],
      hpt: [{ '3tables': 18, '2tables': 9 }, 'hpt/seating/redraw'],
    }),
    tournamentTableMax: point({
      asks: 'How many players does a table of an event seat at most, and how many the final table?',
      takes: fields({ most: whole(2, 12), final: whole(2, 12) }),
      rrp: [{ most: 10, final: 10 }, 'hpt/seating'],
      hpt: [{ most: 10, final: 9 }, 'hpt/seating', 'hpt/seating/redraw'],
    }),
    simultaneousBustOrder: point({
      asks: 'In which places do players finish who bust on the same hand, also with equal stacks, and who gets what can’t be divided?',
      takes: fields({
        by: oneOf('starting-stack-of-hand', 'same-place'),
        equal: oneOf('prizes-shared', 'better-hand'),
        indivisible: oneOf('better-hand', 'high-card'),
      }),
      rrp: [{ by: 'starting-stack-of-hand', equal: 'prizes-shared', indivisible: 'better-hand' }, 'rrp/15/35'],
      // Equal stacks are covered by Robert's alone.
      uspa: [
        { by: 'starting-stack-of-hand', equal: 'prizes-shared', indivisible: 'better-hand' },
        'uspa/3.3.2.29',
        'rrp/15/35',
      ],
      hpt: [
        { by: 'starting-stack-of-hand', equal: 'prizes-shared', indivisible: 'better-hand' },
        'hpt/winning/same-hand',
        'rrp/15/35',
      ],
    }),
    showLiveHandPenalty: point({
      asks: 'What follows when a player shows cards of a live hand on purpose in an event: is the hand dead, is there a penalty, and when is it allowed heads-up?',
      takes: fields({
        handDead: oneOf('no', 'may', 'yes'),
        penalty: flag,
        exempt: someOf('last-two-players', 'winner-take-all', 'heads-up-pot'),
      }),
      rrp: [{ handDead: 'no', penalty: true, exempt: ['last-two-players', 'winner-take-all'] }, 'rrp/15/22'],
      uspa: [{ handDead: 'may', penalty: true, exempt: ['last-two-players'] }, 'uspa/3.3.2.19'],
    }),
    tournamentHandTalk: point({
      asks: 'What can follow when hands, discards or holdings are discussed before the action is complete?',
      takes: oneOf('penalty', 'warning', 'nothing'),
      rrp: ['penalty', 'rrp/15/intro/discussion'],
    }),
    behaviourPenalties: point({
      asks: 'Which penalties can bad behavior bring in an event?',
      takes: someOf('dealt-out-time', 'dealt-out-hands', 'eviction', 'disqualification'),
      rrp: [['dealt-out-time', 'dealt-out-hands', 'eviction'], 'rrp/15/28'],
      uspa: [['dealt-out-time', 'disqualification'], 'uspa/3.3.2.20'],
      hpt: [['dealt-out-time', 'eviction'], 'hpt/rrp7/15/28'],
    }),
    tournamentSanctions: point({
      asks: 'What can be done about an entrant who breaks the rules of an event?',
      takes: someOf('warn', 'suspend', 'disqualify'),
      rrp: [['warn', 'suspend', 'disqualify'], 'rrp/15/intro'],
      uspa: [['warn', 'suspend', 'disqualify'], 'uspa/3.3.1'],
    }),
    tournamentChipsVisible: point({
      asks: 'Can other chips be on the table of an event, must big chips be in sight, and what happens to chips taken off the table and to the player who took them?',
      takes: fields({
        foreignChips: flag,
        highChipsInSight: flag,
        takenAway: oneOf('removed-may-be-disqualified', 'removed', 'brought-back'),
      }),
      rrp: [
        { foreignChips: false, highChipsInSight: true, takenAway: 'removed-may-be-disqualified' },
        'rrp/15/27',
        'rrp/15/25',
        'rrp/15/26',
      ],
    }),
    rebuy: point({
      asks: 'Can a player rebuy, how often, with at most how many chips, before the first hand of which level, at what price and for how many chips, and must a player who announced it pay (null: as posted for the event)?',
      takes: fields({
        allowed: flag,
        max: noneOr(whole(1, 99)),
        whenStack: noneOr(whole(0, 1_000_000)),
        beforeLevel: noneOr(whole(2, 99)),
        price: oneOf('same-as-buy-in', 'as-posted'),
        chips: oneOf('same-as-buy-in', 'as-posted'),
        announcedBinds: flag,
      }),
      rrp: [
        {
          allowed: true,
          max: null,
          whenStack: null,
          beforeLevel: null,
          price: 'as-posted',
          chips: 'as-posted',
          announcedBinds: true,
        },
        'rrp/15/33',
      ],
      uspa: [
        {
          allowed: true,
          max: null,
          whenStack: null,
          beforeLevel: null,
          price: 'as-posted',
          chips: 'as-posted',
          announcedBinds: true,
        },
        'uspa/3.3.2.27',
      ],
      hpt: [
        {
          allowed: true,
          max: 1,
          whenStack: 0,
          beforeLevel: 4,
          price: 'same-as-buy-in',
          chips: 'same-as-buy-in',
          announcedBinds: true,
        },
        'hpt/buyin/rebuy',
        'rrp/15/33',
      ],
    }),
    addOns: point({
      asks: 'Are there add-ons in an event for which nothing else is posted?',
      takes: flag,
      rrp: [false, 'hpt/buyin/add-on'],
      hpt: [false, 'hpt/buyin/add-on'],
    }),
    prizeSplit: point({
      asks: 'What percentages of the prizes go to the first, second and later places where no table by the number of players is used?',
      takes: listOf(number),
      rrp: [[40, 25, 20, 10, 5], 'hpt/payout'],
      hpt: [[40, 25, 20, 10, 5], 'hpt/payout'],
    }),
    payoutTable: point({
      asks: 'What percentage of the prizes goes to each place, by the number of players from and to?',
      takes: byName(listOf(number)),
      rrp: [{ '1-10': [50, 30, 20], '11-20': [50, 25, 15, 10], '21-30': [40, 25, 20, 10, 5] }, 'hpt/payout-table'],
      hpt: [{ '1-10': [50, 30, 20], '11-20': [50, 25, 15, 10], '21-30': [40, 25, 20, 10, 5] }, 'hpt/payout-table'],
    }),
    prizeDealPayout: point({
      asks: 'Who is responsible for a deal that players make about the prizes?',
      takes: oneOf('director-option', 'players-only-director-never-responsible', 'not-allowed'),
      rrp: ['director-option', 'rrp/15/37', 'rrp/15/36'],
      uspa: ['director-option', 'uspa/3.3.2.31', 'uspa/3.3.2.30'],
      hpt: ['players-only-director-never-responsible', 'hpt/winning/side-deals'],
    }),
    tournamentAllInFaceUp: point({
      asks: 'Are all hands turned up in an event once a player is all-in and the betting is over?',
      takes: flag,
      rrp: [true, 'rrp/15/34'],
      uspa: [true, 'uspa/3.3.2.28'],
    }),
    tournamentDeckChange: point({
      asks: 'When does the deck change in an event, apart from damaged cards?',
      takes: oneOf('with-dealer-change', 'on-request'),
      rrp: ['with-dealer-change', 'rrp/15/29'],
      uspa: ['with-dealer-change', 'uspa/3.3.2.21'],
    }),
    disqualifiedChips: point({
      asks: 'What happens to the chips of a disqualified player?',
      takes: oneOf('removed-from-play', 'split-evenly-at-table', 'blinded-off'),
      rrp: ['removed-from-play', 'rrp/15/intro'],
      uspa: ['removed-from-play', 'uspa/3.3.1'],
    }),
    lateEntryStacks: point({
      asks: 'For whom can a stack be set out and pay blinds and antes before its player has come?',
      takes: oneOf('any-late-entrant', 'who-promised-to-come', 'nobody'),
      rrp: ['any-late-entrant', 'rrp/15/6'],
      uspa: ['any-late-entrant', 'uspa/3.3.2.6'],
      hpt: ['who-promised-to-come', 'hpt/late-players'],
    }),
    tournamentSeating: point({
      asks: 'How are the first seats of an event assigned?',
      takes: oneOf('random', 'by-arrival'),
      rrp: ['random', 'rrp/15/2'],
      uspa: ['random', 'uspa/3.3.2.2'],
      hpt: ['random', 'hpt/seating/draw', 'hpt/seating/deck'],
    }),
    tableBreakOrder: point({
      asks: 'In which order do tables break?',
      takes: oneOf('preset', 'director-decides'),
      rrp: ['preset', 'rrp/15/14'],
      uspa: ['preset', 'uspa/3.3.2.13'],
    }),
    levelSchedule: point({
      asks: 'When do limits and blinds go up?',
      takes: oneOf('fixed-intervals', 'after-so-many-deals'),
      rrp: ['fixed-intervals', 'rrp/15/9'],
      uspa: ['fixed-intervals', 'uspa/3.3.2.7'],
      hpt: ['fixed-intervals', 'hpt/timer'],
    }),
    // What an event is run with is printed in one book alone, and serves where nothing else is posted.
    blindLevels: point({
      asks: 'Which small and big blinds are played, level by level?',
      takes: listOf(listOf(whole(1, 1_000_000_000))),
      rrp: [BLIND_LEVELS, 'hpt/blinds-t1000'],
      hpt: [BLIND_LEVELS, 'hpt/blinds-t1000', 'hpt/blinds-schedule'],
    }),
    tournamentBuyIn: point({
      asks: 'How many chips does a buy-in get you, are they worth money, and is its price posted?',
      takes: fields({ chips: whole(1, 1_000_000_000), cashValue: flag, posted: flag }),
      rrp: [{ chips: 1000, cashValue: false, posted: true }, 'hpt/buyin'],
      hpt: [{ chips: 1000, cashValue: false, posted: true }, 'hpt/buyin'],
    }),
    chipValues: point({
      asks: 'What is a chip of each color worth?',
      takes: byName(whole(1, 1_000_000_000)),
      rrp: [{ white: 1, red: 5, green: 25, black: 100, purple: 500, yellow: 1000 }, 'hpt/chips-values'],
      hpt: [{ white: 1, red: 5, green: 25, black: 100, purple: 500, yellow: 1000 }, 'hpt/chips-values'],
    }),
    chipsPerPlayer1000: point({
      asks: 'How many chips of each color make up a stack of 1000, by the name of the set?',
      takes: byName(byName(whole(0, 1000))),
      rrp: [STACKS_OF_1000, 'hpt/chips-per-player'],
      hpt: [STACKS_OF_1000, 'hpt/chips-per-player'],
    }),
    chipSets: point({
      asks: 'For this many players with 1000 each: how many chips of each color does a player get, and how many should the house own?',
      takes: byName(fields({ perPlayer: byName(whole(0, 1000)), own: byName(whole(0, 100_000)) })),
      rrp: [CHIP_SETS, 'hpt/chips-t1000', 'hpt/chips-t1000/24'],
      hpt: [CHIP_SETS, 'hpt/chips-t1000', 'hpt/chips-t1000/24'],
    }),
    eventWindow: point({
      asks: 'From which day to which day does the room hold its event, if it has one, and can the days still change?',
      takes: noneOr(fields({ from: words, to: words, subjectToChange: flag })),
      rrp: [null, 'rrp/15/39'],
      // The days are printed twice, a day apart.
      wsop: [{ from: '2026-05-26', to: '2026-07-15', subjectToChange: true }, 'wsop/def-b', 'wsop/1'],
    }),
  },
} as const
