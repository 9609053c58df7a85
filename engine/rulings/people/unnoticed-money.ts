import type { Chips, Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, type Option, type Ruling } from '../ruling.ts'
import { notDueToAct } from './live-hand.ts'

/** A player wants to play money that had lain on the table unnoticed. */
export type UnnoticedMoney = {
  readonly seat: Seat
  readonly amount: Chips
  readonly what: 'cash' | 'foreign-chips'
  /** They seem not to know that it does not play. */
  readonly unaware: boolean
  /** Somebody in the pot objects. */
  readonly objection: boolean
}

/** Whether it plays in this deal. */
export type MoneyDecision = 'plays-and-is-changed-afterwards' | 'does-not-play'

/** rrp/2/procedures/5/unnoticed-cash: if nobody in the pot minds, the dealer may let it play; after the deal it is changed to chips. */
export const unnoticedMoney = (deal: Deal, incident: UnnoticedMoney): Ruling<MoneyDecision> => {
  const { seat, amount, what, unaware, objection } = incident
  const { cashOnTable } = rulebookOf(deal.book)
  const rules = what === 'cash' ? cashOnTable.rules : citesOf(deal.book).foreignChips
  const not: Option<MoneyDecision> = { decision: 'does-not-play', events: [], rules }
  const plays: Option<MoneyDecision> = {
    decision: 'plays-and-is-changed-afterwards',
    events: [{ type: 'ChipsFound', seat, amount, to: seat, rules }],
    rules,
  }
  if (cashOnTable.is.plays === 'yes' && what === 'cash') return { ...plays, wouldChange: ['chips-of-another-house'] }
  if (cashOnTable.is.unnoticed === 'does-not-play') return { ...not, wouldChange: ['chips-of-the-house'] }
  if (!unaware) return { ...not, wouldChange: ['did-not-know'] }
  if (objection) return { ...not, wouldChange: ['nobody-objects'] }
  return leftTo<MoneyDecision>('dealer', [plays, not], ['somebody-objects'])
}

/** Money that nobody had noticed. */
export const unnoticedMoneyRuler = {
  impossible: (deal, { seat, amount }) => (amount <= 0 ? cannot('no-money-found') : notDueToAct(deal, seat)),
  rule: unnoticedMoney,
} satisfies Ruler<UnnoticedMoney>
