import { type CardCode, codeOf, rankOf, UNKNOWN } from '../../cards/card.ts'
import type { Row, Rows } from '../../forms/form.ts'
import { highCategory, highValue } from '../../ranking/high.ts'
import { rankings } from '../../ranking/rankings.ts'
import { isLowball, type Laid, outranks } from './rows.ts'

/**
 * Is this unfinished hand sure to be fouled, whatever cards come? The cards that lie in other rows cannot come any more;
 * those that the opponents show are not looked at.
 */
export const isSureToFoul = (rows: Rows, laid: Laid): boolean => {
  const lying = rows.rows.map((_, i) => laid[i] ?? [])
  if (rows.rows.some((row, i) => lying[i]!.length > row.cards)) return true // wsop/349a
  if (!rows.mustRise || lying.some(cards => cards.includes(UNKNOWN))) return false
  const codes = lying.map(cards => cards.map(codeOf))
  const gone = new Set(codes.flat())
  const halves = rows.rows.map((row, i) => halfOf(row, codes[i]!, gone))
  return halves.some((half, i) =>
    isLowball(half.row) ? isOutOfRange(half) : !canStand(half, halves.slice(0, i), halves.slice(i + 1), gone),
  )
}

type Codes = readonly CardCode[]
type Gone = ReadonlySet<CardCode>

/** A row with the number of cards it lacks, filled up to the weakest hand it can become. */
type Half = { readonly row: Row; readonly codes: Codes; readonly missing: number; readonly weakest: Codes }

const halfOf = (row: Row, codes: Codes, gone: Gone): Half => {
  const missing = row.cards - codes.length
  const full = missing === 0 || missing >= OPEN || isLowball(row)
  return { row, codes, missing, weakest: full ? codes : filledLow(row, codes, missing, gone) }
}

/** A row that lacks this many cards can still become weak or strong enough for anything. */
const OPEN = 4

/** Can the row be filled so that no row before outranks it, and it outranks no row behind? */
const canStand = (half: Half, before: readonly Half[], behind: readonly Half[], gone: Gone): boolean => {
  if (half.missing >= OPEN) return true
  const above = (codes: Codes): boolean =>
    before.every(front => front.missing >= OPEN || !outranks(front.row, front.weakest, half.row, codes))
  const below = (codes: Codes): boolean =>
    behind.every(back => {
      const isBelow = (filled: Codes): boolean => !outranks(half.row, codes, back.row, filled)
      return (
        back.missing >= OPEN || isBelow(back.weakest) || isBelow(pairedUp(back, gone)) || canFill(back, gone, isBelow)
      )
    })
  if (!below(half.weakest)) return false
  if (above(half.weakest)) return true
  const much = pairedUp(half, gone)
  if (above(much) && below(much)) return true
  return canFill(half, gone, codes => above(codes) && below(codes))
}

/** wsop/360a a lowball row may not pair, nor hold a card over the ten; straights and flushes show when it is full. */
const isOutOfRange = ({ row, codes, missing }: Half): boolean => {
  if (missing === 0) return rankings[row.ranking].value(codes) === 0
  const ranks = codes.map(rankOf)
  return new Set(ranks).size < ranks.length || ranks.some(rank => rank > TEN)
}
const TEN = 8

/** The lowest cards of other ranks; if they make a straight or a flush, the weakest way around it. */
const filledLow = (row: Row, codes: Codes, missing: number, gone: Gone): Codes => {
  // two suits of each of two ranks more than needed always hold a way around the straight and the flush
  const pool: CardCode[] = []
  const lowest = codes.slice()
  for (let rank = 0, ranks = 0; rank < 13 && ranks < missing + 2; rank++) {
    if (codes.some(code => rankOf(code) === rank)) continue
    const left = suitsOf(rank).filter(code => !gone.has(code))
    if (left.length === 0) continue
    if (ranks++ < missing) lowest.push(left[0]!)
    pool.push(...left.slice(0, 2))
  }
  if (row.ranking === 'front' || !STRAIGHTS_AND_FLUSHES.includes(highCategory(highValue(lowest)))) return lowest
  const { value } = rankings[row.ranking]
  let least: Codes = lowest
  fillings(codes, missing, pool, filled => {
    if (value(filled) < value(least)) least = filled.slice()
    return false
  })
  return least
}
const STRAIGHTS_AND_FLUSHES = [4, 5, 8]

/** The row filled up with more of the rank it has most of: not always the best, but quickly found. */
const pairedUp = ({ codes, missing }: Half, gone: Gone): Codes => {
  const countOf = (rank: number): number => codes.filter(code => rankOf(code) === rank).length
  const ranks = [...new Set(codes.map(rankOf))].sort((a, b) => countOf(b) - countOf(a) || b - a)
  const pool = [...ranks.flatMap(suitsOf), ...HIGH_TO_LOW.filter(code => !ranks.includes(rankOf(code)))]
  return [...codes, ...pool.filter(code => !gone.has(code)).slice(0, missing)]
}

/** Is there any way to fill the row that passes? */
const canFill = ({ codes, missing }: Half, gone: Gone, passes: (filled: Codes) => boolean): boolean =>
  fillings(
    codes,
    missing,
    HIGH_TO_LOW.filter(code => !gone.has(code)),
    passes,
  )

/** Fills a row in every way from a pool of cards until one passes. */
const fillings = (codes: Codes, missing: number, pool: Codes, passes: (filled: Codes) => boolean): boolean => {
  const filled = codes.slice()
  const fill = (from: number, more: number): boolean => {
    if (more === 0) return passes(filled)
    for (let i = from; i < pool.length; i++) {
      filled.push(pool[i]!)
      if (fill(i + 1, more - 1)) return true
      filled.pop()
    }
    return false
  }
  return fill(0, missing)
}

const suitsOf = (rank: number): Codes => [4 * rank, 4 * rank + 1, 4 * rank + 2, 4 * rank + 3]
const HIGH_TO_LOW: Codes = Array.from({ length: 52 }, (_, i) => 51 - i)
