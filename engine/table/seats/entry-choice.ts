import type { Chips } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { isWithin } from '../button/round.ts'
import type { EntryWish, Member } from '../member.ts'
import type { GamePart } from '../placard.ts'
import type { Table } from '../table.ts'
import { isPassed, type Line, playersBefore } from './line.ts'

/** A way to come in, or back in: what it costs, and when. */
export type EntryChoice = {
  readonly wish: EntryWish
  /** How many deals they sit out before; 0 if they're dealt in next. */
  readonly deals: number
  /** What of it is their bet. */
  readonly live: Chips
  /** What of it goes to the middle. */
  readonly dead: Chips
  readonly rules: readonly RuleId[]
}

/** What is asked when ways in are looked for. */
export type Entering = { readonly table: Table; readonly part: GamePart; readonly line: Line; readonly member: Member }

/** rrp/4/4a: they take the big blind when it comes to them. */
export const waiting = ({ line, member, part }: Entering, rules: readonly RuleId[]): EntryChoice => {
  const seat = member.seat!
  const deals = line.core.includes(seat) ? 0 : 1 + playersBefore({ places: line.places }, seat, line.core)
  return { wish: 'wait', deals, live: bigBlindOf(part), dead: 0, rules }
}

/** How many deals it takes until the button has gone by their seat; none if it has. */
export const untilButtonPasses = ({ line, member }: Entering): number => {
  const seat = member.seat!
  const { places, core } = line
  if (!isPassed(places, seat)) return 0
  const stops = new Set([...places.trail, ...core])
  return 1 + [...stops].filter(stop => isWithin(stop, places.trail[0]!, seat)).length
}

/** Has the button just gone by their seat, on the way to this deal? */
export const buttonHasPassed = ({ table, line, member }: Entering): boolean => {
  const before = table.places?.trail[0]
  const now = line.places.trail[0]!
  const seat = member.seat!
  return before !== undefined && seat !== now && (seat === before || isWithin(seat, before, now))
}

/** The big blind of a game. */
export const bigBlindOf = ({ stakes }: GamePart): Chips => stakes.blinds.at(-1) ?? 0
