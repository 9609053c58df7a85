import { type Card, codeOf, JOKER_CODE, rankOf, UNKNOWN_CODE } from '../../cards/card.ts'
import type { BringIn } from '../../forms/form.ts'
import { rankings } from '../../ranking/rankings.ts'
import type { Deal, Player } from '../deal.ts'

/** Does somebody who is still in show a pair? */
export const openPairShowing = (deal: { readonly players: readonly Pick<Player, 'folded' | 'up'>[] }): boolean =>
  deal.players.some(player => {
    if (player.folded) return false
    const ranks = ranksOf(player.up, true)
    return new Set(ranks).size < ranks.length
  })

/** The place of the player whose upcard makes the forced bet, whether or not they have chips left. */
export const bringInPlace = (
  deal: Deal,
  bringIn: BringIn,
  card: 'lowest' | 'highest' = bringIn.card,
  willDo: WillDo = isLive,
): number =>
  best(deal, willDo, (a, b) => {
    const x = doorcard(a, bringIn)
    const y = doorcard(b, bringIn)
    // one that was not named is nobody's choice while another is face up
    if (x < 0 || y < 0) return x < 0 && y < 0 ? 0 : x - y
    return card === 'lowest' ? y - x : x - y
  })

/** An upcard as a number: by rank, and where the form says so by suit. */
const doorcard = (player: Player, bringIn: BringIn): number => {
  const code = codeOf(player.up[0]!)
  if (code === UNKNOWN_CODE) return -1
  if (code === JOKER_CODE) return 13 * 4 // wsop/255: as an ace
  const rank = rankOf(code) === 12 && bringIn.ace === 'low' ? -1 : rankOf(code)
  return (rank + 1) * 4 + (bringIn.ties === 'suit' ? code & 3 : 0)
}

/** Which players come into question. */
export type WillDo = (player: Player) => boolean
const isLive: WillDo = player => !player.folded

/** The place of the highest, or in low games the lowest, hand showing; equal ones go to the first from the button's left. */
export const showingPlace = (deal: Deal, end: 'high' | 'low', willDo: WillDo = isLive): number => {
  const ranking = deal.form.bringIn?.showing ?? 'high'
  const aceHigh = end === 'high' || ranking === 'deuce-to-seven'
  // rrp/8/15: a common card lies in every hand
  const common = deal.common ? deal.boards.flat() : []
  // rrp/8/17: with a last card that came up by mistake some show five cards and others four
  const whole = aceHigh && deal.players.every(({ folded, up }) => folded || up.length + common.length >= 5)
  const worth = new Map(deal.players.map(player => [player, showing([...player.up, ...common], aceHigh, whole)]))
  // rrp/8/2: the first one dealt to, unless a house goes by the suit of the highest card
  const bySuit = deal.law.stud?.bySuit === true
  return best(deal, willDo, (a, b) => {
    const order = compare(worth.get(a)!, worth.get(b)!) || (bySuit ? topCard(a, aceHigh) - topCard(b, aceHigh) : 0)
    return end === 'high' ? order : -order
  })
}

/** The highest upcard as a number, by rank and then by suit. */
const topCard = ({ up }: Player, aceHigh: boolean): number =>
  Math.max(...up.map(codeOf).map(code => (rankOf(code) === 12 && !aceHigh ? code - 52 : code)))

/** The place of the best of those who come into question; of equal ones the first. */
const best = (deal: Deal, willDo: WillDo, order: (a: Player, b: Player) => number): number => {
  let found = -1
  deal.players.forEach((player, place) => {
    if (!willDo(player)) return
    if (found < 0 || order(player, deal.players[found]!) > 0) found = place
  })
  return found
}

/** Upcards as numbers to compare one by one: what they make, then groups of equal ranks with the greatest in front. */
const showing = (up: readonly Card[], aceHigh: boolean, whole: boolean): readonly number[] => {
  const codes = up.map(codeOf)
  if (whole && up.length >= 5 && codes.every(code => code < JOKER_CODE)) return [9, rankings.high.value(codes)]
  const groups = new Map<number, number>()
  for (const rank of ranksOf(up, aceHigh)) groups.set(rank, (groups.get(rank) ?? 0) + 1)
  const sorted = [...groups].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  const ranks = sorted.map(([rank]) => rank)
  const made = aceHigh && ranks.length === 5 && up.length === 5 ? straightOrFlush(codes, ranks) : 0
  // above the lowest rank there is, so that a card one has beats none
  return [made || groupsMake(sorted.map(([, count]) => count)), ...ranks.map(rank => rank + LOWEST)]
}

const LOWEST = 10

/** A pair, two of them, three, a full house, four: this many steps above nothing, a straight and a flush between them. */
const groupsMake = ([most = 0, next = 0]: readonly number[]): number => {
  if (most >= 4) return 7
  if (most === 3) return next >= 2 ? 6 : 3
  if (most === 2) return next >= 2 ? 2 : 1
  return 0
}

const straightOrFlush = (codes: readonly number[], ranks: readonly number[]): number => {
  const flush = codes.every(code => code < JOKER_CODE && (code & 3) === (codes[0]! & 3))
  const [first = 0, second = 0] = ranks
  const wheel = first === 12 && second === 3
  const straight = ranks.at(-1)! >= 0 && (wheel || first - ranks.at(-1)! === 4)
  if (straight) return flush ? 8 : 4
  return flush ? 5 : 0
}

const ranksOf = (up: readonly Card[], aceHigh: boolean): readonly number[] =>
  up.flatMap((card, i) => {
    const code = codeOf(card)
    // an unknown upcard pairs with nothing
    if (code === UNKNOWN_CODE) return [-2 - i]
    // wsop/255: a joker that shows counts as an ace
    const rank = code === JOKER_CODE ? 12 : rankOf(code)
    return [rank === 12 && !aceHigh ? -1 : rank]
  })

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
