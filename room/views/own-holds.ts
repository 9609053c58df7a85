import type { Deal } from '@cardroom/engine'
import { holdings } from '@cardroom/engine/deal'
import { holdingLines } from '@cardroom/engine/words'

/** What a seat holds, in lines; worked out once for the same cards at the same place of the deal. */
export const ownHolds = (deal: Deal, seat: number): readonly string[] => {
  const lines = known.get(deal.form) ?? new Map<string, readonly string[]>()
  known.set(deal.form, lines)
  const key = keyOf(deal, seat)
  const before = lines.get(key)
  if (before !== undefined) return before
  if (lines.size >= MOST) lines.clear()
  const now = holdingLines(holdings(deal, seat))
  lines.set(key, now)
  return now
}

/** How many are remembered of one form. */
const MOST = 5000
const known = new WeakMap<Deal['form'], Map<string, readonly string[]>>()

/** All that the lines depend on: whether more cards come, the boards, and the cards of the seat. */
const keyOf = ({ phase, step, struck, runs, boards, players }: Deal, seat: number): string => {
  let key = `${phase === 'streets' ? step : phase} ${struck} ${runs} ${boards.join('/')}`
  for (const { seat: at, hand, folded, down, up, rows } of players)
    if (at === seat) key += ` ${hand}${folded} ${down} ${up} ${rows.join('/')}`
  return key
}
