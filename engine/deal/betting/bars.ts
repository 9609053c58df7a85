import type { Deal } from '../deal.ts'
import type { Bar, BarredAct } from '../mending.ts'
import { type Refusal, refused } from '../refusal.ts'

/** Why a ruling keeps this player from an act on this turn, or null. A bet and a raise are one act: a wager. */
export const barredFrom = (deal: Deal, place: number, act: 'fold' | 'check' | 'call' | 'wager'): Refusal | null => {
  // asked at every turn, and hardly ever is anybody barred
  if (deal.mending.bars.length === 0) return null
  const bar = barsOn(deal, place).find(({ acts }) => acts.some(it => act === (isWager(it) ? 'wager' : it)))
  if (bar === undefined) return null
  return refused('barred-by-a-ruling', { seat: bar.seat, about: bar.acts, rules: bar.rules })
}

/** What rulings keep this player from on this turn, and the rules behind them. */
export const barsOn = (deal: Deal, place: number): readonly Bar[] => {
  const { seat } = deal.players[place]!
  const price = deal.round?.price ?? 0
  return deal.mending.bars.filter(bar => bar.seat === seat && (bar.upTo === undefined || price <= bar.upTo))
}

const isWager = (act: BarredAct): boolean => act === 'bet' || act === 'raise'
