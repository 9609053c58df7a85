import { citesOf } from '../../rulebooks/cites.ts'
import { callDeal } from '../deals/call-deal.ts'
import { bookOf, memberOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, type TableWork, tell } from '../work.ts'
import type { AgreedOrder } from './agreed.ts'

type Say = Extract<AgreedOrder, { readonly type: 'SayStraddle' }> & { readonly at: number }

/** A straddle is announced for the next deal. It has to be possible if that were dealt now; seats can still change. */
export const sayStraddle: Handler<Say> = (work, { player, amount, at }) => {
  const { state: table } = work
  if (memberOf(table, player)?.seat == null) return refused('no-seat', { player })
  if (amount !== undefined && !(Number.isSafeInteger(amount) && amount > 0))
    return refused('chips-not-whole', { player })
  const rules = citesOf(bookOf(table).id).straddle
  tell(work, { type: 'StraddleSaid', player, amount: amount ?? null, at, rules })
  return table.deal === null ? notTaken(work, player, at) : null
}

/** Why the deal would be dealt without it, or null. */
const notTaken = ({ state: table, record }: TableWork, player: string, at: number): ReturnType<Handler<Say>> => {
  const tried: TableWork = { state: { ...table }, events: [], record }
  if (callDeal(tried, { type: 'CallDeal', at }) !== null) return null
  const off = tried.events.find(event => event.type === 'StraddleNotTaken' && event.player === player)
  if (off?.type !== 'StraddleNotTaken') return null
  return refused('not-due-for-it', { player, about: 'straddle', deal: off.refusal, rules: off.rules })
}
