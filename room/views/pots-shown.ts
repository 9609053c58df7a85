import { type Deal, type Pot, potsOf, potTotal } from '@cardroom/engine'

/**
 * The main pot and the side pots as they lie on the table. Bets that are not called yet make no pot of their own: only
 * where somebody has no more chips does one end and the next begin.
 */
export const potsShown = (deal: Deal): readonly Pot[] => {
  const total = potTotal(deal)
  if (total === 0) return []
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
  for (const pot of pots) {
    const last = shown.at(-1)
    const ends = last?.seats.some(seat => !pot.seats.includes(seat) && spent(seat)) ?? true
    if (last === undefined || ends) shown.push(pot)
    else shown[shown.length - 1] = { amount: last.amount + pot.amount, seats: last.seats }
  }
  return shown
}
