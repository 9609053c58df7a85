import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { Money, PrizePlan } from '../plan.ts'

/** What is paid: the purse among this many players, in whole multiples of a unit. */
export type Purse = { readonly players: number; readonly purse: Money; readonly unit?: Money }

/**
 * hpt/payout, hpt/payout-table: what each place gets, the first first. All of the purse is paid, to the unit, and no
 * place gets more than the one before it.
 */
export const payouts = (
  { players, purse, unit = 1 }: Purse,
  prizes: PrizePlan,
  book: Pick<Rulebook, 'payoutTable' | 'prizeSplit'>,
): readonly Money[] => {
  if (purse === 0 || players === 0) return []
  if (prizes.way === 'seats') return seats(purse, prizes.worth, players)
  const shares = sharesOf(players, prizes, book).slice(0, players)
  return rounded(shares, purse, unit)
}

const sharesOf = (
  players: number,
  prizes: Exclude<PrizePlan, { readonly way: 'seats' }>,
  book: Pick<Rulebook, 'payoutTable' | 'prizeSplit'>,
): readonly number[] => {
  if (prizes.way === 'percent') return prizes.percents
  if (prizes.way === 'curve') return curve(Math.max(1, Math.round(players * prizes.part)))
  const row = Object.entries(book.payoutTable.is).find(([range]) => {
    const [from, to] = range.split('-').map(Number) as [number, number]
    return players >= from && players <= to
  })
  if (row !== undefined) return row[1]
  // the printed table ends at thirty players: its last row serves until a curve over an eighth of the field pays more places
  const places = Math.round(players / 8)
  return places <= book.prizeSplit.is.length ? book.prizeSplit.is : curve(places)
}

/** A common curve: each place gets a power of how far from the top it is, so that many are paid and few are paid much. */
const curve = (places: number): readonly number[] =>
  Array.from({ length: places }, (_, i) => 1 / (i + 1) ** STEEPNESS + FLOOR / places)
const STEEPNESS = 0.9
const FLOOR = 0.3

/** Whole units by the shares: what rounding leaves goes, unit by unit, to the largest parts cut off, and odd money to the first. */
const rounded = (shares: readonly number[], purse: Money, unit: Money): readonly Money[] => {
  const all = shares.reduce((sum, share) => sum + share, 0)
  const units = Math.floor(purse / unit)
  const exact = shares.map(share => (units * share) / all)
  const whole = exact.map(each => Math.floor(each + HAIR))
  let left = units - whole.reduce((sum, each) => sum + each, 0)
  const order = exact.map((each, i) => ({ i, cut: each - whole[i]! })).sort((a, b) => b.cut - a.cut || a.i - b.i)
  for (const { i } of order) {
    if (left <= 0) break
    whole[i]!++
    left--
  }
  const prizes = whole.map(each => each * unit).sort((a, b) => b - a)
  prizes[0]! += purse - units * unit
  return prizes.filter(prize => prize > 0)
}
/** A hair above what is a whole number in truth. */
const HAIR = 1e-9

/** A satellite: as many places in the other event as the purse pays for, and what is left to the next player. */
const seats = (purse: Money, worth: Money, players: number): readonly Money[] => {
  const full = Math.min(Math.floor(purse / worth), players)
  if (full === 0) return [purse]
  const rest = purse - full * worth
  const prizes = new Array<Money>(full).fill(worth)
  if (rest === 0) return prizes
  return full < players && rest <= worth
    ? [...prizes, rest]
    : prizes.map((prize, i) => (i === 0 ? prize + rest : prize))
}
