import { describe, expect, test } from 'vitest'
import { codeOf, JOKER_CODE } from '../cards/card.ts'
import { type DeckName, deckCards } from '../cards/deck.ts'
import { badugiAceHighValue, badugiSize, badugiValue } from './badugi.ts'
import { badugiHighSize, badugiHighValue } from './badugi-high.ts'
import { highCategory } from './high.ts'
import { FIVE_ACES, highJokerValue } from './high-joker.ts'
import { mexicanDownValue, mexicanUpValue } from './mexican.ts'
import { shortDeckValue } from './short-deck.ts'
import { STRIPPED, strippedCategory } from './stripped-deck.ts'

const codes = (deck: DeckName): readonly number[] =>
  deckCards(deck)
    .map(codeOf)
    .filter(code => code !== JOKER_CODE)

/** Visits every choice of four, or of five with the fifth given or running too. */
const everyFour = (deck: readonly number[], visit: (hand: readonly number[]) => void, extra?: number): void => {
  const hand = extra === undefined ? [0, 0, 0, 0] : [0, 0, 0, 0, extra]
  for (let a = 0; a < deck.length; a++)
    for (let b = a + 1; b < deck.length; b++)
      for (let c = b + 1; c < deck.length; c++)
        for (let d = c + 1; d < deck.length; d++) {
          hand[0] = deck[a]!
          hand[1] = deck[b]!
          hand[2] = deck[c]!
          hand[3] = deck[d]!
          visit(hand)
        }
}

const everyFive = (deck: readonly number[], visit: (hand: readonly number[]) => void): void =>
  deck.forEach((fifth, i) => {
    everyFour(deck.slice(0, i), visit, fifth)
  })

/** How many hands fall into each class, and how many different values there are. */
const tally = (
  every: (visit: (hand: readonly number[]) => void) => void,
  value: (hand: readonly number[]) => number,
  classOf: (value: number) => number | string,
): { readonly values: number; readonly hands: Readonly<Record<string, number>> } => {
  const hands: Record<string, number> = {}
  const values = new Set<number>()
  every(hand => {
    const worth = value(hand)
    const name = classOf(worth)
    hands[name] = (hands[name] ?? 0) + 1
    values.add(worth)
  })
  return { values: values.size, hands }
}

const strippedNames = Object.keys(STRIPPED)
const strippedName = (value: number): string => strippedNames[strippedCategory(value)]!

describe('every hand there is', () => {
  test('376,992 of the short deck (wsop/369)', () => {
    expect(tally(visit => everyFive(codes('short'), visit), shortDeckValue, strippedName)).toEqual({
      values: 1404,
      hands: {
        'straight flush': 24,
        'four of a kind': 288,
        flush: 480,
        'full house': 1728,
        straight: 6120,
        'three of a kind': 16128,
        'two pair': 36288,
        pair: 193536,
        'high card': 122400,
      },
    })
  })

  test('658,008 of the Mexican deck without the joker (wsop/260)', () => {
    expect(tally(visit => everyFive(codes('mexican'), visit), mexicanDownValue, strippedName).hands).toEqual({
      'straight flush': 28,
      'four of a kind': 360,
      flush: 980,
      'full house': 2160,
      straight: 7140,
      'three of a kind': 23040,
      'two pair': 51840,
      pair: 322560,
      'high card': 249900,
    })
  })

  test('91,390 of the Mexican deck with the joker, wild when down and of little power when up (wsop/254)', () => {
    const withJoker = (visit: (hand: readonly number[]) => void): void => everyFour(codes('mexican'), visit, JOKER_CODE)
    const down = tally(withJoker, mexicanDownValue, strippedName).hands
    const up = tally(withJoker, mexicanUpValue, strippedName).hands
    // Wild, it makes at least a pair, and two pair into a full house.
    expect(down['high card']).toBeUndefined()
    expect(down['two pair']).toBeUndefined()
    expect(down['five of a kind']).toBe(10)
    expect(down['four of a kind']).toBe(10 * 4 * 36)
    expect(down['full house']).toBe(45 * 36)
    // Up, it is the fifth ace, or an ace beside four of a rank or three aces.
    expect(up['five of a kind']).toBe(1)
    expect(up['four of a kind']).toBe(9 + 4 * 36)
    // Straights and flushes it fills either way.
    for (const name of ['straight flush', 'flush']) expect(up[name]).toBe(down[name])
  })

  test('270,725 of draw high with the joker (rrp/12/joker/2, rrp/12/joker/3, rrp/12/joker/4)', () => {
    const names = [
      'high card',
      'pair',
      'two pair',
      'three of a kind',
      'straight',
      'flush',
      'full house',
      'four of a kind',
      'straight flush',
    ]
    const name = (value: number): string => (value === FIVE_ACES ? 'five aces' : names[highCategory(value)]!)
    // As known for all 2,869,685 hands of 53 cards, less those of 52.
    expect(tally(visit => everyFour(codes('joker'), visit, JOKER_CODE), highJokerValue, name).hands).toEqual({
      'five aces': 1,
      'straight flush': 204 - 40,
      'four of a kind': 828 - 624,
      'full house': 4368 - 3744,
      flush: 7804 - 5108,
      straight: 20532 - 10200,
      'three of a kind': 63360 - 54912,
      'two pair': 138600 - 123552,
      pair: 1215024 - 1098240,
      'high card': 1418964 - 1302540,
    })
  })

  test('270,725 of badugi, ace low and ace high (wsop/297, wsop/298)', () => {
    const all = (visit: (hand: readonly number[]) => void): void => everyFour(codes('standard'), visit)
    const hands = { 4: 17160, 3: 154440, 2: 96252, 1: 2873 }
    expect(tally(all, badugiValue, badugiSize)).toEqual({ values: 715 + 286 + 78 + 13, hands })
    expect(tally(all, badugiAceHighValue, badugiSize)).toEqual({ values: 715 + 286 + 78 + 13, hands })
  })

  test('270,725 of badugi for high (wsop/badugi-high)', () => {
    const all = (visit: (hand: readonly number[]) => void): void => everyFour(codes('standard'), visit)
    expect(tally(all, badugiHighValue, badugiHighSize)).toEqual({
      // Among four cards a pair of a suit is never deuce high: not every set of three, two or one highest cards occurs.
      values: 1820 + 454 + 89 + 10,
      hands: { 4: 28561, 3: 158184, 2: 81120, 1: 2860 },
    })
  })
})
