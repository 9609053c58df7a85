import { bringInSizes } from '../../deal/betting/betting.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { readWager } from '../../wagers/read-wager.ts'
import { situationAt } from '../../wagers/situation-at.ts'
import { noLiveHand } from '../people/live-hand.ts'
import type { Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'

/** The wrong player was named low and has put in the forced bet. */
export type WrongLowcard = {
  readonly seat: Seat
  /** The next player has acted behind it. */
  readonly nextActed: boolean
}

/** Whether their bet stands. */
export type LowcardDecision = 'taken-back' | 'action-stands'

/** rrp/8/5: until the next has acted they take it back and the lowcard brings in; then it stands, and the lowcard owes nothing. */
export const wrongLowcard = (deal: Deal, { seat, nextActed }: WrongLowcard): Ruling<LowcardDecision> => {
  const to = bringInSizes(deal, placeOf(deal, seat))[0]!
  const since = nextActed ? [{ act: 'call', to } as const] : []
  const facts = { wrongLowcard: true, since }
  const { binding, rules } = readWager(situationAt(deal, seat, [[to]], facts), rulebookOf(deal.book))
  // their chips go back, and the forced bet is due where it was
  if (binding !== true) return { decision: 'taken-back', events: [], rules, wouldChange: ['next-player-acted'] }
  return {
    decision: 'action-stands',
    events: mended(deal, [{ type: 'BroughtIn', seat, to, rules }]),
    rules,
    wouldChange: ['next-player-not-acted'],
  }
}

/** The forced bet of the wrong player. */
export const wrongLowcardRuler = {
  impossible: (deal, { seat }) => {
    if (!deal.round?.bringInDue) return cannot('no-bring-in-due')
    if (deal.turn === placeOf(deal, seat)) return cannot('brings-in')
    const player = deal.players[placeOf(deal, seat)]
    return player?.stack === 0 ? cannot('no-chips', { seat }) : noLiveHand(deal, seat)
  },
  rule: wrongLowcard,
} satisfies Ruler<WrongLowcard>
