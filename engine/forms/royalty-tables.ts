import { RANKS } from '../cards/card.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { RoyaltyName } from './form.ts'

/** What the hands of a row pay beside the points for winning it. */
export type RoyaltyTable = {
  readonly rule: RuleId
  /** Every opponent pays the royalty, or only the one who lost the row to it. */
  readonly paid: 'always' | 'with-the-row'
} & (
  | { readonly by: 'front'; readonly pairs: readonly number[]; readonly trips: readonly number[] }
  | { readonly by: 'high'; readonly hands: readonly number[] }
  | { readonly by: 'low'; readonly highest: readonly number[]; readonly perfect: number }
)

/** The royalty tables by name: pairs, trips and low cards from the deuce up, high hands from a high card up. */
export const royaltyTables: Readonly<Record<RoyaltyName, RoyaltyTable>> = {
  'ofc-front': {
    rule: 'wsop/350-top',
    paid: 'always',
    by: 'front',
    //      2  3  4  5  6  7  8  9  T  J  Q  K  A
    pairs: [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    trips: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
  },
  // high card, pair, two pair, trips, straight, flush, full house, quads, straight flush, royal flush
  'ofc-middle': { rule: 'wsop/350-middle', paid: 'always', by: 'high', hands: [0, 0, 0, 2, 4, 8, 12, 20, 30, 50] },
  'ofc-back': { rule: 'wsop/350-bottom', paid: 'always', by: 'high', hands: [0, 0, 0, 0, 2, 4, 6, 10, 15, 25] },
  // by the highest card up to the ten; 7-5-4-3-2 is perfect
  '2-7-middle': { rule: 'wsop/360d', paid: 'always', by: 'low', highest: [0, 0, 0, 0, 0, 4, 2, 1, 0], perfect: 8 },
  'taiwanese-top': { rule: 'wsop/357-top', paid: 'with-the-row', by: 'high', hands: [0, 0, 1, 2, 2, 2, 3, 4, 5, 6] },
  'taiwanese-middle': {
    rule: 'wsop/357-middle',
    paid: 'with-the-row',
    by: 'high',
    hands: [0, 0, 0, 1, 1, 1, 2, 3, 4, 5],
  },
  'taiwanese-bottom': {
    rule: 'wsop/357-bottom',
    paid: 'with-the-row',
    by: 'high',
    hands: [0, 0, 0, 0, 0, 0, 1, 2, 3, 4],
  },
}

/** The cards of the progressive Fantasyland by the front that got its player in (wsop/362). */
export const PROGRESSIVE_CARDS = { queens: 14, kings: 15, aces: 16, trips: 17 } as const

/** The cards of the first Fantasyland deal for a player who came in both ways at once (wsop/360g). */
export const SUPER_FANTASY_CARDS = 15

/** What a table pays, hand by hand in the words of the rules; hands that pay nothing are left out. */
export const paysOf = (table: RoyaltyTable): Readonly<Record<string, number>> =>
  Object.fromEntries(entriesOf(table).filter(([, points]) => points > 0))

const entriesOf = (table: RoyaltyTable): readonly (readonly [hand: string, points: number])[] => {
  switch (table.by) {
    case 'front':
      return RANKS.flatMap((rank, i) => [
        [rank.repeat(2), table.pairs[i]!] as const,
        [rank.repeat(3), table.trips[i]!] as const,
      ])
    case 'high':
      return HIGH_HANDS.map((hand, i) => [hand, table.hands[i]!])
    case 'low':
      return [...table.highest.map((points, i) => [`${i + 2}-high`, points] as const), ['perfect', table.perfect]]
  }
}

const HIGH_HANDS = [
  'high-card',
  'pair',
  'two-pair',
  'trips',
  'straight',
  'flush',
  'full-house',
  'quads',
  'straight-flush',
  'royal-flush',
] as const
