import type { CardCode } from '../cards/card.ts'
import { choose } from '../ranking/combinations.ts'
import { everyDeal } from './every-deal.ts'
import type { Layout } from './layout.ts'
import { rankClasses } from './rank-classes.ts'
import type { CodedCombo, SeatedHand } from './seat-hand.ts'
import { holdingsOf, knownOf, likeSuits, suitOrders } from './suit-swaps.ts'
import type { Tally } from './tally.ts'
import type { Work } from './work.ts'

/**
 * Ranges against each other, holding by holding: meetings that differ in their suits alone are counted once, with the
 * weight of all of them. Undefined where a hand has not two cards, or there are too many meetings to look through.
 */
export const matchups = (layout: Layout): Work | undefined => {
  const ranges: (readonly CodedCombo[])[] = []
  for (const hand of layout.hands) {
    const holdings = holdingsOf(hand)
    if (holdings === undefined) return
    ranges.push(holdings)
  }
  if (ranges.reduce((product, { length }) => product * length, 1) > MOST_MEETINGS) return
  const meetings = meetingsOf(layout, ranges)
  const boards = layout.boards.reduce((sum, board) => sum + layout.boardSize - board.length, 0)
  const known = layout.hands.reduce((sum, hand) => sum + knownOf(hand).length, 0)
  const perMeeting = choose(layout.deck.length + known - 2 * ranges.length, boards)
  const weight = meetings.reduce((sum, meeting) => sum + meeting.weight, 0)
  const [first] = meetings
  const each = first === undefined ? 0 : workFor(layout, first.holdings).cost
  return {
    exact: true,
    deals: weight * perMeeting,
    cost: meetings.length * each,
    slices: Math.ceil(meetings.length / MEETINGS),
    run: (slice, tally) => {
      for (const { holdings, weight } of meetings.slice(slice * MEETINGS, (slice + 1) * MEETINGS)) {
        const work = workFor(layout, holdings)
        for (let i = 0; i < work.slices; i++) work.run(i, weighted(tally, weight))
      }
    },
  }
}

/** The most meetings of holdings that are looked through, and how many of them make a slice. */
const MOST_MEETINGS = 500_000
const MEETINGS = 16

type Meeting = { readonly holdings: readonly (readonly CardCode[])[]; readonly weight: number }

/** Every way in which the ranges can meet, those of the same suits but for their names together. */
const meetingsOf = (layout: Layout, ranges: readonly (readonly CodedCombo[])[]): readonly Meeting[] => {
  const orders = suitOrders(likeSuits(layout, false))
  const found = new Map<string, { holdings: readonly (readonly CardCode[])[]; weight: number }>()
  const meet = (chosen: readonly CodedCombo[], weight: number): void => {
    const next = ranges[chosen.length]
    if (next === undefined) {
      const key = leastOf(chosen, orders)
      const known = found.get(key)
      if (known === undefined) found.set(key, { holdings: chosen.map(({ codes }) => codes), weight })
      else known.weight += weight
      return
    }
    for (const combo of next) {
      const clash = chosen.some(({ codes }) => codes.includes(combo.codes[0]) || codes.includes(combo.codes[1]))
      if (!clash) meet([...chosen, combo], weight * combo.weight)
    }
  }
  meet([], 1)
  return [...found.values()]
}

/** The same for all meetings that differ in the order of suits alone. */
const leastOf = (chosen: readonly CodedCombo[], orders: readonly (readonly number[])[]): string => {
  let least = ''
  for (const order of orders) {
    let key = ''
    for (const { codes } of chosen) {
      const one = (codes[0] & ~3) | order[codes[0] & 3]!
      const other = (codes[1] & ~3) | order[codes[1] & 3]!
      key += String.fromCharCode(one > other ? one * 64 + other : other * 64 + one)
    }
    if (least === '' || key < least) least = key
  }
  return least
}

const workFor = (layout: Layout, holdings: readonly (readonly CardCode[])[]): Work => {
  const taken = new Set(holdings.flat())
  const hands = holdings.map(
    (own): SeatedHand => ({
      known: own,
      own,
      missing: 0,
      missingUp: 0,
      jokerUp: false,
      thrown: 0,
      draws: 0,
      pat: undefined,
    }),
  )
  const narrowed = { ...layout, hands, deck: layout.deck.filter(code => !taken.has(code)) }
  return rankClasses(narrowed) ?? everyDeal(narrowed)
}

const weighted = (tally: Tally, by: number): Tally => ({
  ...tally,
  add: (values, weight) => tally.add(values, weight * by),
})
