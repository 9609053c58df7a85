import { type Card, codeOf, rankOf } from '../../cards/card.ts'
import type { Fantasyland, Rows } from '../../forms/form.ts'
import { PROGRESSIVE_CARDS, SUPER_FANTASY_CARDS } from '../../forms/royalty-tables.ts'
import { rowValue } from './row-hand.ts'
import { isFouled, type Laid } from './rows.ts'
import { FULL_HOUSE, frontGroup, highHand, isPerfectLow, QUADS } from './royalties.ts'

/**
 * With how many cards a player is in Fantasyland on the next deal, 0 if they are not (wsop/352). `wasIn` says whether they
 * played this deal there: then they do not enter but stay (wsop/352e, wsop/360e), which asks for more.
 */
export const fantasylandNext = (
  rows: Rows,
  laid: Laid,
  wasIn: boolean,
  fouled: boolean = isFouled(rows, laid),
): number => {
  const land = rows.fantasyland
  if (land === undefined || fouled) return 0
  if (wasIn) return stays(rows, laid, land) ? land.cards : 0
  return cardsOnEntry(laid, land)
}

/** By any one of the three rows. A player who stays gets the usual number of cards again (wsop/360g, wsop/362). */
const stays = (rows: Rows, laid: Laid, land: Fantasyland): boolean => {
  const { front, middle, back } = thirds(laid)
  const kindOf = (place: number, cards: readonly Card[]): number =>
    highHand(rowValue(rows.rows[place]!, cards, [], 'high'))
  return (
    frontGroup(front).count === 3 || // wsop/352e3
    (land.stay.middle === 'perfect-2-7' ? isPerfectLow(middle) : kindOf(1, middle) >= FULL_HOUSE) || // wsop/352e2
    kindOf(2, back) >= QUADS // wsop/352e1
  )
}

const cardsOnEntry = (laid: Laid, land: Fantasyland): number => {
  const { front, middle } = thirds(laid)
  const { rank, count } = frontGroup(front)
  const byFront = count === 3 || (count === 2 && rank >= rankOf(codeOf(land.entry === 'queens' ? 'Qc' : 'Kc')))
  const byMiddle = land.perfectMiddle === true && isPerfectLow(middle) // wsop/360e
  if (!byFront && !byMiddle) return 0
  const progressive = land.progressive === true && byFront ? progressiveCards(rank, count) : 0
  const superFantasy = land.superFantasy === true && byFront && byMiddle ? SUPER_FANTASY_CARDS : 0
  return Math.max(land.cards, progressive, superFantasy)
}

const progressiveCards = (rank: number, count: number): number => {
  if (count === 3) return PROGRESSIVE_CARDS.trips
  if (rank === rankOf(codeOf('Ac'))) return PROGRESSIVE_CARDS.aces
  return rank === rankOf(codeOf('Kc')) ? PROGRESSIVE_CARDS.kings : PROGRESSIVE_CARDS.queens
}

const thirds = (
  laid: Laid,
): { readonly front: readonly Card[]; readonly middle: readonly Card[]; readonly back: readonly Card[] } => {
  const [front = [], middle = [], back = []] = laid
  return { front, middle, back }
}
