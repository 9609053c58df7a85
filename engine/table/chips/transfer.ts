import type { Chips } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import { refused, type TableRefusal } from '../refusal.ts'
import type { Table } from '../table.ts'
import { minutes, type Time } from '../time.ts'
import { type TableWork, tell } from '../work.ts'
import { buyInRange } from './buy-in-range.ts'

/** Where a player from another table comes from, and with what. */
export type CameFrom = {
  readonly how: 'broken' | 'must-move' | 'by-choice'
  /** What they had in front of them there. */
  readonly stack: Chips
  /** How much of it they bring; all of it by default. */
  readonly brings?: Chips
  /** What they have bought to add to it. */
  readonly adds?: Chips
  /** It was a game of another kind or limit. */
  readonly otherGame?: boolean
  /** Until when they have paid time there. */
  readonly timeUntil?: Time
  /** The floor allows what the book leaves open. */
  readonly leave?: boolean
}

/** Why they cannot come with these chips, or null. */
export const transferOff = (table: Table, player: PlayerId, from: CameFrom, at: Time): TableRefusal | null => {
  const { stack, brings = stack, adds = 0 } = from
  const whole = [stack, brings, adds].every(chips => Number.isSafeInteger(chips) && chips >= 0) && brings <= stack
  if (!whole || brings + adds === 0) return refused('chips-not-whole', { player })
  return isForced(from) ? forcedOff(table, player, from) : choiceOff(table, player, from, at)
}

/** Their chips come with them. */
export const bringStack = (work: TableWork, player: PlayerId, from: CameFrom, at: Time): void => {
  const { stack, brings = stack, adds = 0 } = from
  const { forcedTransferStack, voluntaryTransferStack } = bookOf(work.state)
  const { rules } = isForced(from) ? forcedTransferStack : voluntaryTransferStack
  tell(work, { type: 'StackBrought', player, chips: brings + adds, at, rules })
}

/** The house moved them, to a game of the same limit and kind. */
const isForced = ({ how, otherGame = false }: CameFrom): boolean => how !== 'by-choice' && !otherGame

/** rrp/3/buy-in/3: they may play what they had, though it is less than the minimum; wsop/106: they must, and may add. */
const forcedOff = (
  table: Table,
  player: PlayerId,
  { stack, brings = stack, adds = 0 }: CameFrom,
): TableRefusal | null => {
  const { is, rules } = bookOf(table).forcedTransferStack
  if (is === 'must-keep-may-add')
    return brings < stack ? refused('must-bring-all', { player, least: stack, rules }) : null
  const least = Math.min(stack, buyInRange(table.placard).least)
  return brings + adds < least ? refused('buy-in-too-small', { player, least, rules }) : null
}

const choiceOff = (table: Table, player: PlayerId, from: CameFrom, at: Time): TableRefusal | null => {
  const { stack, brings = stack, adds = 0, otherGame = false, leave = false } = from
  const { is, rules } = bookOf(table).voluntaryTransferStack
  const { least, most } = buyInRange(table.placard)
  const whole = is.wholeStack && !otherGame
  if (whole && brings < stack) return refused('must-bring-all', { player, least: stack, rules })
  const early = is.overMaxBarredMinutes === null ? table.opened : table.opened + minutes(is.overMaxBarredMinutes)
  if (most !== null && stack > most && at < early) return refused('not-the-time', { player, most, until: early, rules })
  if (brings + adds < least) return refused('buy-in-too-small', { player, least, rules })
  if (!whole && most !== null && brings + adds > most) return refused('buy-in-too-big', { player, least, most, rules })
  return pocketsSome(from, is.least) && !leave ? needsLeave(player, stack, rules) : null
}

/** Only one book says that no more than the minimum can be asked for; by the others the floor decides. */
const pocketsSome = ({ stack, brings = stack }: CameFrom, least: 'minimum-buy-in' | 'proper-buy-in'): boolean =>
  least === 'proper-buy-in' && brings < stack

const needsLeave = (player: PlayerId, least: Chips, rules: readonly RuleId[]): TableRefusal =>
  refused('floor-decides', { player, least, rules })
