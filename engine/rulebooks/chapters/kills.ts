import { fields, flag, number, oneOf, whole } from '../../kinds/kind.ts'
import { point } from '../point.ts'

/** Kill pots: what they cost, what brings them about, who acts when. */
export const kills = {
  title: 'Kill pots',
  points: {
    killSize: point({
      asks: 'How many big blinds are a full kill and a half kill, and by how much do they multiply the limits?',
      takes: fields({ full: number, half: number }),
      rrp: [{ full: 2, half: 1.5 }, 'rrp/13/intro'],
      uspa: [{ full: 2, half: 1.5 }, 'uspa/3.6.1'],
      wsop: [{ full: 2, half: 1.5 }, 'wsop/kill-pots', 'wsop/kill-pots-half'],
    }),
    killOptional: point({
      asks: 'Can a player choose to kill the pot where the game allows kills, for example to be dealt in right away at lowball?',
      takes: flag,
      rrp: [true, 'rrp/13/intro'],
      uspa: [true, 'uspa/3.6.1'],
      wsop: [true, 'wsop/kill-pots-optional'],
    }),
    requiredKillTrigger: point({
      asks: 'What obliges a player to kill the next pot where kills are required, in high-low and in other games?',
      takes: fields({
        highLow: oneOf('scoop-over-set-size', 'two-consecutive-pots'),
        other: oneOf('two-consecutive-pots'),
      }),
      rrp: [{ highLow: 'scoop-over-set-size', other: 'two-consecutive-pots' }, 'rrp/13/intro/trigger'],
      uspa: [{ highLow: 'scoop-over-set-size', other: 'two-consecutive-pots' }, 'uspa/3.6.1/trigger'],
      wsop: [{ highLow: 'scoop-over-set-size', other: 'two-consecutive-pots' }, 'wsop/kill-pots-required'],
    }),
    killButton: point({
      asks: 'Does a kill button show who won the last pot and has a leg up?',
      takes: flag,
      rrp: [true, 'rrp/13/intro/kill-button', 'rrp/13/1'],
      uspa: [true, 'uspa/3.6.1', 'uspa/3.6.2.1'],
      wsop: [true, 'wsop/kill-pots-button', 'wsop/193'],
    }),
    killerActs: point({
      asks: 'When does the killer act on the first round?',
      takes: oneOf('in-turn', 'last-first-round'),
      rrp: ['in-turn', 'rrp/13/2'],
      uspa: ['in-turn', 'uspa/3.6.2.2'],
      wsop: ['in-turn', 'wsop/194'],
    }),
    studKill: point({
      asks: 'How does the first round of a killed stud pot open: left of the kill without a bring-in, or with the bring-in as usual?',
      takes: oneOf('no-bring-in-left-of-kill', 'bring-in-as-usual'),
      rrp: ['no-bring-in-left-of-kill', 'wsop/194-stud'],
      wsop: ['no-bring-in-left-of-kill', 'wsop/194-stud'],
    }),
    killSecondLegMinFullBets: point({
      asks: 'How many full bets beyond the blinds must the winner collect in the second pot in a row for a kill to follow?',
      takes: whole(0, 99),
      rrp: [1, 'rrp/13/3'],
      uspa: [1, 'uspa/3.6.2.3'],
      wsop: [1, 'wsop/195'],
    }),
    killBlindCountsAsBlind: point({
      asks: 'Does the kill count as a blind when it’s asked what a pot brought beyond the blinds?',
      takes: flag,
      rrp: [false, 'rrp/13/7'],
      uspa: [false, 'uspa/3.6.2.7'],
      wsop: [false, 'wsop/195'],
    }),
    splitKeepsLeg: point({
      asks: 'Does a player with a leg up who splits the pot keep the leg, and kill again if they had killed it?',
      takes: flag,
      rrp: [true, 'rrp/13/4'],
      uspa: [true, 'uspa/3.6.2.4'],
      wsop: [true, 'wsop/196'],
    }),
    legOnLeaving: point({
      asks: 'What happens to the leg of a player who takes a break, and of a player who quits the game?',
      takes: fields({ break: oneOf('kept', 'kept-and-due-on-return', 'lost'), quit: oneOf('kept', 'lost') }),
      // Quitting leaves the kill button to nobody; a break does not.
      rrp: [{ break: 'kept', quit: 'lost' }, 'rrp/13/5', 'rrp/13/1b'],
      uspa: [{ break: 'kept', quit: 'lost' }, 'uspa/3.6.2.5', 'uspa/3.6.2.1.2'],
      wsop: [{ break: 'kept-and-due-on-return', quit: 'lost' }, 'wsop/197', 'wsop/198', 'wsop/193b'],
    }),
    missedKill: point({
      asks: 'When must a player who owes a kill post it: for that hand and no other, or, if they missed it, at the first chance off the button and the blinds?',
      takes: oneOf('that-hand', 'first-hand-not-button-or-blind'),
      rrp: ['that-hand', 'rrp/13/6'],
      uspa: ['that-hand', 'uspa/3.6.2.6'],
      wsop: ['first-hand-not-button-or-blind', 'wsop/201', 'wsop/201-blind', 'wsop/201-active'],
    }),
    killDebtBlocksPlay: point({
      asks: 'Is a player who owes a kill kept out of every game until it’s paid?',
      takes: flag,
      rrp: [true, 'rrp/13/6'],
      uspa: [true, 'uspa/3.6.2.6'],
      wsop: [true, 'wsop/198'],
    }),
    scoopKillMinUpperBets: point({
      asks: 'How many upper bets must a scooped pot hold for a kill to follow in a split-pot game?',
      takes: whole(0, 99),
      rrp: [5, 'rrp/13/8'],
      uspa: [5, 'uspa/3.6.2.8'],
      wsop: [5, 'wsop/199', 'wsop/kill-pots-required'],
    }),
    lowballLookAndKill: point({
      asks: 'Can lowball players look at cards before they choose to kill? At how many, with how many kill blinds before them, and when do they act?',
      takes: fields({
        enabled: flag,
        cardsSeen: whole(1, 4),
        minStackInKillBlinds: number,
        killerActs: oneOf('in-turn', 'last-first-round'),
      }),
      rrp: [{ enabled: false, cardsSeen: 2, minStackInKillBlinds: 4, killerActs: 'last-first-round' }, 'rrp/13/10'],
      uspa: [
        { enabled: false, cardsSeen: 2, minStackInKillBlinds: 4, killerActs: 'last-first-round' },
        'uspa/3.6.2.10',
      ],
    }),
    maxKillsPerDeal: point({
      asks: 'How many times can one hand be killed?',
      takes: whole(1, 9),
      rrp: [1, 'rrp/13/11'],
      uspa: [1, 'uspa/3.6.2.11'],
      wsop: [1, 'wsop/202'],
    }),
    newPlayerInKillPot: point({
      asks: 'Can a new player come into a killed pot: only if they agree to kill the next one, freely, or not at all?',
      takes: oneOf('only-if-agrees-to-kill-next', 'may-play-or-wait', 'waits'),
      rrp: ['only-if-agrees-to-kill-next', 'rrp/13/12'],
      uspa: ['only-if-agrees-to-kill-next', 'uspa/3.6.2.12'],
      wsop: ['may-play-or-wait', 'wsop/205'],
    }),
    straddleInKillPot: point({
      asks: 'Can a killed pot be straddled?',
      takes: flag,
      rrp: [false, 'wsop/203'],
      wsop: [false, 'wsop/203'],
    }),
  },
} as const
