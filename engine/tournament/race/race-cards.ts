import type { Card } from '../../cards/card.ts'
import type { Chips } from '../../deal/chips.ts'
import { clockwiseAfter } from '../../table/button/round.ts'
import { bookOf, entrantOf } from '../draft.ts'
import type { EventTable, Tournament } from '../tournament.ts'
import type { RaceOrder } from './race.ts'

/** rrp/15/11: a card for each odd chip off the top of a deck, clockwise from seat 1, all cards of a player together. */
export const raceCards = (
  event: Tournament,
  { seats }: EventTable,
  unit: Chips,
  deck: readonly Card[],
): RaceOrder['cards'] => {
  const { startSeat } = bookOf(event).chipRace.is
  const taken = seats.flatMap((player, i) => (player === null ? [] : [i + 1]))
  let top = 0
  return clockwiseAfter(taken, startSeat - 1).map(seat => {
    const player = seats[seat - 1]!
    const from = top
    top += (entrantOf(event, player)!.stack % unit) / event.unit
    return { player, cards: deck.slice(from, top) }
  })
}
