import type { Chips } from '../../deal/chips.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { PlayerId } from '../player.ts'
import type { KillButton, KillEvent } from './kill-button.ts'

/** Kills when a game opens: the kill button is nobody's. */
export const killGameOpens = (book: Rulebook): readonly KillEvent[] => [
  // rrp/13/1a
  { type: 'KillButtonNeutral', why: 'new-game', rules: citesOf(book.id).neutralAtFirst },
]

/** What happens to the leg of a player who gets up, for a break or for good; they still owe what they owe. */
export const legOnGettingUp = (
  button: KillButton,
  player: PlayerId,
  leaves: 'break' | 'quit',
  book: Rulebook,
): readonly KillEvent[] => {
  const { is, rules } = book.legOnLeaving
  // rrp/13/5: from a break they come back to it
  if (is[leaves] !== 'lost' || !button.legs.includes(player)) return []
  const lost: KillEvent = { type: 'LegLost', player, rules }
  if (leaves === 'break' || button.holder !== player) return [lost]
  // rrp/13/1b: the winner of the last pot has quit
  return [lost, { type: 'KillButtonNeutral', why: 'winner-quit', rules: citesOf(book.id).neutralOnQuitting }]
}

/** The leg with which a player comes back: they have it in the first deal that they play, and where it is due they play the next. */
export type LegOnReturn = {
  readonly legUp: boolean
  /** They come back into the next deal with their leg, or not at all. */
  readonly dueNextDeal: boolean
  readonly rules: readonly RuleId[]
}

/** wsop/197, wsop/198: has a player who comes back a leg up, and must they take it in the next deal? */
export const legOnReturn = (button: KillButton, player: PlayerId, book: Rulebook): LegOnReturn => {
  const { is, rules } = book.legOnLeaving
  const legUp = button.legs.includes(player)
  return { legUp, dueNextDeal: legUp && is.break === 'kept-and-due-on-return', rules }
}

/** rrp/13/6: what keeps a player out of every other game until they have posted it, or null. */
export const barredByKill = (
  button: KillButton,
  player: PlayerId,
  book: Rulebook,
): { readonly amount: Chips; readonly rules: readonly RuleId[] } | null => {
  const { is, rules } = book.killDebtBlocksPlay
  const debt = button.owed.find(it => it.player === player)
  return is && debt !== undefined ? { amount: debt.amount, rules } : null
}
