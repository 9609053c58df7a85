import type { Chips } from '../../deal/chips.ts'
import { bookOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import { plays, seatless } from './buy-in.ts'
import type { ChipsOrder } from './chips.ts'

type LayCash = Extract<ChipsOrder, { readonly type: 'LayCash' }> & { readonly at: number }

/** rrp/16/3: where a house lets cash play, only these bills do. Chips of money: a bill is worth its number of units. */
export const layCash: Handler<LayCash> = (work, { player, bills, at }) => {
  const { state: table } = work
  const wrong = seatless(table, player)
  if (wrong !== null) return wrong
  const { is, rules } = bookOf(table).cashOnTable
  if (bills.length === 0 || bills.some(bill => !(Number.isSafeInteger(bill) && bill > 0))) {
    return refused('chips-not-whole', { player })
  }
  const allowed = table.placard.cash === true ? is.billsIfAllowed : []
  const worth = (those: readonly number[]): Chips => those.reduce((sum, bill) => sum + bill * table.placard.money, 0)
  const playing = bills.filter(bill => allowed.includes(bill))
  if (playing.length === 0) {
    return refused('cash-does-not-play', {
      player,
      about: allowed,
      rules,
    })
  }
  const doesNot = worth(bills) - worth(playing)
  tell(work, { type: 'CashLaid', player, plays: worth(playing), doesNot, held: plays(table, player), at, rules })
  return null
}
