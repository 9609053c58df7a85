import { type Card, codeOf } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import { type Chance, seeded, shuffled } from '../cards/shuffle.ts'
import { potsOf } from '../deal/pots/pots.ts'
import { compareHands } from '../ranking/compare.ts'
import type { RankingName } from '../ranking/ranking.ts'
import { rankings } from '../ranking/rankings.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { DrillWords, RankingRead } from '../words/drill-words.ts'
import { drillWords } from '../words/english/drill-words.ts'
import { rulingsInEnglish } from '../words/english/ruling-words.ts'
import type { RulingWords } from '../words/ruling-words.ts'
import type { Drill } from './drill.ts'
import { mixed, oneOf } from './mixed.ts'

const NO_TABLE = { seats: 6, players: [], boards: [], pot: 0 } as const

/** Players all-in for different amounts: how much is in the main pot? */
export const sidePotDrill = (seed: string, { sidePots: words }: DrillWords = drillWords): Drill => {
  const chance = seeded(seed)
  const count = 3 + chance(3)
  const folded = chance(3) === 0 ? chance(count) : -1
  const paid = amounts(count, folded, chance)
  const pots = potsOf(paid.map((chips, i) => ({ seat: i + 1, paid: chips, dead: 0, folded: i === folded })))
  const side = pots.length > 1 && chance(2) === 0
  const pot = pots[side ? 1 : 0]!
  const total = paid.reduce((sum, chips) => sum + chips, 0)
  const wrong = [...pots.map(({ amount }) => amount), total, pot.amount + 25, pot.amount - 25, Math.min(...paid) * 2]
  return {
    key: `side-pots ${paid.join(' ')} ${folded} ${side}`,
    area: 'side-pots',
    about: words.about(paid.map((chips, i) => ({ seat: i + 1, chips, folded: i === folded }))),
    asks: side ? words.asksSide : words.asksMain,
    ...mixed([String(pot.amount)], wrong.filter(it => it > 0 && it !== pot.amount).map(String), chance),
    why: words.why(pots),
    rules: ['rrp/3/ties/5d'],
    table: {
      seats: count,
      players: paid.map((bet, i) => ({ seat: i + 1, bet, hot: pot.seats.includes(i + 1) })),
      boards: [],
      pot: total,
    },
  }
}

/** What each has in: the most is matched by another who is in, and players who folded have less. */
const amounts = (count: number, folded: number, chance: Chance): readonly number[] => {
  const paid = Array.from({ length: count }, () => 25 * (1 + chance(23)))
  const live = paid.flatMap((chips, i) => (i === folded ? [] : [{ i, chips }])).sort((a, b) => b.chips - a.chips)
  const most = live[0]!.chips + 25
  return paid.map((chips, i) => {
    if (i === folded) return Math.min(chips, most - 25)
    return i === live[0]!.i || i === live[1]!.i ? most : chips
  })
}

/** Pot-limit: what is the most that a player facing a bet may raise to? */
export const potLimitDrill = (seed: string, { potLimit: words }: DrillWords = drillWords): Drill => {
  const chance = seeded(seed)
  const pot = 5 * (4 + chance(60))
  const bet = 5 * (1 + chance(Math.max(1, Math.floor(pot / 5))))
  const most = potLimitMost(pot, bet)
  const wrong = [pot + bet, pot + 2 * bet, pot, 3 * bet, most + bet, 2 * pot]
  return {
    key: `pot-limit ${pot} ${bet}`,
    area: 'pot-limit',
    about: words.about(pot, bet),
    asks: words.asks,
    ...mixed([String(most)], wrong.filter(it => it !== most).map(String), chance),
    why: words.why(bet, pot + 2 * bet, most),
    rules: ['rrp/14/pl/intro'],
    table: {
      ...NO_TABLE,
      players: [
        { seat: 1, bet },
        { seat: 2, hot: true },
      ],
      pot: pot + bet,
    },
  }
}

/** The most a player may raise to: the bet, and on top of it the pot after the call. */
export const potLimitMost = (pot: number, bet: number): number => bet + (pot + 2 * bet)

/** Which kinds of hands are read, with how many cards, and the rule that ranks them. */
const READ: readonly {
  readonly ranking: RankingRead
  readonly cards: number
  readonly rule: RuleId
}[] = [
  { ranking: 'high', cards: 5, rule: 'uspa/3.1.1' },
  { ranking: 'ace-to-five', cards: 5, rule: 'rrp/11/a5/intro' },
  { ranking: 'deuce-to-seven', cards: 5, rule: 'rrp/11/27/intro' },
  { ranking: 'badugi', cards: 4, rule: 'wsop/badugi' },
]

/** The words for hands, and for the questions about them. */
type HandsText = Pick<RulingWords, 'handWords' | 'drillWords'>

/** Two hands: which is better? */
export const handsDrill = (seed: string, words: HandsText = rulingsInEnglish): Drill => {
  const chance = seeded(seed)
  const { ranking, cards, rule } = oneOf(READ, chance)
  const deck = shuffled(decks.standard, chance)
  // hands close to each other are worth reading: the second one is chosen out of some
  const first = deck.slice(0, cards)
  const others = Array.from({ length: 6 }, (_, i) => deck.slice(cards * (i + 1), cards * (i + 2)))
  const second = others.find(it => sameKind(ranking, first, it)) ?? others[0]!
  const { result } = compareHands(ranking, first, second)
  const { hands } = words.drillWords
  const is = (hand: readonly Card[]): string => words.handWords(rankings[ranking].nameOf(hand.map(codeOf)))
  const right = result > 0 ? 0 : result < 0 ? 1 : 2
  return {
    key: `hands ${ranking} ${first.join('')} ${second.join('')}`,
    area: 'hands',
    about: hands.about(ranking),
    asks: hands.asks,
    options: hands.answers,
    right: [right],
    why: hands.why(is(first), is(second)),
    rules: [rule],
    table: {
      seats: 2,
      players: [
        { seat: 1, cards: first },
        { seat: 2, cards: second },
      ],
      boards: [],
      pot: 0,
    },
  }
}

const sameKind = (ranking: RankingName, a: readonly Card[], b: readonly Card[]): boolean => {
  const { aIs, bIs } = compareHands(ranking, a, b)
  return aIs.split(',')[0] === bIs.split(',')[0]
}
