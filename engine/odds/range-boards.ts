import { choose } from '../ranking/combinations.ts'
import { highTables } from '../ranking/high.ts'
import { type BoardList, boardsUpTo } from './boards-up-to.ts'
import type { Layout } from './layout.ts'
import { goesByRanks } from './rank-values.ts'
import type { CodedCombo } from './seat-hand.ts'
import { holdingsOf, knownOf, likeSuits } from './suit-swaps.ts'
import { tallyTwo } from './tally.ts'
import type { Work } from './work.ts'

/**
 * Two ranges of hold'em, board by board: all holdings are valued and sorted once, and then each is compared with all of
 * the other range at a time. Boards that differ in suits alone are counted once where the ranges allow it.
 */
export const rangeBoards = (layout: Layout): Work | undefined => {
  const { form, hands, boards, deck } = layout
  const [one, other, ...more] = hands.map(holdingsOf)
  const [board = []] = boards
  if (one === undefined || other === undefined || more.length > 0 || !goesByRanks(form, 2)) return
  const suits = likeSuits(layout, true)
  const table = holdingTable(one, other)
  const toCome = 5 - board.length
  const all = choose(deck.length, toCome)
  const likely = (all * 1.25) / suits.reduce((product, { length }) => product * ORDERS[length]!, 1)
  const known = hands.reduce((sum, hand) => sum + knownOf(hand).length, 0)
  let list: BoardList | undefined
  const slices = Math.ceil(all / BOARDS)
  return {
    exact: true,
    deals: meetings(one, other) * choose(deck.length + known - 4, toCome),
    cost: Math.min(all, likely) * (table.count * COST + 1000),
    slices,
    run: (slice, tally) => {
      list ??= boardsUpTo(deck, board, suits)
      const sums = { win: 0, tie: 0, lose: 0 }
      const race = raceOn(table)
      const end = Math.floor((list.count * (slice + 1)) / slices)
      for (let i = Math.floor((list.count * slice) / slices); i < end; i++) race(list, i, sums)
      tallyTwo(tally, sums.win, sums.tie, sums.lose)
    },
  }
}

/** Boards of a slice, counted before like suits are put together. */
const BOARDS = 5000
/** In how many orders this many like suits can come. */
const ORDERS = [1, 1, 2, 6, 24]
/** Nanoseconds for a holding on a board, a round figure. */
const COST = 25

/** How many pairs of holdings have no card in common, by weight. */
const meetings = (one: readonly CodedCombo[], other: readonly CodedCombo[]): number => {
  let sum = 0
  for (const { codes, weight } of one)
    for (const { codes: against, weight: by } of other)
      if (!codes.includes(against[0]) && !codes.includes(against[1])) sum += weight * by
  return sum
}

/** All holdings of both ranges: their cards, keys and ranks by suit, and what they weigh in each range. */
type HoldingTable = {
  readonly count: number
  readonly low: Uint8Array
  readonly high: Uint8Array
  readonly keys: Int32Array
  /** Four to a holding. */
  readonly suits: Uint16Array
  readonly mine: Float64Array
  readonly theirs: Float64Array
}

const holdingTable = (one: readonly CodedCombo[], other: readonly CodedCombo[]): HoldingTable => {
  const { cardKeys } = highTables()
  const places = new Map<number, number>()
  const place = ({ codes: [a, b] }: CodedCombo): number => {
    const key = Math.max(a, b) * 64 + Math.min(a, b)
    const at = places.get(key) ?? places.size
    places.set(key, at)
    return at
  }
  for (const combo of [...one, ...other]) place(combo)
  const count = places.size
  const cards = [...places.keys()]
  const mine = new Float64Array(count)
  const theirs = new Float64Array(count)
  for (const combo of one) mine[place(combo)] = combo.weight
  for (const combo of other) theirs[place(combo)] = combo.weight
  const suits = new Uint16Array(count * 4)
  cards.forEach((key, at) => {
    for (const code of [key >> 6, key & 63]) suits[at * 4 + (code & 3)]! |= 1 << (code >> 2)
  })
  return {
    count,
    low: Uint8Array.from(cards, key => key & 63),
    high: Uint8Array.from(cards, key => key >> 6),
    keys: Int32Array.from(cards, key => cardKeys[key >> 6]! + cardKeys[key & 63]!),
    suits,
    mine,
    theirs,
  }
}

type Sums = { win: number; tie: number; lose: number }

