import type { Card, Deal } from '@cardroom/engine'
import { arrange, type Laid } from '@cardroom/engine/deal'
import type { PlayerId } from '@cardroom/engine/table'
import { type Refused, refusal } from '../refusal.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { legalNow } from '../table/state/legal-now.ts'

/** How the rows can be filled for a player who has laid some cards on the screen: the cards that go into each row more. */
export const fillRows = (
  { night }: Pick<Hosted, 'night'>,
  person: PlayerId,
  laid: readonly (readonly Card[])[],
): { readonly rows: Laid } | Refused => {
  const seat = night?.table.deal?.players.find(({ player }) => player === person)?.seat
  const filled = night?.deal == null || seat === undefined ? null : fillOf(night.deal, seat, laid)
  if (filled === null) return refusal('not-due', { about: 'rows' })
  return filled === 'misfit' ? refusal('not-your-cards') : filled
}

/** A sound way to lay the rest of what a seat is asked to lay; null if it is asked for nothing. */
export const fillOf = (deal: Deal, seat: number, laid: Laid = []): { readonly rows: Laid } | 'misfit' | null => {
  const legal = legalNow(deal)
  const due = legal.due === 'rows' ? legal.hands.find(it => it.seat === seat) : undefined
  const player = deal.players.find(it => it.seat === seat && it.hand === due?.hand)
  const { rows } = deal.form
  if (due === undefined || player === undefined || rows === undefined) return null
  const down = laid.flat()
  const lying = rows.rows.map((_, i) => [...(player.rows[i] ?? []), ...(laid[i] ?? [])])
  const fits =
    laid.length <= rows.rows.length &&
    down.length <= due.place &&
    new Set(down).size === down.length &&
    down.every(card => player.down.includes(card)) &&
    rows.rows.every((row, i) => lying[i]!.length <= row.cards)
  if (!fits) return 'misfit'
  const left = player.down.filter(card => !down.includes(card))
  return { rows: arrange(rows, lying, left, due.place - down.length).rows }
}
