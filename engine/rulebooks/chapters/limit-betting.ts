import { either, fields, flag, noneOr, oneOf, part, someOf, whole } from '../../kinds/kind.ts'
import { point } from '../point.ts'

/** Fixed-limit betting: caps, short all-ins, completing, chips that play. */
export const limitBetting = {
  title: 'Limit betting',
  points: {
    limitRaiseCapThreePlusRounds: point({
      asks: 'How many raises can follow the bet on each round of a game with three or more betting rounds?',
      takes: whole(1, 99),
      rrp: [3, 'rrp/3/betting/4a'],
      uspa: [3, 'uspa/3.1.7.3.1'],
      web: [3, 'web/betting/3'],
      wsop: [4, 'wsop/130a'],
    }),
    limitRaiseCapTwoRounds: point({
      asks: 'How many raises can follow the bet on each round of a game with two betting rounds?',
      takes: whole(1, 99),
      rrp: [4, 'rrp/3/betting/4b', 'rrp/11/2', 'rrp/12/1', 'rrp/16/6'],
      uspa: [4, 'uspa/3.1.7.3.2', 'uspa/3.2.8.5.1.2', 'uspa/3.2.10.5.1', 'uspa/app2/6'],
      web: [4, 'web/betting/3/two-rounds'],
      wsop: [4, 'wsop/130a', 'wsop/267'],
    }),
    limitRaiseCapMinLivePlayers: point({
      asks: 'How many players who aren’t all-in must a pot have for the cap on raises to apply?',
      takes: whole(2, 10),
      rrp: [3, 'rrp/3/betting/4'],
      uspa: [3, 'uspa/3.1.7.3'],
      web: [3, 'web/betting/3'],
      wsop: [3, 'wsop/130'],
    }),
    mississippiRaiseCap: point({
      asks: 'How many raises can follow the bet in Mississippi stud, and how many heads-up (null: no limit)?',
      takes: fields({ perRound: whole(1, 99), headsUp: noneOr(whole(1, 99)) }),
      // It counts bets: three a round are a bet and two raises.
      rrp: [{ perRound: 2, headsUp: null }, 'uspa/3.2.5.5.1.2'],
      uspa: [{ perRound: 2, headsUp: null }, 'uspa/3.2.5.5.1.2'],
    }),
    headsUpUnlimitedRaises: point({
      asks: 'Is raising unlimited heads-up, in cash games and in events: yes, no, or only for the last two players of the event?',
      takes: fields({ cash: flag, tournament: either(flag, oneOf('last-two-players-only')) }),
      rrp: [{ cash: true, tournament: 'last-two-players-only' }, 'rrp/3/betting/5', 'rrp/15/23'],
      uspa: [{ cash: true, tournament: true }, 'uspa/3.1.7.4'],
      hpt: [{ cash: true, tournament: 'last-two-players-only' }, 'hpt/rrp7/3/betting-4', 'hpt/rrp7/15/23'],
      web: [{ cash: true, tournament: true }, 'web/betting/4'],
      // A book of cash games: for events it takes Robert's.
      wsop: [{ cash: true, tournament: 'last-two-players-only' }, 'wsop/131', 'rrp/15/23'],
    }),
    raiseCapLiftsWhen: point({
      asks: 'From when is raising unlimited heads-up?',
      takes: oneOf('once-heads-up', 'round-begins-heads-up'),
      rrp: ['once-heads-up', 'rrp/3/betting/5'],
      uspa: ['once-heads-up', 'uspa/3.1.7.4'],
      hpt: ['once-heads-up', 'hpt/rrp7/3/betting-4'],
      web: ['once-heads-up', 'web/betting/4'],
      wsop: ['round-begins-heads-up', 'wsop/131'],
    }),
    completionCountsAsRaise: point({
      asks: 'Does completing the bring-in count as a raise?',
      takes: flag,
      rrp: [false, 'rrp/8/6'],
      uspa: [false, 'uspa/3.2.3.5.3'],
      wsop: [false, 'wsop/223', 'wsop/130b'],
    }),
    limitReopenFraction: point({
      asks: 'What part of a bet must an all-in be to count as a full bet, and does exactly that part count?',
      takes: fields({ fraction: part, inclusive: flag }),
      rrp: [{ fraction: 0.5, inclusive: true }, 'rrp/3/betting/7/half-or-more', 'rrp/3/betting/7'],
      uspa: [{ fraction: 0.5, inclusive: true }, 'uspa/3.1.7.5'],
      // The page says "more than half" and is taken at its word.
      web: [{ fraction: 0.5, inclusive: false }, 'web/betting/8'],
      wsop: [{ fraction: 0.5, inclusive: true }, 'wsop/133-half', 'wsop/133'],
    }),
    whoMayComplete: point({
      asks: 'Who can complete a short all-in to a full bet: anyone facing it, or only a player who hasn’t acted yet or for whom the betting was reopened?',
      takes: oneOf('not-yet-acted-or-reopened', 'anyone-facing-it'),
      rrp: ['not-yet-acted-or-reopened', 'rrp/3/betting/7/complete'],
      // Both say first that the betting is not reopened to those who have acted; what follows is for the others.
      uspa: ['not-yet-acted-or-reopened', 'uspa/3.1.7.5'],
      web: ['not-yet-acted-or-reopened', 'web/betting/8'],
      wsop: ['not-yet-acted-or-reopened', 'wsop/133'],
    }),
    cumulativeShortAllInsReopen: point({
      asks: 'Do short all-ins that add up to a raise reopen the betting?',
      takes: flag,
      rrp: [true, 'rrp/3/betting/7/cumulative', 'rrp/14/nl/4'],
      // The law on short all-ins has no clause that adds them up.
      uspa: [false, 'uspa/3.1.7.5'],
      wsop: [true, 'wsop/133-cumulative', 'wsop/177'],
    }),
    smallestChipBasis: point({
      asks: 'Which chips decide the smallest chip that plays: those used for what?',
      takes: someOf('ante', 'blind', 'big-blind', 'bring-in', 'rake', 'collection'),
      rrp: [['ante', 'blind', 'rake', 'collection'], 'rrp/3/betting/1'],
      uspa: [['ante', 'blind', 'rake', 'collection'], 'uspa/3.1.7.7'],
      web: [['ante', 'blind', 'collection'], 'web/betting/9'],
      wsop: [['big-blind'], 'wsop/134'],
    }),
    revenueOnlyChipsPlay: point({
      asks: 'Do chips play that are used only for the house’s revenue?',
      takes: flag,
      rrp: [true, 'rrp/3/betting/1/revenue-chips'],
      uspa: [true, 'uspa/3.1.7.7'],
      wsop: [false, 'wsop/134'],
    }),
    checkRaise: point({
      asks: 'Is check-raising allowed? Limit ace-to-five has its own answer.',
      takes: flag,
      rrp: [true, 'rrp/3/betting/2', 'rrp/12/2'],
      uspa: [true, 'uspa/3.1.7.1', 'uspa/3.2.10.5.2'],
      web: [true, 'web/betting/1'],
      wsop: [true, 'wsop/128', 'wsop/292', 'wsop/303', 'wsop/312', 'wsop/322', 'wsop/329', 'wsop/335'],
    }),
  },
} as const
