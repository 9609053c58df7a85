import type { Chips } from '../deal/chips.ts'
import type { Deal } from '../deal/deal.ts'
import type { BettingTurn } from '../deal/legal.ts'
import { potAfterCall } from '../deal/pots/pot-count.ts'

/**
 * How large a bet or raise is, as bots and papers write it: a part of the pot after the call (`1/2 pot`, `0.75 pot`,
 * `pot`), a multiple of what there is to call (`2.5x`), the least that is allowed (`min`), or everything (`all-in`).
 */
export type BetSize = 'min' | 'pot' | 'all-in' | `${number} pot` | `${number}/${number} pot` | `${number}x`

/** A bet size read once: to what it raises in a deal. */
export type ReadSize =
  | { readonly by: 'pot'; readonly part: number }
  | { readonly by: 'price'; readonly times: number }
  | { readonly by: 'least' | 'all' }

/** The size that a text stands for, null if it stands for none. */
export const readSize = (text: string): ReadSize | null => {
  if (text === 'min') return { by: 'least' }
  if (text === 'all-in') return { by: 'all' }
  const times = /^(\d+(?:\.\d+)?)x$/.exec(text)
  if (times) return positive({ by: 'price', times: Number(times[1]) }, Number(times[1]))
  const part = /^(?:(\d+(?:\.\d+)?)(?:\/(\d+))? )?pot$/.exec(text)
  if (!part) return null
  const parts = Number(part[1] ?? 1) / Number(part[2] ?? 1)
  return positive({ by: 'pot', part: parts }, parts)
}

const positive = (size: ReadSize, by: number): ReadSize | null => (by > 0 && Number.isFinite(by) ? size : null)

/** What then lies in front of the player who is to act, 0 where the size is not allowed. */
export const amountOf = (deal: Deal, bounds: NonNullable<BettingTurn['wager']>, size: ReadSize): Chips => {
  const player = deal.players[deal.turn]!
  const all = player.bet + player.stack
  const to = wished(deal, bounds.least, all, size)
  if (size.by === 'all') return all <= bounds.most ? all : 0
  const { unit } = deal.stakes
  const whole = to === all ? all : to - (to % unit)
  return whole >= bounds.least && whole <= bounds.most ? whole : 0
}

const wished = (deal: Deal, least: Chips, all: Chips, size: ReadSize): Chips => {
  const { price } = deal.round!
  switch (size.by) {
    case 'least':
      return least
    case 'all':
      return all
    case 'pot':
      return price + Math.floor(size.part * potAfterCall(deal, deal.turn))
    case 'price':
      return Math.floor(size.times * (price === 0 ? least : price))
  }
}
