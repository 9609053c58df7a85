import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'

/** A player wants their last call back: the upcards on show beat all that they have. */
export type BeatenCall = {
  readonly seat: Seat
  /** Whose upcards they are. */
  readonly by: Seat
}

/** Whether the call stays in the pot. */
export type BeatenCallDecision = 'action-stands' | 'wager-returned'

/** rrp/8/19: the call bought them the sight of the hand, and it stays in the pot. */
export const beatenCall = (deal: Deal, { seat }: BeatenCall): Ruling<BeatenCallDecision> => {
  const { is, rules } = rulebookOf(deal.book).studBeatenCallRefund
  if (!is) return { decision: 'action-stands', events: [], rules, wouldChange: ['book-returns-beaten-call'] }
  const back = [{ seat, amount: deal.players[placeOf(deal, seat)]!.put }]
  return {
    decision: 'wager-returned',
    events: mended(deal, [{ type: 'WagersReturned', back, rules }]),
    rules,
    wouldChange: ['hand-beats-upcards'],
  }
}

/** How a player who called when they were beaten on show is ruled on. */
export const beatenCallRuler = {
  impossible: (deal, { seat, by }) => {
    if (deal.form.family !== 'stud') return cannot('no-upcards-in-game')
    if (deal.phase === 'ended') return cannot('deal-over')
    if (deal.phase !== 'showdown' && deal.phase !== 'award') return cannot('last-round-not-over')
    const [caller, winner] = [deal.players[placeOf(deal, seat)], deal.players[placeOf(deal, by)]]
    if (caller === undefined || winner === undefined || seat === by) return cannot('caller-and-another')
    if (caller.folded || winner.folded || winner.up.length === 0) return cannot('hand-is-gone')
    return caller.put > 0 ? null : cannot('called-nothing', { seat })
  },
  rule: beatenCall,
} satisfies Ruler<BeatenCall>
