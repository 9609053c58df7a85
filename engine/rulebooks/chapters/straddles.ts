import { fields, flag, listOf, noneOr, number, oneOf, someOf, whole } from '../../kinds/kind.ts'
import { point } from '../point.ts'

const straddle = fields({
  allowed: flag,
  max: whole(1, 9),
  positions: someOf('left-of-big-blind', 'button', 'any'),
  timesBigBlind: number,
  live: flag,
  cashOnly: flag,
})

/** One live straddle under the gun, for two big blinds. */
const leftOfBigBlind = {
  allowed: true,
  max: 1,
  positions: ['left-of-big-blind'],
  timesBigBlind: 2,
  live: true,
  cashOnly: true,
} as const

/** Straddles: who may post one, how large, who then acts when and what must be bet. */
export const straddles = {
  title: 'Straddles',
  points: {
    straddleCountsTowardCap: point({
      asks: 'Does a straddle count as one of the bets when raises are capped?',
      takes: flag,
      rrp: [false, 'wsop/130a'],
      wsop: [false, 'wsop/130a'],
    }),
    limitStraddle: point({
      asks: 'Is a straddle allowed at limit? How many, from which seats, for how many big blinds, with the right to raise, in cash games only?',
      takes: straddle,
      // A game that the house names for it has one as at no-limit.
      rrp: [{ ...leftOfBigBlind, allowed: false }, 'rrp/4/17'],
      uspa: [{ ...leftOfBigBlind, allowed: false }, 'uspa/3.5.2.15'],
      web: [{ ...leftOfBigBlind, allowed: false }, 'web/blinds/9'],
      wsop: [leftOfBigBlind, 'wsop/22', 'wsop/22-limit', 'wsop/165'],
    }),
    bigBetStraddle: point({
      asks: 'Is a straddle allowed at no-limit and pot-limit? How many, from which seats, for how many big blinds, with the right to raise, in cash games only?',
      takes: straddle,
      rrp: [leftOfBigBlind, 'rrp/14/nl/15'],
      uspa: [leftOfBigBlind, 'uspa/3.4.2.12'],
      wsop: [{ ...leftOfBigBlind, positions: ['left-of-big-blind', 'button'] }, 'wsop/22', 'wsop/165'],
    }),
    straddleCap: point({
      asks: 'Which games have their own number of straddles? By their blinds, and all with a bigger big blind where `andUp`: how many, the maximum of each in big blinds, and from where a second can come (null: there is none).',
      takes: listOf(
        fields({
          blinds: listOf(whole(1, 1_000_000)),
          andUp: flag,
          count: whole(0, 9),
          mostBigBlinds: listOf(number),
          restraddlePosition: noneOr(oneOf('any', 'left-of-straddle')),
        }),
      ),
      rrp: [[], 'rrp/14/nl/15'],
      // 10 at 1-2-5, 20 and then 40 at 5-5-10: two and four big blinds, which serves the games above as well.
      wsop: [
        [
          { blinds: [1, 2, 5], andUp: false, count: 1, mostBigBlinds: [2], restraddlePosition: null },
          { blinds: [5, 5, 10], andUp: true, count: 2, mostBigBlinds: [2, 4], restraddlePosition: 'any' },
        ],
        'wsop/22a',
        'wsop/22b',
        'wsop/165a',
        'wsop/165b',
      ],
    }),
    straddlePriority: point({
      asks: 'Whose straddle stands when the button and the seat left of the big blind both post one?',
      takes: oneOf('button', 'left-of-big-blind'),
      rrp: ['button', 'wsop/22-priority'],
      wsop: ['button', 'wsop/22-priority', 'wsop/165'],
    }),
    straddlerActs: point({
      asks: 'In which order is the first round played with a straddle: from its left, so that it acts last; from the left of the blinds, with the straddle last; or from there, with the straddle in turn?',
      takes: oneOf('last-opening-left-of-straddle', 'last-opening-left-of-blinds', 'in-turn'),
      rrp: ['last-opening-left-of-straddle', 'rrp/14/nl/15'],
      uspa: ['last-opening-left-of-straddle', 'uspa/3.4.2.12'],
      wsop: ['last-opening-left-of-straddle', 'wsop/22', 'wsop/165', 'wsop/174'],
    }),
    straddleSetsBringIn: point({
      asks: 'Does the straddle replace the big blind as the minimum bet, on the first round and on later ones?',
      takes: fields({ firstRound: flag, laterRounds: flag }),
      // Robert's knows one bring-in, the least bet of all rounds, and the straddle sets it.
      rrp: [{ firstRound: true, laterRounds: true }, 'rrp/14/nl/15', 'rrp/14/nl/2'],
      wsop: [{ firstRound: true, laterRounds: false }, 'wsop/174', 'wsop/165'],
    }),
    minRaiseToAfterStraddle: point({
      asks: 'How much must the first raise over a straddle be at no-limit and pot-limit?',
      takes: oneOf('2x-straddle', 'straddle-plus-big-blind'),
      rrp: ['2x-straddle', 'rrp/14/nl/15'],
      wsop: ['2x-straddle', 'wsop/22-min-raise', 'wsop/165'],
    }),
    straddleMandatory: point({
      asks: 'When must a straddle be posted, and must a new player straddle to join?',
      takes: fields({ when: oneOf('never', 'only-if-on-placard'), newcomersToo: flag }),
      rrp: [{ when: 'never', newcomersToo: false }, 'rrp/14/nl/15'],
      uspa: [{ when: 'never', newcomersToo: false }, 'uspa/3.4.2.12'],
      wsop: [{ when: 'only-if-on-placard', newcomersToo: false }, 'wsop/22-optional', 'wsop/165'],
    }),
    missedStraddle: point({
      asks: 'What does a player who missed a mandatory straddle owe?',
      takes: oneOf('post-dead', 'post-live', 'nothing'),
      rrp: ['post-dead', 'wsop/166'],
      wsop: ['post-dead', 'wsop/166'],
    }),
  },
} as const
