import type { Chips, Seat } from '../deal/chips.ts'
import type { PlayerId } from '../table/player.ts'
import type { Time } from '../table/time.ts'
import type { Lapse, PutIn } from './dues.ts'

/** How somebody stands: which blinds have come to their chair unpaid, and how many deals a seat change left them. */
export type Account = {
  readonly player: PlayerId
  chair: Seat
  /** They have been dealt in, and from then on pays what comes to their chair. */
  inGame: boolean
  /** When they got up; their chair counts on for an hour. */
  left: Time | null
  readonly owes: Set<number>
  /** The smaller blinds that are to follow the big blind which they paid last. */
  readonly follow: Set<number>
  /** Since a seat change: this many deals until they would have had the big blind, of those who played then. */
  turns: { readonly left: number; readonly with: Set<PlayerId> } | null
  /** The deals that have gone since they had the big blind, of those that they were in. */
  sinceBig: number
  /** No blind had come to their chair when they sat down there. */
  isFresh: boolean
  dealtOff: boolean
  moved: boolean
}

/** The account of somebody who has just sat down. */
export const newAccount = (player: PlayerId, chair: Seat, isFresh: boolean): Account => ({
  player,
  chair,
  inGame: false,
  left: null,
  owes: new Set(),
  follow: new Set(),
  turns: null,
  sinceBig: Number.POSITIVE_INFINITY,
  isFresh,
  dealtOff: false,
  moved: false,
})

/** A blind comes to their chair, or goes by it; the smaller ones are owed by one to whom the big blind has come before. */
export const chargeBlind = (account: Account, blind: number, big: number): void => {
  if (blind === big || account.follow.has(blind)) account.owes.add(blind)
  if (blind === big) for (let below = 0; below < big; below++) account.follow.add(below)
}

/** They are dealt in and puts this in: what is wrong with that, or null. */
export const take = (
  account: Account,
  { places, beside }: PutIn,
  blinds: readonly Chips[],
  comes: boolean,
  bigBlinds: readonly PlayerId[],
): Wrong | null => {
  const big = blinds.length - 1
  const isBig = places.includes(big)
  const isNew = !account.inGame
  account.inGame = true
  // a player who has waited for the big blind owes nothing else; nor does a player who has moved up to it before the smaller ones came
  const due = new Set(isBig && (comes || account.sinceBig <= Math.max(1, big)) ? [] : account.owes)
  for (const blind of places) due.delete(blind)
  const priceOf = (owed: Iterable<number>): Chips => [...owed].reduce((sum, blind) => sum + blinds[blind]!, 0)
  const rest = beside - priceOf(due)
  const isPaid = rest >= 0
  for (const blind of [...places, ...(isPaid ? due : [])]) account.follow.delete(blind)
  // wsop/158: a player who buys the button has paid for the deals ahead as well
  if (rest > 0 && rest >= priceOf(account.follow)) account.follow.clear()
  account.sinceBig = isBig ? 1 : account.sinceBig + 1
  const paysBig = isBig || beside >= blinds[big]!
  if (paysBig || !isPaid) account.turns = null
  if (isNew && !paysBig) return { is: 'came-in-free', owes: [big], over: 0 }
  if (!isPaid) return { is: 'owes-blinds', owes: [...due], over: 0 }
  const over = account.turns === null ? 0 : turnTaken(account, bigBlinds)
  return over > 0 ? { is: 'moved-from-the-blind', owes: [big], over } : null
}

type Wrong = Pick<Lapse, 'is' | 'owes' | 'over'>

/**
 * A deal that they play after a seat change: how many they are beyond those that they had left. Those in which the big blind
 * was with somebody who came between they would have had as well.
 */
const turnTaken = (account: Account, bigBlinds: readonly PlayerId[]): number => {
  const { left, with: those } = account.turns!
  if (!bigBlinds.every(player => those.has(player))) return 0
  account.turns = { left: left - 1, with: those }
  return 1 - left
}
