import { seeded, seededBlocks } from '../cards/shuffle.ts'
import { combinations } from '../ranking/combinations.ts'
import { highTables } from '../ranking/high.ts'
import type { Layout } from './layout.ts'
import { goesByRanks } from './rank-values.ts'
import { pickerOf, SLICE } from './samples.ts'
import type { CodedCombo } from './seat-hand.ts'
import { holdingsOf } from './suit-swaps.ts'
import { type Tally, tallyTwo } from './tally.ts'
import type { Work } from './work.ts'

/** Samples of hold'em deals by sums of keys; undefined for other forms. */
export const holdemSamples = (layout: Layout, samples: number, seed: number | string): Work | undefined => {
  const { form, hands, boards, deck } = layout
  const ranges: (readonly CodedCombo[])[] = []
  for (const hand of hands) {
    const holdings = holdingsOf(hand)
    if (holdings === undefined || !goesByRanks(form, 2)) return
    ranges.push(holdings)
  }
  const told = choiceOf(boards[0] ?? [])
  const toCome = 5 - (boards[0]?.length ?? 0)
  let choices: Choices | undefined
  return {
    exact: false,
    deals: samples,
    cost: samples * (50 + 20 * hands.length),
    slices: Math.ceil(samples / SLICE),
    run: (slice, tally) => {
      choices ??= { pairs: choicesOf(deck, 2), singles: choicesOf(deck, 1), told, toCome }
      sampleSlice(choices, ranges, Math.min(SLICE, samples - slice * SLICE), `${seed} ${slice}`, tally)
    },
  }
}

/** The boardcards that lie, and those that can come, two at a time or one. */
type Choices = {
  readonly told: Choice
  readonly toCome: number
  readonly pairs: ChoiceList
  readonly singles: ChoiceList
}

const sampleSlice = (
  { told, toCome, pairs, singles }: Choices,
  ranges: readonly (readonly CodedCombo[])[],
  samples: number,
  seed: string,
  tally: Tally,
): void => {
  const { offsets, values: table, flushIn, suited } = highTables()
  const count = ranges.length
  const { keys, suits, used, next } = holdingDealer(ranges, seed)
  const values = new Int32Array(count)
  const refill = seededBlocks(seed)
  const bits = new Uint16Array(2048)
  let at = bits.length
  let [win, lose] = [0, 0]
  for (let n = 0; n < samples; n++) {
    next()
    let { key } = told
    let low = used[0]!
    let high = used[1]!
    for (let left = toCome; left > 0; ) {
      if (at === bits.length) {
        refill(bits)
        at = 0
      }
      const from = left === 1 ? singles : pairs
      // sixteen bits are stretched over the choices; those from the uneven end are thrown away
      const stretched = Math.imul(bits[at++]!, from.count)
      const choice = stretched >>> 16
      if ((stretched & 0xffff) < from.uneven || ((from.low[choice]! & low) | (from.high[choice]! & high)) !== 0)
        continue
      low |= from.low[choice]!
      high |= from.high[choice]!
      key = (key + from.keys[choice]!) | 0
      left -= 2
    }
    for (let hand = 0; hand < count; hand++) {
      const sum = (key + keys[hand]!) | 0
      const suit = flushIn[sum & 511]!
      values[hand] =
        suit === 0
          ? table[(sum >>> 9) + offsets[sum >>> 18]!]!
          : suited[
              suitOf((low ^ used[0]!) | told.low, (high ^ used[1]!) | told.high, suit - 1) | suits[hand * 4 + suit - 1]!
            ]!
    }
    if (count > 2) {
      tally.add(values, 1)
      continue
    }
    // no branch, which would be a coin toss
    const ahead = (values[0]! - values[1]!) | 0
    win += -ahead >>> 31
    lose += ahead >>> 31
  }
  if (count === 2) tallyTwo(tally, win, samples - win - lose, lose)
}

/** Cards as bits, the 26 lower and the 26 higher, and the sum of their keys. */
type Choice = { readonly low: number; readonly high: number; readonly key: number }

const choiceOf = (codes: readonly number[]): Choice => {
  const { cardKeys } = highTables()
  let [low, high, key] = [0, 0, 0]
  for (const code of codes) {
    if (code < HALF) low |= 1 << code
    else high |= 1 << (code - HALF)
    key += cardKeys[code]!
  }
  return { low, high, key }
}

const HALF = 26

/** Choices one after the other, and how many of 65,536 are too many for all to be as likely. */
type ChoiceList = {
  readonly count: number
  readonly uneven: number
  readonly low: Int32Array
  readonly high: Int32Array
  readonly keys: Int32Array
}

/** Every choice of one or two cards of a deck. */
const choicesOf = (deck: readonly number[], take: number): ChoiceList => {
  const all = combinations(deck, take).map(choiceOf)
  return {
    count: all.length,
    uneven: all.length === 0 ? 0 : 0x1_0000 % all.length,
    low: Int32Array.from(all, choice => choice.low),
    high: Int32Array.from(all, choice => choice.high),
    keys: Int32Array.from(all, choice => choice.key),
  }
}

/** The ranks of one suit among cards as bits. */
const suitOf = (low: number, high: number, suit: number): number => {
  let ranks = 0
  for (let rest = low; rest !== 0; rest &= rest - 1) {
    const code = 31 - Math.clz32(rest & -rest)
    if ((code & 3) === suit) ranks |= 1 << (code >> 2)
  }
  for (let rest = high; rest !== 0; rest &= rest - 1) {
    const code = 31 - Math.clz32(rest & -rest) + HALF
    if ((code & 3) === suit) ranks |= 1 << (code >> 2)
  }
  return ranks
}

/** Deals a holding out of every range: their keys, their ranks by suit, four to a hand, and all their cards as bits. */
type Dealer = {
  readonly keys: Int32Array
  readonly suits: Uint16Array
  readonly used: Int32Array
  readonly next: () => void
}

const holdingDealer = (ranges: readonly (readonly CodedCombo[])[], seed: string): Dealer => {
  const { cardKeys } = highTables()
  const chance = seeded(`${seed} holdings`)
  const pickers = ranges.map(pickerOf)
  const fixed = ranges.every(({ length }) => length === 1)
  const keys = new Int32Array(ranges.length)
  const suits = new Uint16Array(ranges.length * 4)
  const used = new Int32Array(2)
  const taken = (code: number): boolean => {
    const half = code < HALF ? 0 : 1
    const bit = 1 << (code - half * HALF)
    const before = (used[half]! & bit) !== 0
    used[half]! |= bit
    return before
  }
  const deal = (): boolean => {
    used.fill(0)
    for (let hand = 0; hand < ranges.length; hand++) {
      const [one, other] = pickers[hand]!(chance)
      if (taken(one) || taken(other)) return false
      keys[hand] = cardKeys[one]! + cardKeys[other]!
      suits.fill(0, hand * 4, hand * 4 + 4)
      suits[hand * 4 + (one & 3)]! |= 1 << (one >> 2)
      suits[hand * 4 + (other & 3)]! |= 1 << (other >> 2)
    }
    return true
  }
  deal()
  const next = (): void => {
    while (!deal());
  }
  return { keys, suits, used, next: fixed ? () => undefined : next }
}
