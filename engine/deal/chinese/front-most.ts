import type { Card } from '../../cards/card.ts'
import type { Rows } from '../../forms/form.ts'
import { type Arrangement, added, discarding } from './arrange.ts'
import type { Laid } from './rows.ts'
import { isSureToFoul } from './sure-foul.ts'

/**
 * When the clock has run out: each card goes to the front-most row where it makes no foul certain, or to the front-most
 * with room if every row fouls (wsop/351). Of cards that are not all laid down the last are thrown away.
 */
export const frontMost = (rows: Rows, laid: Laid, cards: readonly Card[], place: number): Arrangement => {
  let lying: Laid = rows.rows.map((_, i) => laid[i] ?? [])
  const placed: Card[][] = rows.rows.map(() => [])
  for (const card of cards.slice(0, place)) {
    const withRoom = rows.rows.flatMap((row, i) => (lying[i]!.length < row.cards ? [i] : []))
    const row = withRoom.find(i => !isSureToFoul(rows, added(lying, i, card))) ?? withRoom[0]
    if (row === undefined) break
    lying = added(lying, row, card)
    placed[row]!.push(card)
  }
  return discarding(cards, placed)
}
