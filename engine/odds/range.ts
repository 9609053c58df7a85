import { type Card, type CardCode, cardOf, RANKS } from '../cards/card.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { checkCodes } from '../ranking/check-codes.ts'

/** Two holecards, and how often they are played so: 1 for always. */
export type Combo = { readonly cards: readonly [Card, Card]; readonly weight: number }

/** The holdings of two cards that a player may have. */
export type Range = readonly Combo[]

/** A holding regardless of its suits: two ranks, the higher first, suited or not; a pair is not suited. */
export type Holding = { readonly high: number; readonly low: number; readonly suited: boolean }

/** The holding as players call it: AKs, 72o, TT. */
export const holdingName = (holding: Holding): string => {
  const { high, low, suited } = checkedHolding(holding)
  return `${RANKS[high]}${RANKS[low]}${high === low ? '' : suited ? 's' : 'o'}`
}

const checkedHolding = (holding: Holding): Holding => {
  if (RANKS[holding?.high] === undefined || RANKS[holding.low] === undefined)
    throw wrongArgument('holding', holding, 'such as { high: 12, low: 11, suited: true }')
  return holding
}

/** The holding that two cards are. */
export const holdingOf = (one: CardCode, other: CardCode): Holding => {
  checkCodes('holdingOf', [one, other])
  return {
    high: Math.max(one >> 2, other >> 2),
    low: Math.min(one >> 2, other >> 2),
    suited: one >> 2 !== other >> 2 && (one & 3) === (other & 3),
  }
}

/** The 169 holdings, from a pair of deuces up. */
export const HOLDINGS: readonly Holding[] = RANKS.flatMap((_, high) =>
  RANKS.slice(0, high + 1).flatMap((_, low) =>
    high === low ? [{ high, low, suited: false }] : [true, false].map(suited => ({ high, low, suited })),
  ),
)

/** The two cards of every way to be dealt this holding, the higher first: 6 for a pair, 4 suited, 12 not. */
export const combosOf = (holding: Holding): readonly (readonly [Card, Card])[] => {
  const { high, low, suited } = checkedHolding(holding)
  const combos: (readonly [Card, Card])[] = []
  for (let one = 3; one >= 0; one--)
    for (let other = 3; other >= 0; other--) {
      if (high === low ? one <= other : (one === other) !== suited) continue
      combos.push([cardOf(high * 4 + one), cardOf(low * 4 + other)])
    }
  return combos
}

/** Every holding of two cards, each as likely as the next. */
export const anyHolding = (): Range => HOLDINGS.flatMap(combosOf).map(cards => ({ cards, weight: 1 }))
