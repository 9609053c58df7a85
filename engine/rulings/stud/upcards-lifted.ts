import type { Seat } from '../../deal/chips.ts'
import { type Deal, type Player, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { handDead, handLive, isFacing, noLiveHand } from '../people/live-hand.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, type Ruling } from '../ruling.ts'

/** A player of stud lifts their upcards, turns them down, mixes them with their downcards, or changes their order on purpose. */
export type UpcardsPickedUp = {
  readonly seat: Seat
  readonly how: 'lifted' | 'turned-down' | 'mixed' | 'reordered'
  /** Another has acted because of it. */
  readonly madeAnotherAct?: boolean
}

/** Whether the hand may still win. */
export type UpcardsDecision = 'hand-live' | 'hand-dead'

/**
 * rrp/3/dead-hands/1c: facing a bet such a hand is dead; with nothing to call, and at the showdown, it is live.
 * web/dead-hands/5: there it is dead once another has acted because they took it for a fold.
 */
export const upcardsPickedUp = (deal: Deal, incident: UpcardsPickedUp): Ruling<UpcardsDecision> => {
  const { seat, how, madeAnotherAct = false } = incident
  if (how === 'reordered') return upcardsReordered(deal, seat)
  const { is, rules } = rulebookOf(deal.book).upcardsLiftedKills
  if (is === 'once-another-acts') {
    return madeAnotherAct
      ? { ...handDead(deal, seat, 'upcards-lifted', rules), wouldChange: ['nobody-acted-on-it'] }
      : { ...handLive(rules), wouldChange: ['another-acted-on-it'] }
  }
  const player = deal.players[placeOf(deal, seat)]!
  const facing = isFacing(deal, player) && player.stack > 0
  return facing
    ? {
        ...handDead(deal, seat, 'upcards-lifted', rules),
        wouldChange: ['no-bet-to-call', 'betting-was-over'],
      }
    : { ...handLive(rules), wouldChange: [whyNotFacing(deal, player)] }
}

/** What would make it a bet that the player faces. */
const whyNotFacing = (deal: Deal, player: Player): Change => {
  if (isFacing(deal, player)) return 'has-chips-left'
  return deal.round?.bringInDue === true ? 'bring-in-made' : 'bet-to-call'
}

/** wsop/seven-card-stud-upcards: it misleads the others, and may cost the hand. */
const upcardsReordered = (deal: Deal, seat: Seat): Ruling<UpcardsDecision> => {
  const { is, rules } = rulebookOf(deal.book).upcardOrderPenalty
  const live = handLive(rules)
  const wouldChange: readonly Change[] = ['not-on-purpose']
  if (is === 'improper') return { ...live, wouldChange }
  return leftTo<UpcardsDecision>('floor', [live, handDead(deal, seat, 'upcards-reordered', rules)], wouldChange)
}

/** Upcards that do not lie as they should. */
export const upcardsRuler = {
  impossible: (deal, { seat, how }) => {
    const off = noLiveHand(deal, seat)
    if (off !== null) return off
    const { up } = deal.players[placeOf(deal, seat)]!
    if (deal.form.family !== 'stud' || up.length === 0) return cannot('no-upcards', { seat })
    return how === 'reordered' && up.length < 2 ? cannot('one-upcard', { seat }) : null
  },
  rule: upcardsPickedUp,
} satisfies Ruler<UpcardsPickedUp>
