import { isLowball } from '../../deal/betting/lowball.ts'
import type { Seat } from '../../deal/chips.ts'
import type { InTurn } from '../button/in-turn.ts'
import { bigBlindDue, bigBlindsAt, nextPlaces } from '../button/places.ts'
import { clockwiseAfter, isWithin, nextAfter, steps } from '../button/round.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { Member } from '../member.ts'
import type { GamePart } from '../placard.ts'
import type { PlayerId } from '../player.ts'
import type { Places, Table } from '../table.ts'

/** The next deal before anybody comes in or back: where button and blinds are, and who is in it in any case. */
export type Line = {
  readonly places: Places
  /** They are in the game and owe nothing. */
  readonly certain: readonly Seat[]
  /** They, and the player who takes the big blind that they have waited for. */
  readonly core: readonly Seat[]
  /** Nobody but these can be dealt in: two play, and a third waits for their big blind. */
  readonly headsUp: boolean
  /** Too few players owe nothing, so everybody starts over. */
  readonly startsOver: boolean
  /** They are due for a single blind and have less than half of it, so it goes on to the next player. */
  readonly short: readonly Seat[]
}

/** The next deal of these players, before anybody comes in or back. */
export const lineOf = (table: Table, part: GamePart, present: readonly PlayerId[]): Line => {
  const seats: Seat[] = []
  let settled = table.places !== null && present.length > 1
  for (let i = 0; i < present.length; i++) {
    const member = memberOf(table, present[i]!)!
    seats.push(member.seat!)
    settled &&= isSettled(table, part, member) && !isShort(table, part, member)
  }
  if (settled) return settledLine(table, part, seats)
  const seated = present.map(player => memberOf(table, player)!)
  const certain = certainSeats(table, part, seated)
  const willing = seated.flatMap(member => {
    const isIn = certain.includes(member.seat!)
    const takesBlind = member.wish !== 'let-button-pass' && !waitsInBigBlind(table, part, member)
    return (isIn || takesBlind) && !isShort(table, part, member) ? [member.seat!] : []
  })
  const inTurn: InTurn = { certain, willing: willing.length > 0 ? willing : certain }
  const two = [...new Set([...certain, ...bigBlindDue(table, inTurn)])]
  if (two.length < 2 || table.places === null) {
    const button = table.places === null ? undefined : nextAfter(seats, table.places.button)
    const fresh = { ...table, places: null, firstButton: button ?? table.firstButton }
    const places = nextPlaces(fresh, { certain: seats, willing: seats }, part)
    return { places, certain: seats, core: seats, headsUp: false, startsOver: true, short: [] }
  }
  const places = nextPlaces(table, inTurn, part)
  const last = table.places.trail.at(-1)!
  const short = seated
    .filter(member => certain.includes(member.seat!) && isShort(table, part, member))
    .filter(({ seat }) => isWithin(seat!, last, places.spots.at(-1)!))
    .map(({ seat }) => seat!)
  const core = [...new Set([...certain, ...bigBlindsAt(places)])]
  const headsUp = two.length === 2 && hasBlinds(part) && part.stakes.blinds.length > 1
  return { places, certain, core, headsUp, startsOver: false, short }
}

/** A house may have a player who was moved into the big blind let it go by too. */
const waitsInBigBlind = (table: Table, part: GamePart, member: Member): boolean =>
  isArrival(table, part, member) && bookOf(table).movedPlayerWaitsIn.is.includes('big-blind')

/** The line of people who all are in the deal in any case; they come in the order of their seats. */
const settledLine = (table: Table, part: GamePart, certain: readonly Seat[]): Line => {
  const places = nextPlaces(table, { certain, willing: certain }, part)
  const bigBlinds = bigBlindsAt(places)
  const core = bigBlinds.every(seat => certain.includes(seat)) ? certain : [...new Set([...certain, ...bigBlinds])]
  const headsUp = certain.length === 2 && hasBlinds(part) && part.stakes.blinds.length > 1
  return { places, certain, core, headsUp, startsOver: false, short: [] }
}

/** Does anybody post a blind in this form? */
export const hasBlinds = ({ form, stakes }: GamePart): boolean => form.opening === 'blinds' && stakes.blinds.length > 0

/**
 * The seats that are certain to be in the next deal: their players are in the game, have missed nothing, and have their
 * place.
 */
const certainSeats = (table: Table, part: GamePart, seated: readonly Member[]): readonly Seat[] => {
  const settled = seated.filter(member => isSettled(table, part, member))
  const base = settled.map(({ seat }) => seat!)
  const back = seated.filter(
    ({ seat, place, missed, wish }) =>
      place !== null && missed.length === 0 && wish !== 'let-button-pass' && playersBefore(table, seat!, base) <= place,
  )
  return [...base, ...back.map(({ seat }) => seat!)].sort((a, b) => a - b)
}

const isSettled = (table: Table, part: GamePart, member: Member): boolean => {
  const { standing, missed, missedStraddle, place, shortBlind, seat, dealtOff, wish } = member
  if (isArrival(table, part, member)) return false
  if (table.placard.setting === 'tournament' || !hasBlinds(part)) return wish !== 'let-button-pass'
  if (missed.length > 0 || missedStraddle || shortBlind || place !== null) return false
  if (dealtOff && wish === 'let-button-pass') return false
  if (standing === 'active' || standing === 'drew') return true
  // rrp/4/13b: a game has just started, and no blind has come to their seat
  return standing === 'new' && wish !== 'let-button-pass' && isFreeAtStart(table, seat!)
}

/** rrp/15/16: is this a player new to a table of an event that has dealt, whose place in the next deal counts? */
export const isArrival = (table: Table, part: GamePart, { standing }: Member): boolean =>
  table.placard.setting === 'tournament' &&
  (standing === 'new' || standing === 'moved') &&
  hasBlinds(part) &&
  bookOf(table).movedPlayerWaitsIn.is.length > 0

/** rrp/4/13b: has no blind come to this seat of a game that has just started? */
export const isFreeAtStart = (table: Table, seat: Seat): boolean =>
  bookOf(table).newGameFreeEntry.is !== 'no' && table.unreached.includes(seat)

/** How many of these seats have the big blind before this one. */
export const playersBefore = (table: Pick<Table, 'places'>, seat: Seat, seats: readonly Seat[]): number => {
  const last = table.places?.trail.at(-1)
  if (last === undefined) return 0
  return clockwiseAfter(
    seats.filter(it => it !== seat),
    last,
  ).filter(it => it !== last && (seat === last || isWithin(it, last, seat))).length
}

/** rrp/11/4: in a game of a single blind, less than half of it does not take it. */
const isShort = (table: Table, { form, stakes }: GamePart, { stack }: Member): boolean =>
  stakes.blinds.length === 1 && isLowball(form) && stack < bookOf(table).singleBlindFullFraction.is * stakes.blinds[0]!

/** rrp/4/7: is a seat at the button, or between it and the big blind? */
export const isPassed = ({ button, spots, trail }: Places, seat: Seat): boolean => {
  const from = trail[0] ?? button
  const big = spots.at(-1)
  return big !== undefined && steps(from, seat) < steps(from, big)
}
