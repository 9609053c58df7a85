import { type CardCode, JOKER_CODE } from '../cards/card.ts'
import type { RankingName } from '../ranking/ranking.ts'

/**
 * The rankings beside standard high and low, written a second time as plainly as the rules read and without regard to
 * speed: a hand is a list of numbers, compared from the left. Only tests use it.
 */
export type Weight = readonly number[]

/** Above, level or below: lists compared from the left. */
export const against = (one: Weight, other: Weight): number => {
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    const difference = (one[i] ?? -1) - (other[i] ?? -1)
    if (difference !== 0) return Math.sign(difference)
  }
  return 0
}

/** Every choice of this many cards, found by counting through all sets. */
export const choices = (codes: readonly CardCode[], many: number): readonly (readonly CardCode[])[] => {
  const found: CardCode[][] = []
  for (let set = 0; set < 2 ** codes.length; set++) {
    const chosen = codes.filter((_, i) => (set >> i) & 1)
    if (chosen.length === many) found.push(chosen)
  }
  return found
}

/** The best weight among all choices of this many cards. */
export const heaviest = (
  codes: readonly CardCode[],
  many: number,
  weigh: (hand: readonly CardCode[]) => Weight,
): Weight =>
  choices(codes, many)
    .map(weigh)
    .reduce((best, each) => (against(each, best) > 0 ? each : best))

type Variant = Exclude<
  RankingName,
  'high' | 'ace-to-five' | 'eight-or-better' | 'deuce-to-seven' | 'nine-or-better-2-7'
>

/** The weight of the best hand among the cards; an empty list for one that does not qualify. */
export const slowVariants: Readonly<Record<Variant, (codes: readonly CardCode[]) => Weight>> = {
  'high-joker': codes => heaviest(codes, 5, five => joker(five, STANDARD, limited)),
  'ace-to-five-joker': codes => heaviest(codes, 5, lowWithJoker),
  badugi: codes => badugi(codes, code => ((code >> 2) + 1) % 13),
  'badugi-ace-high': codes => badugi(codes, code => code >> 2),
  'badugi-high': codes => badugiForHigh(codes),
  'short-deck': codes => heaviest(codes, 5, five => high(five, SHORT)),
  'mexican-joker-down': codes => heaviest(codes, 5, five => joker(five, MEXICAN, () => true)),
  'mexican-joker-up': codes => heaviest(codes, 5, five => joker(five, MEXICAN, limited)),
  'forty-nine': codes => heaviest(codes, 5, five => [five.map(pip).reduce((sum, each) => sum + each)]),
  front: codes => heaviest(codes, 3, slowHand),
  '2-7-middle': codes => heaviest(codes, 5, middle),
  'nines-or-better': codes => orBetter(codes, 7),
  'sixes-or-better': codes => orBetter(codes, 4),
  'one-card': codes => heaviest(codes, 1, ([card]) => [card! >> 2]),
  'two-cards': codes => heaviest(codes, 2, slowHand),
  'three-cards': codes => heaviest(codes, 3, three),
  'ace-to-six': codes => heaviest(codes, 5, aceToSix),
}

/** Five cards, or three as far as three go, for standard high. */
export const slowHand = (hand: readonly CardCode[]): Weight =>
  high(hand, hand.length === 5 ? STANDARD : { ...STANDARD, ladder: '' })

type Rules = { readonly ladder: string; readonly order: readonly string[]; readonly ranks: string }

const NAMES = '23456789TJQKA'
const KINDS = ['11111', '2111', '221', '311', 'straight', 'flush', '32', '41', 'straight flush', '5']
const FLUSH_FIRST = ['11111', '2111', '221', '311', 'straight', '32', 'flush', '41', 'straight flush', '5']
const STANDARD: Rules = { ladder: 'A23456789TJQKA', order: KINDS, ranks: NAMES }
const SHORT: Rules = { ladder: 'A6789TJQKA', order: FLUSH_FIRST, ranks: '6789TJQKA' }
const MEXICAN: Rules = { ladder: 'A234567JQKA', order: FLUSH_FIRST, ranks: '234567JQKA' }

const high = (hand: readonly CardCode[], rules: Rules): Weight => {
  const ranks = hand.map(code => code >> 2)
  const held = (rank: number): number => ranks.filter(each => each === rank).length
  const ordered = [...ranks].sort((one, other) => held(other) - held(one) || other - one)
  const kind = [...new Set(ordered)].map(held).join('')
  const flush = hand.length === 5 && kind === '11111' && new Set(hand.map(code => code & 3)).size === 1
  const straight = kind === '11111' ? straightPlace(ranks, rules.ladder) : -1
  if (straight >= 0) return [rules.order.indexOf(flush ? 'straight flush' : 'straight'), straight]
  if (flush) return [rules.order.indexOf('flush'), ...ordered]
  // Three cards make the same kinds as five that start alike.
  const place = rules.order.findIndex(each => (hand.length === 5 ? each === kind : each.startsWith(kind)))
  return [place, ...ordered]
}