/** Runs all holdings against each other on one board of a list. */
const raceOn = ({
  count,
  low,
  high,
  keys,
  suits,
  mine,
  theirs,
}: HoldingTable): ((list: BoardList, at: number, sums: Sums) => void) => {
  const { cardKeys, offsets, values, flushIn, suited } = highTables()
  const worth = new Uint16Array(count)
  const live = new Uint16Array(count)
  const sorted = new Uint16Array(count)
  const starts = new Int32Array(129)
  const laid = new Uint8Array(64)
  const onBoard = new Uint16Array(4)
  // weights of the lower holdings and of equal ones, in all and of those with a card
  const lower = { mine: new Float64Array(53), theirs: new Float64Array(53) }
  const equal = { mine: new Float64Array(53), theirs: new Float64Array(53) }

  const valueAll = (cards: Uint8Array, from: number): number => {
    laid.fill(0)
    onBoard.fill(0)
    let board = 0
    for (let i = from; i < from + 5; i++) {
      const code = cards[i]!
      laid[code] = 1
      onBoard[code & 3]! |= 1 << (code >> 2)
      board += cardKeys[code]!
    }
    let lives = 0
    for (let i = 0; i < count; i++) {
      if (laid[low[i]!] === 1 || laid[high[i]!] === 1) continue
      const key = (board + keys[i]!) | 0
      const suit = flushIn[key & 511]!
      worth[i] =
        suit === 0
          ? values[(key >>> 9) + offsets[key >>> 18]!]!
          : suited[onBoard[suit - 1]! | suits[i * 4 + suit - 1]!]!
      live[lives++] = i
    }
    return lives
  }

  return (list, at, sums) => {
    const lives = valueAll(list.cards, at * 5)
    sortBySeven(worth, live, sorted, lives, 0, starts)
    sortBySeven(worth, sorted, live, lives, 7, starts)
    const times = list.times[at]!
    lower.mine.fill(0)
    lower.theirs.fill(0)
    for (let from = 0, to = 0; from < lives; from = to) {
      const value = worth[live[from]!]!
      for (to = from; to < lives && worth[live[to]!] === value; to++) {
        const i = live[to]!
        put(equal.mine, mine[i]!, low[i]!, high[i]!)
        put(equal.theirs, theirs[i]!, low[i]!, high[i]!)
      }
      for (let n = from; n < to; n++) {
        const i = live[n]!
        const [a, b] = [low[i]!, high[i]!]
        const own = mine[i]! * times
        const their = theirs[i]! * times
        if (own > 0) {
          sums.win += own * beside(lower.theirs, a, b)
          // a holding meets all equal ones but those with a card of it; itself was taken off twice
          sums.tie += own * (beside(equal.theirs, a, b) + theirs[i]!)
        }
        if (their > 0) sums.lose += their * beside(lower.mine, a, b)
      }
      for (let n = from; n < to; n++) {
        const i = live[n]!
        put(lower.mine, mine[i]!, low[i]!, high[i]!)
        put(lower.theirs, theirs[i]!, low[i]!, high[i]!)
        clear(equal, low[i]!, high[i]!)
      }
    }
  }
}

/** Sorts holdings by seven bits of their worth; those that are equal in them keep their order. */
const sortBySeven = (
  worth: Uint16Array,
  from: Uint16Array,
  to: Uint16Array,
  lives: number,
  shift: number,
  starts: Int32Array,
): void => {
  starts.fill(0)
  for (let i = 0; i < lives; i++) starts[((worth[from[i]!]! >> shift) & 127) + 1]!++
  for (let i = 1; i < 129; i++) starts[i]! += starts[i - 1]!
  for (let i = 0; i < lives; i++) to[starts[(worth[from[i]!]! >> shift) & 127]!++] = from[i]!
}

const ALL = 52

const put = (weights: Float64Array, weight: number, a: number, b: number): void => {
  weights[ALL]! += weight
  weights[a]! += weight
  weights[b]! += weight
}

const beside = (weights: Float64Array, a: number, b: number): number => weights[ALL]! - weights[a]! - weights[b]!

const clear = (
  { mine, theirs }: { readonly mine: Float64Array; readonly theirs: Float64Array },
  a: number,
  b: number,
): void => {
  mine[ALL] = 0
  mine[a] = 0
  mine[b] = 0
  theirs[ALL] = 0
  theirs[a] = 0
  theirs[b] = 0
}
