import type { Chips } from '../../deal/chips.ts'
import { NO_RULES } from '../../deal/work.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf } from '../draft.ts'
import type { Member } from '../member.ts'
import { refused, type TableRefusal } from '../refusal.ts'
import type { Table } from '../table.ts'
import { minutes, type Time } from '../time.ts'
import { buyInRange } from './buy-in-range.ts'

/** What a purchase of chips is: a full buy-in, a short one, or an add-on. */
export type BuyInKind = 'full' | 'short' | 'top-up'

/** A purchase that is accepted, and by which rules. */
export type Purchase = { readonly kind: BuyInKind; readonly rules: readonly RuleId[] }

/** May they buy this many chips now, and what is it then? */
export const purchase = (table: Table, member: Member, chips: Chips, at: Time): Purchase | TableRefusal => {
  if (!(Number.isSafeInteger(chips) && chips > 0)) return refused('chips-not-whole', { player: member.player })
  // chips of an event are not bought at its tables
  if (table.placard.setting === 'tournament') return { kind: 'full', rules: NO_RULES }
  const wrong = intoFantasyland(table, member)
  if (wrong !== null) return wrong
  return chipsOf(member) > 0 ? topUp(table, member, chips) : buyIn(table, member, chips, at)
}

/** All chips that they have here: in front of them, on their way, held until the deal is over, and in their pocket. */
export const chipsOf = ({ stack, behind, held, pocketed }: Member): Chips =>
  stack + (behind?.chips ?? 0) + held + pocketed

/** wsop/352c1: nobody adds chips on going into Fantasyland; a player who cannot pay a point must (wsop/346b). */
const intoFantasyland = (table: Table, { player, seat, stack }: Member): TableRefusal | null => {
  const { is, rules } = bookOf(table).fantasylandTopUp
  if (is || stack < pointOf(table)) return null
  const next = table.deal?.start.fantasyland ?? table.carried.fantasyland
  if (!next.some(it => it.seat === seat)) return null
  return refused('not-the-time', { player, about: 'fantasyland', rules })
}

/** The least you can play for here: a point in the Chinese family, otherwise a chip. */
export const pointOf = ({ placard, rotation }: Pick<Table, 'placard' | 'rotation'>): Chips =>
  Math.max(1, placard.parts[rotation.part]!.stakes.point)

const topUp = (table: Table, member: Member, chips: Chips): Purchase | TableRefusal => {
  const { is, rules } = bookOf(table).topUpLimit
  const { most } = buyInRange(table.placard)
  const room = most === null || is === 'any-amount' ? null : Math.max(0, most - chipsOf(member))
  if (room !== null && chips > room) return refused('buy-in-too-big', { player: member.player, most: room, rules })
  return { kind: 'top-up', rules }
}

const buyIn = (table: Table, member: Member, chips: Chips, at: Time): Purchase | TableRefusal => {
  const { player, shortBuyIns } = member
  const { least, most, rules } = buyInRange(table.placard)
  const back = toBringBack(table, member, at)
  if (back !== null && chips < back.chips) {
    return refused('must-bring-back', { player, least: back.chips, until: back.until, rules: back.rules })
  }
  const greatest = most === null ? null : Math.max(most, back?.chips ?? 0)
  if (greatest !== null && chips > greatest) {
    return refused('buy-in-too-big', { player, least, most: greatest, rules })
  }
  if (chips >= least) return { kind: 'full', rules: back?.rules ?? rules }
  if (member.buyIns === 0) return refused('buy-in-too-small', { player, least, rules })
  const short = bookOf(table).shortBuyInsPerGame
  if (shortBuyIns >= short.is) return refused('buy-in-too-small', { player, least, rules: short.rules })
  return { kind: 'short', rules: short.rules }
}

/** rrp/2/procedures/7: a player who cashed out and is back within the hour buys in for what they took off the table. */
const toBringBack = (
  table: Table,
  { left, came, buyIns }: Member,
  at: Time,
): { readonly chips: Chips; readonly until: Time; readonly rules: readonly RuleId[] } | null => {
  const { is, rules } = bookOf(table).sameGameReturnMinutes
  if (left === null || left.broke || buyIns > 0) return null
  const until = left.at + minutes(is)
  return (came ?? at) < until ? { chips: left.chips, until, rules } : null
}
