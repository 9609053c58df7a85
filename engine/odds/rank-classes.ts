import type { CardCode } from '../cards/card.ts'
import { choose } from '../ranking/combinations.ts'
import { FIVE_CARD_KEYS } from '../ranking/rank-keys.ts'
import { size } from '../ranking/rank-patterns.ts'
import { boardRows, type RankChoices, ROWS, rankChoices, rankSets, waysOf } from './board-classes.ts'
import type { Layout } from './layout.ts'
import { flushOf, goesByRanks, isOmaha, valuesByRow } from './rank-values.ts'
import { type Tally, tallyTwo } from './tally.ts'
import type { Work } from './work.ts'

/**
 * Every board without dealing them one by one. Where nobody has a flush, a board is no more than its ranks, and boards of
 * the same ranks count together. Boards that give somebody a flush are taken out suit by suit: those with the same cards
 * of the suit and the same ranks beside them count together too. Undefined where hands do not go by ranks and flushes.
 */
export const rankClasses = (layout: Layout): Work | undefined => {
  const { form, hands, boards, deck } = layout
  const [board] = boards
  if (board === undefined || board.length > 2) return
  const own: (readonly CardCode[])[] = []
  for (const hand of hands) {
    if (!('own' in hand) || hand.missing > 0 || hand.draws > 0 || !goesByRanks(form, hand.own.length)) return
    own.push(hand.own)
  }
  return {
    exact: true,
    deals: choose(deck.length, 5 - board.length),
    cost: CLASS_COST * hands.length * form.pot.length,
    slices: 1,
    run: (_, tally) => countClasses(layout, own, board, tally),
  }
}

/** Nanoseconds for each hand and share, a round figure. */
export const CLASS_COST = 400_000

/** Counts every board for hands that go by ranks and flushes. */
export const countClasses = (
  { form, deck }: Pick<Layout, 'form' | 'deck'>,
  hands: readonly (readonly CardCode[])[],
  board: readonly CardCode[],
  tally: Tally,
): void => {
  const toCome = 5 - board.length
  const laid = board.reduce((sum, code) => sum + FIVE_CARD_KEYS[code >> 2]!, 0)
  const left = leftOf(deck)
  const ways = waysByRow(laid, rankChoices(toCome), left.ranks)
  const byRow = valuesByRow(form, hands, ways)
  const count =
    hands.length === 2 && form.pot.length === 1 ? counterOfTwo(byRow) : counterOfMany(byRow, hands.length, tally)
  const omaha = isOmaha(form.pot[0]!)
  const flushes = new Int32Array(hands.length)
  for (let suit = 0; suit < 4; suit++) {
    const held = hands.map(hand => ranksIn(hand, suit))
    const lying = ranksIn(board, suit)
    const most = Math.max(...held.map(size))
    const needed = omaha ? (most >= 2 ? 3 : 6) : 5 - most
    for (let suited = Math.max(0, needed - size(lying)); suited <= toCome; suited++) {
      const sets = rankSets(suited)
      const others = rankChoices(toCome - suited)
      const waysBeside = waysOf(others, left.beside[suit]!)
      for (let s = 0; s < sets.count; s++) {
        const set = sets.sets[s]!
        if ((set & left.suits[suit]!) !== set) continue
        let any = 0
        for (let hand = 0; hand < held.length; hand++) {
          flushes[hand] = flushOf(omaha, held[hand]!, lying | set)
          any |= flushes[hand]!
        }
        if (any !== 0) count.flushes(flushes, laid + sets.keys[s]!, others, waysBeside, ways)
      }
    }
  }
  count.rest(ways)
  count.end(tally)
}

/** In how many ways the boards of each row can come. */
const waysByRow = (laid: number, choices: RankChoices, left: Uint8Array): Float64Array => {
  const { rows, offsets } = boardRows()
  const dealt = waysOf(choices, left)
  const ways = new Float64Array(ROWS)
  for (let i = 0; i < choices.count; i++) {
    if (dealt[i] === 0) continue
    const key = laid + choices.keys[i]!
    ways[rows[key + offsets[key >>> 8]!]!] = dealt[i]!
  }
  return ways
}

type Counter = {
  /** Counts the boards on which these flushes are made, with other ranks beside them, and takes them out of `ways`. */
  readonly flushes: (
    flushes: Int32Array,
    key: number,
    others: RankChoices,
    beside: Float64Array,
    ways: Float64Array,
  ) => void
  /** Counts the boards that are left. */
  readonly rest: (ways: Float64Array) => void
  readonly end: (tally: Tally) => void
}

/** Two hands and one share: three sums are enough. */
const counterOfTwo = (byRow: Int32Array): Counter => {
  const { rows, offsets } = boardRows()
  let win = 0
  let tie = 0
  let lose = 0
  return {
    flushes: (flushes, from, { count, keys }, beside, ways) => {
      const one = flushes[0]!
      const other = flushes[1]!
      for (let i = 0; i < count; i++) {
        const weight = beside[i]!
        if (weight === 0) continue
        const key = (from + keys[i]!) | 0
        const row = rows[key + offsets[key >>> 8]!]!
        ways[row]! -= weight
        const a = Math.max(one, byRow[row]!) | 0
        const b = Math.max(other, byRow[ROWS + row]!) | 0
        if (a > b) win += weight
        else if (a < b) lose += weight
        else tie += weight
      }
    },
    rest: ways => {
      for (let row = 0; row < ROWS; row++) {
        const weight = ways[row]!
        const ahead = byRow[row]! - byRow[ROWS + row]!
        if (ahead > 0) win += weight
        else if (ahead < 0) lose += weight
        else tie += weight
      }
    },
    end: tally => tallyTwo(tally, win, tie, lose),
  }
}

const counterOfMany = (byRow: Int32Array, hands: number, tally: Tally): Counter => {
  const { rows, offsets } = boardRows()
  const values = new Int32Array(byRow.length / ROWS)
  return {
    flushes: (flushes, from, { count, keys }, beside, ways) => {
      for (let i = 0; i < count; i++) {
        const weight = beside[i]!
        if (weight === 0) continue
        const key = (from + keys[i]!) | 0
        const row = rows[key + offsets[key >>> 8]!]!
        ways[row]! -= weight
        for (let at = 0; at < values.length; at++) values[at] = byRow[at * ROWS + row]!
        for (let hand = 0; hand < hands; hand++) if (flushes[hand]! > values[hand]!) values[hand] = flushes[hand]!
        tally.add(values, weight)
      }
    },
    rest: ways => {
      for (let row = 0; row < ROWS; row++) {
        if (ways[row] === 0) continue
        for (let at = 0; at < values.length; at++) values[at] = byRow[at * ROWS + row]!
        tally.add(values, ways[row]!)
      }
    },
    end: () => undefined,
  }
}

const ranksIn = (codes: readonly CardCode[], suit: number): number =>
  codes.reduce((ranks, code) => ((code & 3) === suit ? ranks | (1 << (code >> 2)) : ranks), 0)

/** How many cards of each rank are left, in all and beside each suit, and the ranks left of each suit as bits. */
const leftOf = (deck: readonly CardCode[]) => {
  const ranks = new Uint8Array(13)
  const beside = [0, 1, 2, 3].map(() => new Uint8Array(13))
  const suits = [0, 0, 0, 0]
  for (const code of deck) {
    ranks[code >> 2]!++
    for (let suit = 0; suit < 4; suit++) if (suit !== (code & 3)) beside[suit]![code >> 2]!++
    suits[code & 3]! |= 1 << (code >> 2)
  }
  return { ranks, beside, suits }
}
