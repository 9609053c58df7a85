import { bookOf, memberOf } from '../draft.ts'
import { refused, type TableRefusal } from '../refusal.ts'
import type { Table } from '../table.ts'
import { type Handler, tell } from '../work.ts'
import type { ChipsOrder } from './chips.ts'
import { chipsOf, purchase } from './purchase.ts'

type Of<T extends ChipsOrder['type']> = Extract<ChipsOrder, { readonly type: T }> & { readonly at: number }

/** A player buys chips. */
export const buyIn: Handler<Of<'BuyIn'>> = (work, { player, chips, from = 'cage', at }) => {
  const { state: table } = work
  const member = memberOf(table, player)
  if (member?.seat == null) return refused('no-seat', { player })
  const where = bookOf(table).firstBuyIn
  // wsop/104: the first chips for a game come from the cage
  if (where.is === 'cage' && from !== 'cage' && member.buyIns === 0 && chipsOf(member) === 0) {
    return refused('not-from-there', { player, about: 'cage', rules: where.rules })
  }
  const bought = purchase(table, member, chips, at)
  if ('why' in bought) return bought
  // rrp/2/procedures/8, wsop/64: in a deal they are held until it is over
  const held = plays(table, player)
  const rules = held ? [...bought.rules, ...bookOf(table).tableStakes.rules] : bought.rules
  tell(work, { type: 'BoughtIn', player, chips, kind: bought.kind, held, at, rules })
  return null
}

/** A player adds to the chips that they have. */
export const topUp: Handler<Of<'TopUp'>> = (work, order) => {
  const member = memberOf(work.state, order.player)
  if (member?.seat != null && chipsOf(member) === 0) {
    return refused('nothing-to-add-to', { player: order.player, about: 'buy-in' })
  }
  return buyIn(work, { ...order, type: 'BuyIn' })
}

/** Are they in the deal that is on? */
export const plays = (table: Pick<Table, 'deal'>, player: string): boolean =>
  table.deal?.players.some(it => it.player === player) ?? false

/** Why somebody has no place to have chips at, or null. */
export const seatless = (table: Table, player: string): TableRefusal | null =>
  memberOf(table, player)?.seat == null ? refused('no-seat', { player }) : null