const straightPlace = (ranks: readonly number[], ladder: string): number => {
  for (let low = ladder.length - 5; low >= 0; low--)
    if ([...ladder.slice(low, low + 5)].every(name => ranks.includes(NAMES.indexOf(name)))) return low
  return -1
}

/** An ace, or part of a straight or a flush: what a joker of little power may be. */
const limited = (rank: number, weight: Weight, rules: Rules): boolean =>
  rank === 12 || ['straight', 'flush', 'straight flush'].includes(rules.order[weight[0]!]!)

const joker = (
  hand: readonly CardCode[],
  rules: Rules,
  mayBe: (rank: number, weight: Weight, rules: Rules) => boolean,
): Weight => {
  if (!hand.includes(JOKER_CODE)) return high(hand, rules)
  const others = hand.filter(code => code !== JOKER_CODE)
  let best: Weight = []
  for (const name of rules.ranks) {
    const rank = NAMES.indexOf(name)
    const suits = [0, 1, 2, 3].filter(suit => !others.includes(rank * 4 + suit))
    // The fifth card of a rank has no suit left to be of.
    for (const suit of suits.length > 0 ? suits : [0]) {
      const weight = high([...others, rank * 4 + suit], rules)
      if (mayBe(rank, weight, rules) && against(weight, best) > 0) best = weight
    }
  }
  return best
}

const lowWithJoker = (five: readonly CardCode[]): Weight => {
  const ranks = five.filter(code => code !== JOKER_CODE).map(code => ((code >> 2) + 1) % 13)
  if (ranks.length < 5) {
    let lowest = 0
    while (ranks.includes(lowest)) lowest++
    ranks.push(lowest)
  }
  const held = (rank: number): number => ranks.filter(each => each === rank).length
  const ordered = [...ranks].sort((one, other) => held(other) - held(one) || other - one)
  const kind = [...new Set(ordered)].map(held).join('')
  return [-['11111', '2111', '221', '311', '32', '41'].indexOf(kind), ...ordered.map(rank => -rank)]
}

const badugi = (codes: readonly CardCode[], order: (code: CardCode) => number): Weight => {
  let best: Weight = []
  for (let many = 1; many <= 4; many++)
    for (const hand of choices(codes, many)) {
      const fits =
        new Set(hand.map(code => code >> 2)).size === many && new Set(hand.map(code => code & 3)).size === many
      const ranks = hand.map(order).sort((one, other) => other - one)
      const weight = [many, ...ranks.map(rank => 13 - rank)]
      if (fits && against(weight, best) > 0) best = weight
    }
  return best
}

const badugiForHigh = (codes: readonly CardCode[]): Weight => {
  let best: Weight = []
  for (let many = 1; many <= 4; many++)
    for (const hand of choices(codes, many)) {
      const weight = [many, ...hand.map(code => code >> 2).sort((one, other) => other - one)]
      if (new Set(hand.map(code => code & 3)).size === many && against(weight, best) > 0) best = weight
    }
  return best
}

const pip = (code: CardCode): number => {
  const name = NAMES[code >> 2]!
  if ('JQK'.includes(name)) return 0
  return name === 'A' ? 1 : name === 'T' ? 10 : Number(name)
}

const middle = (five: readonly CardCode[]): Weight => {
  const weight = high(five, { ...STANDARD, ladder: '23456789TJQKA' })
  if (weight[0] !== 0 || weight[1]! > NAMES.indexOf('T')) return []
  return weight.map(each => 20 - each)
}

/** Three cards as the tables of three-card poker have them. */
const three = (hand: readonly CardCode[]): Weight => {
  const ranks = hand.map(code => code >> 2).sort((one, other) => one - other)
  const flush = new Set(hand.map(code => code & 3)).size === 1
  const low = ranks.join(' ') === '0 1 12'
  const straight = low || (ranks[1] === ranks[0]! + 1 && ranks[2] === ranks[1]! + 1)
  const plain = slowHand(hand)
  if (straight) return [flush ? 9 : 6, low ? 1 : ranks[2]!]
  if (new Set(ranks).size === 1) return [8, ranks[0]!]
  return flush ? [5, ...plain.slice(1)] : [new Set(ranks).size === 2 ? 2 : 1, ...plain.slice(1)]
}

/** The high hand turned round, the ace standing below the deuce. */
const aceToSix = (five: readonly CardCode[]): Weight => {
  const lowered = five.map(code => (((code >> 2) + 1) % 13) * 4 + (code & 3))
  const weight = high(lowered, { ...STANDARD, ladder: NAMES })
  return weight.map(each => -each)
}

const orBetter = (codes: readonly CardCode[], rank: number): Weight => {
  const weight = heaviest(codes, 5, five => high(five, STANDARD))
  const enough = weight[0]! > 1 || (weight[0] === 1 && weight[1]! >= rank)
  return enough ? weight : []
}
