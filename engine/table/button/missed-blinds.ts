import type { Seat } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf } from '../draft.ts'
import type { Member } from '../member.ts'
import type { GamePart } from '../placard.ts'
import type { PlayerId } from '../player.ts'
import type { Places, Table } from '../table.ts'
import { minutes } from '../time.ts'
import { isWithin, nextAfter } from './round.ts'

/** Blinds that went by a player who is in the game and was not dealt in. */
export type Missed = {
  readonly player: PlayerId
  /** Which, the small blind being 0. */
  readonly blinds: readonly number[]
  readonly straddle: boolean
  readonly rules: readonly RuleId[]
}

/** rrp/4/10: who misses which blinds when they come to these places. */
export const missedAt = (
  table: Table,
  places: Places,
  dealtIn: readonly Seat[],
  { form, stakes }: GamePart,
): readonly Missed[] => {
  const { places: before, buttons, members } = table
  // all are in the deal
  if (dealtIn.length === members.length) return []
  // a corrected button jumps, and nobody pays for that
  if (form.opening !== 'blinds' || stakes.blinds.length === 0 || buttons.length > 0) return []
  const utg = nextAfter(dealtIn, places.spots.at(-1)!)
  return members.flatMap(member => {
    const seat = seatToPass(table, member)
    // the player who sits in the chair that they have left pays for themselves
    const isDealtIn = member.seat !== null && dealtIn.includes(member.seat)
    if (seat === null || isDealtIn || !owesWhatPasses(table, member)) return []
    const blinds = owedOf(member, passing(before, places, seat, dealtIn.length === 2))
    const straddle =
      table.placard.straddle && !member.missedStraddle && utg !== undefined && isWithin(seat, places.spots.at(-1)!, utg)
    if (blinds.length === 0 && !straddle) return []
    return [{ player: member.player, blinds, straddle, rules: rulesFor(table, member, straddle) }]
  })
}

/** Those of them that they owe for the first time. A player who waits for their place after a seat change misses the big blind first. */
const owedOf = ({ missed, place }: Member, { blinds, big }: Passing): readonly number[] =>
  blinds.filter(blind => !missed.includes(blind) && (place === null || blind === big || missed.includes(big)))

type Passing = { readonly blinds: readonly number[]; readonly big: number }

/**
 * Which blinds go by a seat, or stop at it, on the way to these places. When two are left who play, smaller blinds are
 * posted out of their turn: it is where the next larger one was that they would have come to.
 */
const passing = (before: Places | null, places: Places, seat: Seat, headsUp: boolean): Passing => {
  const { spots, button } = places
  const offset = (before?.spots.length ?? 0) - spots.length
  const blinds = spots.flatMap((spot, blind) => {
    const from = before === null ? button : before.spots[offset + blind]
    const to = headsUp && before !== null ? (before.spots[offset + blind + 1] ?? spot) : spot
    const isMissed = from !== undefined && (isWithin(seat, from, to) || (to === from && isSkipped(places, blind, seat)))
    return isMissed ? [blind] : []
  })
  return { blinds, big: spots.length - 1 }
}

/** rrp/4/10: a moving button leaves a small blind where it was if the player due for it is away, who has missed it. */
const isSkipped = ({ blinds, more, spots }: Places, blind: number, seat: Seat): boolean => {
  if (blinds[blind] !== null) return false
  const larger = blinds.findIndex((it, i) => i > blind && it !== null)
  const first = nextAfter(
    [blinds[larger]!, ...more.flatMap(it => (it.blind === larger ? [it.seat] : []))],
    spots[blind]!,
  )
  return first !== undefined && seat !== first && isWithin(seat, spots[blind]!, first)
}

/** All that a returning player owes in a deal with these places: what they have missed, and smaller blinds that go by them now. */
export const missedWith = (
  table: Table,
  { spots, blinds, more }: Places,
  { missed, seat }: Member,
): readonly number[] => {
  const { places: before } = table
  const isBlind = blinds.includes(seat) || more.some(it => it.seat === seat)
  if (before === null || missed.length === 0 || isBlind) return missed
  const offset = before.spots.length - spots.length
  const going = spots.slice(0, -1).flatMap((_, blind) => {
    const from = before.spots[offset + blind]
    const big = spots.at(-1)!
    // with as many players as blinds the big one comes to where the smallest was: a whole round
    return from !== undefined && (from === big || isWithin(seat!, from, big)) ? [blind] : []
  })
  return [...new Set([...missed, ...going])].sort((a, b) => a - b)
}

/** Their seat, or the one that they have left not long ago: cashing out doesn't get them out of their blinds. */
const seatToPass = (table: Table, { seat, left }: Member): Seat | null => {
  if (seat !== null) return seat
  if (left === null || table.at - left.at > RETURN || table.chairs[left.seat - 1] === undefined) return null
  return left.seat
}

/** rrp/2/procedures/7: a player who is back within the hour counts as never having left. */
export const RETURN = minutes(60)

/** A newcomer misses nothing, nor does a player who may let the blinds go by after a seat change. */
const owesWhatPasses = (table: Table, { standing, dealtOff, wish, stack, seat }: Member): boolean => {
  const book = bookOf(table)
  if (dealtOff && wish === 'let-button-pass') return false
  if (stack === 0 && seat !== null && !book.bustedOwesBlinds.is) return false
  switch (standing) {
    case 'new':
      return wish === 'let-button-pass' && book.newPlayerLetsButtonPass.is === 'missed-blinds'
    case 'drew':
      return book.newGameDrawerOwesBlinds.is
    case 'moved':
      return false
    case 'active':
      return true
  }
}

const rulesFor = (table: Table, { standing, stack, seat }: Member, straddle: boolean): readonly RuleId[] => {
  const book = bookOf(table)
  if (straddle) return book.missedStraddle.rules
  if (standing === 'drew') return book.newGameDrawerOwesBlinds.rules
  return stack === 0 && seat !== null ? book.bustedOwesBlinds.rules : book.missedBlinds.rules
}
