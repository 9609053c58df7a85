import type { CardCode } from '../cards/card.ts'
import type { Layout } from './layout.ts'
import type { CodedCombo, SeatedHand } from './seat-hand.ts'

/** The card with its suit swapped, if it is one of the two. */
export const swapped = (code: CardCode, one: number, other: number): CardCode => {
  const suit = code & 3
  if (suit === one) return (code & ~3) | other
  return suit === other ? (code & ~3) | one : code
}

/** The holdings of a hand of two cards; undefined for any other. */
export const holdingsOf = (hand: SeatedHand): readonly CodedCombo[] | undefined => {
  if ('combos' in hand) return hand.combos
  if ('wide' in hand) return
  const [one, other] = hand.own
  const two = hand.own.length === 2 && hand.missing === 0 && hand.draws === 0
  return two ? [{ codes: [one!, other!], weight: 1 }] : undefined
}

/** The cards of a hand that are sure to be in it. */
export const knownOf = (hand: SeatedHand): readonly CardCode[] => ('own' in hand ? hand.own : hand.known)

/**
 * Suits that are as good as each other, put together: where they are swapped, the cards that lie and those that can come
 * stay the same, and with `ranges` so do the holdings of every hand.
 */
export const likeSuits = ({ boards, hands, deck }: Layout, ranges: boolean): readonly (readonly number[])[] => {
  const held = hands.flatMap(knownOf)
  const piles: readonly (readonly CardCode[])[] = [...boards, [...deck, ...held]]
  const weights = ranges ? hands.map(hand => weightsOf(holdingsOf(hand) ?? [])) : []
  const alike = (one: number, other: number): boolean =>
    piles.every(pile => pile.every(code => pile.includes(swapped(code, one, other)))) &&
    weights.every(({ combos, by }) =>
      combos.every(
        ({ codes: [a, b], weight }) => by.get(keyOf(swapped(a, one, other), swapped(b, one, other))) === weight,
      ),
    )
  const blocks: number[][] = []
  for (let suit = 0; suit < 4; suit++) {
    const block = blocks.find(([first]) => alike(first!, suit))
    if (block === undefined) blocks.push([suit])
    else block.push(suit)
  }
  return blocks
}

const weightsOf = (combos: readonly CodedCombo[]) => ({
  combos,
  by: new Map(combos.map(({ codes: [a, b], weight }) => [keyOf(a, b), weight])),
})

const keyOf = (a: CardCode, b: CardCode): number => (a > b ? a * 64 + b : b * 64 + a)

/** Every way to swap suits within these blocks: the new suit of each. */
export const suitOrders = (blocks: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  let orders: readonly (readonly number[])[] = [[0, 1, 2, 3]]
  for (const block of blocks)
    orders = orders.flatMap(order =>
      orderings(block).map(to => order.map((suit, i) => (block.includes(i) ? to[block.indexOf(i)]! : suit))),
    )
  return orders
}

const orderings = (suits: readonly number[]): readonly (readonly number[])[] =>
  suits.length === 0
    ? [[]]
    : suits.flatMap(first => orderings(suits.filter(suit => suit !== first)).map(rest => [first, ...rest]))
