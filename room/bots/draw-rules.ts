import { rankings } from '@cardroom/engine'
import { type CardCode, JOKER_CODE } from '@cardroom/engine/cards'
import { highCategory, highValue, type RankingName } from '@cardroom/engine/ranking'

type Codes = readonly CardCode[]

/** The cards that one keeps who draws for this ranking with this many draws left after this one, by the rules of thumb. */
export const keptFor = (ranking: RankingName, codes: Codes, drawsLeft: number): Codes => {
  switch (ranking) {
    case 'ace-to-five':
    case 'ace-to-five-joker':
    case 'eight-or-better':
      return keptLow(codes, drawsLeft, aceLow, 5)
    case 'deuce-to-seven':
    case 'nine-or-better-2-7':
      return keptDeuceToSeven(codes, drawsLeft)
    case 'badugi':
      return keptBadugi(codes, drawsLeft, aceLow, 'badugi')
    case 'badugi-ace-high':
      return keptBadugi(codes, drawsLeft, aceHigh, 'badugi-ace-high')
    case 'badugi-high':
      return rankings['badugi-high'].best(codes)
    case 'forty-nine':
      return codes
    default:
      return keptHigh(codes)
  }
}

const aceHigh = (code: CardCode): number => (code === JOKER_CODE ? -1 : code >> 2)
const aceLow = (code: CardCode): number => (code === JOKER_CODE ? -1 : ((code >> 2) + 1) % 13)

/** One card of each rank, the low ones first. */
const ladder = (codes: Codes, rank: (code: CardCode) => number): Codes => {
  const sorted = [...codes].sort((a, b) => rank(a) - rank(b))
  return sorted.filter((code, i) => i === 0 || rank(code) !== rank(sorted[i - 1]!))
}

/**
 * Low cards of different ranks. `good` is the place of the highest card that is good to draw to: with fewer draws to
 * come a rougher hand stands pat, and on the last draw a card one higher is kept.
 */
const keptLow = (codes: Codes, drawsLeft: number, rank: (code: CardCode) => number, good: number): Codes => {
  const low = ladder(codes, rank)
  const pat = low.slice(0, 5)
  if (pat.length === 5 && rank(pat[4]!) <= good + 4 - Math.min(3, drawsLeft + 1)) return pat
  const kept = low.filter(code => rank(code) <= good + (drawsLeft === 0 ? 2 : 1)).slice(0, 4)
  return kept.length > 0 ? kept : low.slice(0, 1)
}

/** Straights and flushes are worth nothing here: one card goes. */
const keptDeuceToSeven = (codes: Codes, drawsLeft: number): Codes => {
  const kept = keptLow(codes, drawsLeft, aceHigh, 5)
  if (kept.length < 5 || kept.includes(JOKER_CODE)) return kept
  const made = highCategory(highValue(kept))
  if (made === FLUSH) return kept.slice(0, 4)
  return made === STRAIGHT || made === STRAIGHT_FLUSH ? [...kept.slice(0, 3), kept[4]!] : kept
}

const STRAIGHT = 4
const FLUSH = 5
const STRAIGHT_FLUSH = 8

/** The badugi that there is; high cards of it go while there is time to better them. */
const keptBadugi = (
  codes: Codes,
  drawsLeft: number,
  rank: (code: CardCode) => number,
  ranking: 'badugi' | 'badugi-ace-high',
): Codes => {
  const best = rankings[ranking].best(codes)
  if (best.length === 4 && (drawsLeft === 0 || best.every(code => rank(code) <= 9))) return best
  const good = best.filter(code => rank(code) <= 9 - drawsLeft)
  return good.length > 0 ? good : [...best].sort((a, b) => rank(a) - rank(b)).slice(0, 1)
}

/** Made hands stand pat, pairs and better are kept, then four to a flush or a straight, then the highest card. */
const keptHigh = (codes: Codes): Codes => {
  const plain = codes.filter(code => code !== JOKER_CODE)
  const joker = codes.filter(code => code === JOKER_CODE)
  if (plain.length >= 5 && highCategory(highValue(plain)) >= STRAIGHT) return rankings.high.best(plain)
  const twins = plain.filter(code => plain.some(other => other !== code && other >> 2 === code >> 2))
  if (twins.length > 0) return [...joker, ...twins]
  const four = fourToFlush(plain, 4 - joker.length) ?? fourToStraight(plain, 4 - joker.length)
  if (four !== null) return [...joker, ...four]
  return [...joker, [...plain].sort((a, b) => b - a)[0]!]
}

const fourToFlush = (codes: Codes, needed: number): Codes | null => {
  for (let suit = 0; suit < 4; suit++) {
    const suited = codes.filter(code => (code & 3) === suit)
    if (suited.length >= needed) return suited
  }
  return null
}

/** Ranks in a row that are open at both ends. */
const fourToStraight = (codes: Codes, needed: number): Codes | null => {
  const rising = ladder(codes, aceHigh)
  for (let from = 0; from + needed <= rising.length; from++) {
    const row = rising.slice(from, from + needed)
    if (aceHigh(row.at(-1)!) - aceHigh(row[0]!) === needed - 1 && aceHigh(row.at(-1)!) < 12) return row
  }
  return null
}
