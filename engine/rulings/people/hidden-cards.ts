import type { Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, type Ruling } from '../ruling.ts'
import { handDead, handLive, notDueToAct } from './live-hand.ts'

/** A player's cards were out of sight, and they were passed over for it. */
export type HiddenCards = {
  readonly seat: Seat
  /** How many players acted behind them before they spoke up. */
  readonly behind: number
}

/** Whether the hand that nobody saw is still in. */
export type HiddenDecision = 'hand-dead' | 'hand-live'

/** wsop/75-dead: a hand that lay hidden while others acted may be dead; as many as cost a turn are enough. */
export const hiddenCards = (deal: Deal, { seat, behind }: HiddenCards): Ruling<HiddenDecision> => {
  const { hiddenCardsMayDie, skippedActionPlayersBehind } = rulebookOf(deal.book)
  const { is, rules } = hiddenCardsMayDie
  const live = handLive(rules)
  const enough = skippedActionPlayersBehind.is.players
  if (!is) return { ...live, wouldChange: ['turn-passed'] }
  if (behind < enough) return { ...live, wouldChange: [{ if: 'others-act-first', players: enough }] }
  const dead = handDead(deal, seat, 'hidden', rules)
  return leftTo<HiddenDecision>('floor', [dead, live], ['cards-in-view'])
}

/** Cards that nobody saw. */
export const hiddenCardsRuler = {
  impossible: (deal, { seat }) => notDueToAct(deal, seat),
  rule: hiddenCards,
} satisfies Ruler<HiddenCards>
