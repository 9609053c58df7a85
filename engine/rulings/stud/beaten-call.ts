import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'

/** A player wants his last call back: the upcards on show beat all that he has. */
export type BeatenCall = {
  readonly seat: Seat
  /** Whose upcards they are. */
  readonly by: Seat
}

/** Whether the call stays in the pot. */
export type BeatenCallDecision = 'action-stands' | 'wager-returned'

/** rrp/8/19: the call bought him the sight of the hand, and it stays in the pot. */
export const beatenCall = (deal: Deal, { seat }: BeatenCall): Ruling<BeatenCallDecision> => {
  const { is, rules } = rulebookOf(deal.book).studBeatenCallRefund
  if (!is) return { decision: 'action-stands', events: [], rules, wouldChange: ['the book gives such a call back'] }
  const back = [{ seat, amount: deal.players[placeOf(deal, seat)]!.put }]
  return {
    decision: 'wager-returned',
    events: mended(deal, [{ type: 'WagersReturned', back, rules }]),
    rules,
    wouldChange: ['his hand beats the upcards'],
  }
}

/** How one who called when he was beaten on show is ruled on. */
export const beatenCallRuler = {
  impossible: (deal, { seat, by }) => {
    if (deal.form.family !== 'stud') return 'no upcards are on show in this form'
    if (deal.phase === 'ended') return 'the deal is over'
    if (deal.phase !== 'showdown' && deal.phase !== 'award') return 'the last round is not over'
    const [caller, winner] = [deal.players[placeOf(deal, seat)], deal.players[placeOf(deal, by)]]
    if (caller === undefined || winner === undefined || seat === by) return 'it takes a caller and another hand'
    if (caller.folded || winner.folded || winner.up.length === 0) return 'one of the hands is gone'
    return caller.put > 0 ? null : `seat ${seat} called nothing on the last round`
  },
  rule: beatenCall,
} satisfies Ruler<BeatenCall>
