import type { Seat } from '../chips.ts'
import type { Deal } from '../deal.ts'
import { programOf } from '../program.ts'
import { stepDue } from '../where.ts'
import { seatAt } from '../work.ts'
import { dealQueue } from './dealing-order.ts'

/** To whom the next cards go, one after another, by seat, when the dealer deals to hands; nobody at any other time. */
export const recipients = (deal: Deal): readonly Seat[] => {
  const step = deal.phase === 'streets' ? programOf(deal.form).steps[stepDue(deal)] : undefined
  if (step?.do === 'replace') return deal.owing.filter(place => place >= 0).map(place => seatAt(deal, place))
  if (step?.do !== 'deal' || deal.common) return []
  return dealQueue(deal, step)
    .slice(deal.done)
    .map(place => seatAt(deal, place))
}
