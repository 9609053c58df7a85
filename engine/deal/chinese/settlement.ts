import type { Chips, Seat } from '../chips.ts'
import type { HandOf } from '../events.ts'

/** Two hands that are compared. */
export type HandPair = { readonly a: HandOf; readonly b: HandOf }

/**
 * Who compares with whom, in order: the button with every opponent clockwise, then the next player with those left
 * (wsop/346). Hands come in the order of dealing, from the button's left; a button without a hand is passed over.
 * A player compares all their hands in their turn, and never two of their own.
 */
export const settlementOrder = (hands: readonly HandOf[], button: Seat): readonly HandPair[] => {
  const seats = [...new Set(hands.map(hand => hand.seat))]
  const first = seats.includes(button) ? [button] : []
  const order = [...first, ...seats.filter(seat => seat !== button)]
  const inTurn = order.flatMap(seat => hands.filter(hand => hand.seat === seat))
  return inTurn.flatMap((a, i) => inTurn.slice(i + 1).flatMap(b => (b.seat === a.seat ? [] : [{ a, b }])))
}

/** Two hands and what the first won from the second, in points. */
export type PairPoints = HandPair & { readonly points: number }
/** The chips that go from the second hand's seat to the first's; below 0 they go the other way. */
export type Payment = PairPoints & { readonly paid: Chips }

/**
 * What is paid for the points, comparison by comparison, within the limit on losses (wsop/346a, wsop/346d):
 * nobody loses more in all than the chips they began the deal with; nobody is paid more in one comparison than what is
 * left of them; and chips won are out of action until the deal is over.
 */
export const settlePoints = (
  compared: readonly PairPoints[],
  began: readonly { readonly seat: Seat; readonly chips: Chips }[],
  point: Chips,
): readonly Payment[] => {
  const left = new Map(began.map(({ seat, chips }) => [seat, chips]))
  return compared.map(pair => {
    const owed = Math.abs(pair.points) * point
    const amount = Math.min(owed, left.get(pair.a.seat)!, left.get(pair.b.seat)!)
    if (amount === 0) return { ...pair, paid: 0 }
    const loser = pair.points > 0 ? pair.b.seat : pair.a.seat
    left.set(loser, left.get(loser)! - amount)
    return { ...pair, paid: pair.points > 0 ? amount : -amount }
  })
}
