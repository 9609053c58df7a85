import { type Card, codeOf } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'

/** A race at one table: this many small chips make a new one; who has how many odd ones, their cards, and who has nothing else. */
export type Race = {
  readonly need: number
  readonly odd: ReadonlyMap<Seat, number>
  readonly cards: ReadonlyMap<Seat, readonly Card[]>
  readonly broke: readonly Seat[]
}

/** How many new chips each seat gets, and whom the race leaves without chips. */
export type Raced = { readonly gets: ReadonlyMap<Seat, number>; readonly out: readonly Seat[] }

/**
 * rrp/15/11: new chips go out one each in the order of the highest cards by suit, until the small ones are used up; for a
 * part of a new chip that is left, the next card gets one if it is half or more. By Robert's nobody goes out by it: who
 * would have nothing left has a new chip before anybody else.
 */
export const raceOff = ({ need, odd, cards, broke }: Race, book: Pick<Rulebook, 'chipRace'>): Raced => {
  const { eliminates, remainderRoundsUpAt } = book.chipRace.is
  const seats = [...odd.keys()].filter(seat => odd.get(seat)! > 0)
  const pool = seats.reduce((sum, seat) => sum + odd.get(seat)!, 0)
  const rest = pool % need
  const chips = Math.floor(pool / need) + (rest > 0 && rest >= remainderRoundsUpAt * need ? 1 : 0)
  const best = (seat: Seat): number => Math.max(-1, ...(cards.get(seat) ?? []).map(codeOf))
  const byCard = [...seats].sort((a, b) => best(b) - best(a))
  const saved = eliminates ? [] : byCard.filter(seat => broke.includes(seat))
  const racing = byCard.filter(seat => !saved.includes(seat))
  const winners = new Set([...saved, ...racing.slice(0, Math.max(0, chips - saved.length))])
  return {
    gets: new Map([...odd.keys()].map(seat => [seat, winners.has(seat) ? 1 : 0])),
    out: broke.filter(seat => seats.includes(seat) && !winners.has(seat)),
  }
}
