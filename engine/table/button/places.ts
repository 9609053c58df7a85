import type { Seat } from '../../deal/chips.ts'
import { bookOf } from '../draft.ts'
import type { GamePart, Placard } from '../placard.ts'
import type { Places, Table } from '../table.ts'
import { deadButton } from './dead-button.ts'
import { freshPlaces, headsUpPlaces } from './fresh-places.ts'
import type { InTurn } from './in-turn.ts'
import { movingButton, traditionalButton } from './moving-button.ts'
import { lastBefore, nextAfter } from './round.ts'
import { steadyPlaces } from './steady-places.ts'

/** Where button and blinds go in the next deal, by the method of the book. At least two can play. */
export const nextPlaces = (table: Table, inTurn: InTurn, part: GamePart): Places => {
  const book = bookOf(table)
  const { places: before } = table
  const blinds = blindsOf(table, part)
  if (before === null) return firstPlaces(table, inTurn, blinds)
  if (book.buttonMovesForFantasyland.is === false && table.carried.fantasyland.length > 0) return before
  const [set] = table.buttons
  const steady = set === undefined ? steadyPlaces(before, inTurn, blinds) : null
  if (steady !== null) return steady
  if (blinds === 0) return freshPlaces(set ?? withoutBlinds(table, before, inTurn.certain, part), inTurn, 0)
  const seats = [...new Set([...inTurn.certain, ...bigBlindDue(table, inTurn)])]
  if (seats.length === 2 && blinds > 1) {
    // rrp/3/irregularities/1: a button that was misplaced goes where it belongs, with two players as with more
    const big =
      set !== undefined && seats.includes(set) ? seats.find(seat => seat !== set)! : bigBlindOfTwo(table, seats)
    return headsUpPlaces(seats.find(seat => seat !== big)!, big, blinds, book)
  }
  // rrp/3/irregularities/1: everybody gets the place that a misplaced button cost them
  if (set !== undefined) return freshPlaces(set, inTurn, blinds)
  const method = book.buttonMethod.is[table.placard.setting]
  if (method === 'traditional') return freshPlaces(traditionalButton(before, inTurn), inTurn, blinds)
  if (method === 'dead') return deadButton(before, inTurn, blinds, book)
  // out of heads-up play the blinds fall on the players due, whatever the method
  const wasTwo = blinds > 1 && before.trail.length <= blinds
  if (wasTwo) return withLiveButton(deadButton(before, inTurn, blinds, book), inTurn.certain)
  return movingButton(before, inTurn, blinds)
}

/** rrp/4/2a: a button that moves lies before a player. */
const withLiveButton = (places: Places, certain: readonly Seat[]): Places => {
  const [spot, next] = places.trail as readonly [Seat, Seat]
  const button = certain.includes(spot) ? spot : (lastBefore(certain, next) ?? spot)
  return { ...places, button, trail: [button, ...places.trail.slice(1)] }
}

/** Who posts the big blind; with a moving button there may be several. */
export const bigBlindsAt = ({ blinds, more }: Places): readonly Seat[] => {
  const seats: Seat[] = []
  for (const { seat, blind } of more) if (blind === blinds.length - 1) seats.push(seat)
  const last = blinds.at(-1) ?? null
  if (last !== null) seats.push(last)
  return seats
}

/** Has this seat the big blind? */
export const isBigBlindAt = ({ blinds, more }: Places, seat: Seat): boolean =>
  blinds.length > 0 &&
  (blinds[blinds.length - 1] === seat ||
    (more.length > 0 && more.some(it => it.seat === seat && it.blind === blinds.length - 1)))

/** Who has the big blind next, if everyone takes it who may. */
export const bigBlindDue = (table: Table, { willing }: InTurn): readonly Seat[] => {
  const last = table.places?.trail.at(-1)
  const due = last === undefined ? undefined : nextAfter(willing, last)
  return due === undefined ? [] : [due]
}

/** rrp/2/seating/6: the first deal, with the button where the cards gave it. */
const firstPlaces = (table: Table, inTurn: InTurn, blinds: number): Places => {
  const { certain } = inTurn
  const drawn = table.firstButton ?? Math.min(...certain)
  const button = table.buttons[0] ?? (certain.includes(drawn) ? drawn : nextAfter(certain, drawn)!)
  if (certain.length === 2 && blinds > 1) {
    return headsUpPlaces(button, certain.find(seat => seat !== button)!, blinds, bookOf(table))
  }
  return freshPlaces(button, inTurn, blinds)
}

/** How many blinds go round: those of the form, and in a mix also while a form without blinds is played. */
const blindsOf = ({ places, placard }: Table, part: GamePart): number => {
  const here = postedIn(part)
  if (here > 0) return here
  return places !== null && places.spots.length > 0 ? places.spots.length : mostBlinds(placard)
}

const postedIn = ({ form, stakes }: GamePart): number => (form.opening === 'blinds' ? stakes.blinds.length : 0)
const mostBlinds = ({ parts }: Placard): number => Math.max(...parts.map(postedIn))

/** rrp/4/3, hpt/two-players/1: the last player with the big blind gets the button, or the one due for it gets the blind. */
const bigBlindOfTwo = (table: Table, two: readonly Seat[]): Seat => {
  const due = nextAfter(two, table.places!.trail.at(-1)!)!
  if (bookOf(table).headsUpTransition.is === 'next-due-big-blind-is-big-blind') return due
  const lastOf = (seat: Seat): number =>
    table.members.find(({ player }) => player === table.chairs[seat - 1])?.lastBigBlind ?? 0
  const [a, b] = two as readonly [Seat, Seat]
  if (lastOf(a) === lastOf(b)) return due
  return lastOf(a) < lastOf(b) ? a : b
}

/** Where nobody posts a blind the button goes to the next player; at bomb pots to the next who was in the last one. */
const withoutBlinds = (table: Table, before: Places, certain: readonly Seat[], { form }: GamePart): Seat => {
  const next = nextAfter(certain, before.button)!
  if (form.family === 'stud' || form.opening === 'nothing') return next
  if (bookOf(table).bombPotSkipWorstPosition.is === 'button-to-next-player') return next
  return before.trail.slice(1).find(seat => certain.includes(seat)) ?? next
}
