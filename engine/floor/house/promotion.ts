import { RANKS } from '../../cards/card.ts'
import type { Chips } from '../../deal/chips.ts'
import { HAND_KINDS, type HandKind, type HandName } from '../../ranking/hand-name.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'

/** Money for the players that the house keeps apart from its own. */
export type Promotion = {
  readonly id: string
  readonly kind: 'high-hand' | 'splash' | 'other'
  readonly funds: Chips
  readonly awards: readonly { readonly player: PlayerId; readonly chips: Chips; readonly at: Time }[]
  /** What a deal must have been to count; without any, staff decide whom it pays. */
  readonly rules?: PromotionRules
  /** Only deals that began since count. */
  readonly since?: Time
  /** The table at which a pot is splashed. */
  readonly splash?: string
  /** Whom it pays as things stand. */
  readonly eligible?: Eligible
}

/** What a deal must have been for a promotion to count it. */
export type PromotionRules = {
  /** The lowest kind of hand that counts as a high hand. */
  readonly least: HighHand
  /** How many must have been dealt in. */
  readonly dealtIn: number
  /** What the pot must have come to. */
  readonly pot: Chips
}

/** Kinds of hand by which a high hand is set, the highest first. */
export const HIGH_HANDS = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'one-pair',
] as const satisfies readonly HandKind[]
/** A kind of hand by which a high hand is set. */
export type HighHand = (typeof HIGH_HANDS)[number]

/** Whom a promotion pays, and for which deal. */
export type Eligible = {
  readonly players: readonly PlayerId[]
  readonly table: string
  readonly deal: number
  readonly hand: HandName | null
}

/** A deal that is over, as the record of its table has it. */
export type DealRecord = {
  readonly deal: number
  readonly began: Time
  readonly dealtIn: number
  readonly pot: Chips
  /** Who took part of the pot, and the high hand they showed for it. */
  readonly won: readonly { readonly player: PlayerId; readonly hand: HandName | null }[]
}

/** Whom a promotion pays after one more deal at a table, or null if that deal changes nothing. */
export const eligibleAfter = (promotion: Promotion, table: string, record: DealRecord): Eligible | null => {
  const { kind, rules, since = 0 } = promotion
  if (rules === undefined || record.began < since) return null
  if (record.dealtIn < rules.dealtIn || record.pot < rules.pot || record.won.length === 0) return null
  if (kind === 'high-hand') return highHand(promotion, rules, table, record)
  const isSplashed = kind === 'splash' && promotion.splash === table && promotion.eligible === undefined
  return isSplashed ? { players: record.won.map(({ player }) => player), table, deal: record.deal, hand: null } : null
}

/** The first to hold a hand keeps it against an equal one; those who tie in one deal share it. */
const highHand = (
  { eligible }: Promotion,
  { least }: PromotionRules,
  table: string,
  { deal, won }: DealRecord,
): Eligible | null => {
  const hands = won.flatMap(({ hand }) => (hand === null ? [] : [hand]))
  const best = hands.reduce<HandName | null>((top, hand) => (top === null || isHigher(hand, top) ? hand : top), null)
  if (best === null || place(best.is) > place(least)) return null
  if (eligible !== undefined && eligible.hand !== null && !isHigher(best, eligible.hand)) return null
  const players = won.flatMap(({ player, hand }) => (hand !== null && !isHigher(best, hand) ? [player] : []))
  return { players, table, deal, hand: best }
}

const isHigher = (one: HandName, other: HandName): boolean => {
  if (one.is !== other.is) return place(one.is) < place(other.is)
  const differs = one.ranks.findIndex((rank, i) => rank !== other.ranks[i])
  return differs >= 0 && RANKS.indexOf(one.ranks[differs]!) > RANKS.indexOf(other.ranks[differs]!)
}

const place = (kind: HandKind): number => HAND_KINDS.indexOf(kind)
