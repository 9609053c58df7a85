import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { programOf } from '../../deal/program.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { handDead, handLive, noLiveHand } from '../people/live-hand.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, type Ruling } from '../ruling.ts'

/** The first card of the next street is delivered, and a player has not thrown away what they must, or not all of it. */
export type DiscardMissed = { readonly seat: Seat /** How many cards they threw away. */; readonly discarded?: number }

/** Whether their hand may still win. */
export type DiscardDecision = 'hand-dead' | 'hand-live'

/** wsop/251, wsop/252: a hand that still holds too many cards then is dead. */
export const discardMissed = (deal: Deal, { seat }: DiscardMissed): Ruling<DiscardDecision> => {
  const { is, rules } = rulebookOf(deal.book).superStudNoDiscard
  const dead = handDead(deal, seat, 'not-discarded', rules)
  const wouldChange: readonly Change[] = ['next-street-not-dealt']
  return is === 'dead-hand'
    ? { ...dead, wouldChange }
    : leftTo<DiscardDecision>('floor', [dead, handLive(rules)], wouldChange)
}

/** A discard that was not made in time. */
export const discardMissedRuler = {
  impossible: (deal, { seat, discarded = 0 }) => {
    const off = noLiveHand(deal, seat)
    if (off !== null) return off
    const step = programOf(deal.form).steps[deal.step]
    if (deal.form.family !== 'stud' || !deal.asked || step?.do !== 'discard') return cannot('no-discard-due')
    if (deal.players[placeOf(deal, seat)]!.answered) return cannot('has-discarded', { seat })
    return discarded < step.cards ? null : cannot('discards-at-most', { count: step.cards })
  },
  rule: discardMissed,
} satisfies Ruler<DiscardMissed>
