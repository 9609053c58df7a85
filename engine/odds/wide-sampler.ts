import type { CardCode } from '../cards/card.ts'
import type { Chance } from '../cards/shuffle.ts'
import type { Suitedness, WidePart, WideRange } from './wide-range.ts'

/** Draws a hand out of a range, each as often as it weighs; null for a try that came to nothing. */
export type WideSampler = (chance: Chance) => readonly CardCode[] | null

/** The best hands of a form, for parts such as `top 10%`: a sample of them, and of how many hands they are. */
export type TopHands = (percent: number) => { readonly hands: readonly (readonly CardCode[])[]; readonly of: number }

/**
 * A sampler over the cards that are left. A hand that a part describes in several ways comes up as often as in one: it is
 * kept once in this many times.
 */
export const wideSampler = ({ size, parts }: WideRange, deck: readonly CardCode[], topHands: TopHands): WideSampler => {
  const there = new Set(deck)
  const drawers = parts.map(part => drawerOf(part, deck, there, size, topHands))
  const total = drawers.reduce((sum, { mass }) => sum + mass, 0)
  return chance => {
    if (total === 0) return null
    let left = (chance(WHOLE) / WHOLE) * total
    let at = 0
    while (at < drawers.length - 1 && left >= drawers[at]!.mass) left -= drawers[at++]!.mass
    const hand = drawers[at]!.draw(chance)
    if (hand === null) return null
    // what is named twice counts as named last
    for (let later = at + 1; later < drawers.length; later++) if (drawers[later]!.has(hand)) return null
    return hand
  }
}

const WHOLE = 2 ** 32

type Drawer = {
  /** How many hands it has, times their weight; what is refused by `draw` counted in. */
  readonly mass: number
  readonly draw: (chance: Chance) => readonly CardCode[] | null
  readonly has: (hand: readonly CardCode[]) => boolean
}

const drawerOf = (
  part: WidePart,
  deck: readonly CardCode[],
  there: ReadonlySet<CardCode>,
  size: number,
  topHands: TopHands,
): Drawer => {
  if ('top' in part) {
    const { hands: all, of } = topHands(part.top)
    const hands = all.filter(hand => hand.every(code => there.has(code)))
    const keys = new Set(hands.map(keyOf))
    return {
      mass: all.length === 0 ? 0 : (of * hands.length * part.weight) / all.length,
      draw: chance => hands[chance(hands.length)] ?? null,
      has: hand => keys.has(keyOf(hand)),
    }
  }
  const slots = part.slots.map(codes => (codes.length === 0 ? deck : codes.filter(code => there.has(code))))
  // cards that may be any stand in any order: only the others are looked at
  const named = slots.filter((_, at) => part.slots[at]!.length > 0)
  const orders = ordersOf(named.map(slot => slot.join()))
  const allowed = named.map(slot => new Set(slot))
  const fits = (hand: readonly CardCode[]): boolean => part.suits === null || suitednessOf(hand) === part.suits
  return {
    mass:
      (slots.reduce((product, { length }) => product * length, 1) / (orders * factorial(size - named.length))) *
      part.weight,
    draw: chance => {
      const hand: CardCode[] = []
      for (const slot of slots) {
        const code = slot[chance(slot.length)]!
        if (hand.includes(code)) return null
        hand.push(code)
      }
      if (!fits(hand)) return null
      const ways = waysInto(allowed, hand) / orders
      return ways > 1 && chance(ways) > 0 ? null : hand
    },
    has: hand => hand.length === size && fits(hand) && waysInto(allowed, hand) > 0,
  }
}

/** In how many orders slots that are the same can be named. */
const ordersOf = (slots: readonly string[]): number =>
  [...new Set(slots)].reduce((product, slot) => product * factorial(slots.filter(it => it === slot).length), 1)

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

const keyOf = (hand: readonly CardCode[]): string => [...hand].sort((one, other) => one - other).join()

/** In how many ways these cards can be laid into the slots. */
const waysInto = (slots: readonly ReadonlySet<CardCode>[], hand: readonly CardCode[]): number => {
  const ways = (slot: number, taken: number): number => {
    if (slot === slots.length) return 1
    let sum = 0
    for (let at = 0; at < hand.length; at++) {
      if ((taken & (1 << at)) === 0 && slots[slot]!.has(hand[at]!)) sum += ways(slot + 1, taken | (1 << at))
    }
    return sum
  }
  return ways(0, 0)
}

const suitednessOf = (hand: readonly CardCode[]): Suitedness => {
  const counts = [0, 0, 0, 0]
  for (const code of hand) if (code < 52) counts[code & 3]!++
  const twice = counts.filter(count => count > 1).length
  return twice > 1 ? 'double-suited' : twice === 1 ? 'single-suited' : 'rainbow'
}
