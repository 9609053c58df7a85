import type { Deal } from '@cardroom/engine'
import { type Pot, potsOf, potTotal } from '@cardroom/engine/deal'

/**
 * The main pot and the side pots as they lie on the table. Bets that are not called yet make no pot of their own: only
 * where somebody has no more chips does one end and the next begin, for all who have some left.
 */
export const potsShown = (deal: Deal): readonly Pot[] => {
  if (potTotal(deal) === 0) return []
  const live = [...new Set(deal.players.filter(it => !it.folded && !it.killed).map(({ seat }) => seat))]
  // most of the time everybody has chips left, and all lies in one pot
  if (!deal.players.some(it => !it.folded && it.stack === 0))
    return [{ amount: deal.players.reduce((sum, { paid }) => sum + paid, deal.dead), seats: live }]
  const pots = potsOf(
    deal.players.map(({ seat, paid, folded, killed }, place) => ({
      seat,
      paid,
      dead: place === 0 ? deal.dead : 0,
      folded: folded || killed,
    })),
  )
  const spent = (seat: number): boolean => deal.players.some(it => it.seat === seat && !it.folded && it.stack === 0)
  const shown: Pot[] = []
  for (const { amount, seats } of pots) {
    const last = shown.at(-1)
    const mayWin = (last?.seats ?? live).filter(seat => seats.includes(seat) || !spent(seat))
    if (last === undefined || last.seats.some(seat => !mayWin.includes(seat))) shown.push({ amount, seats: mayWin })
    else shown[shown.length - 1] = { amount: last.amount + amount, seats: last.seats }
  }
  return shown
}
