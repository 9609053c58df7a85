import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { programOf } from '../../deal/program.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { voided } from '../dealing/void-deal.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, mended, type Ruling } from '../ruling.ts'
import { handDead, handLive, hasActed, noLiveHand } from './live-hand.ts'

/** A player's cards fell among those of another. */
export type CardsMixedWithAnother = {
  readonly seat: Seat
  readonly with: Seat
  /** Nobody can mistake them. */
  readonly identifiable?: boolean
}

/** The hand is dead, or there may be a new deal in which its player has a dead one. */
export type MixedDecision = 'hand-dead' | 'hand-live' | 'redeal-with-hand-dead' | 'redeal'

/** rrp/3/dead-hands/3: cards thrown into another's hand are dead, whichever way they face. */
export const mixedCards = (deal: Deal, incident: CardsMixedWithAnother): Ruling<MixedDecision> => {
  const { seat, identifiable = false } = incident
  const { cardsIntoAnotherHand: into, cardsIntoBlindHandRedeal: redeal } = rulebookOf(deal.book)
  const dead = handDead(deal, seat, 'mixed-with-another', into.rules)
  if (into.is === 'dead-unless-identifiable' && identifiable) {
    return { ...handLive(into.rules), wouldChange: ['cards-not-apart'] }
  }
  if (redeal.is === 'no' || !isBlindOnFirstRound(deal, incident.with)) {
    const wouldChange: readonly Change[] = redeal.is === 'no' ? ['fell-among-no-hand'] : ['fell-into-blind']
    return { ...dead, wouldChange }
  }
  // wsop/112-redeal: a blind has done nothing, and their hand is fouled
  const decision = redeal.is === 'may-redeal' ? 'redeal' : 'redeal-with-hand-dead'
  const again = { decision, events: mended(deal, voided(deal, 'redeal', redeal.rules)), rules: redeal.rules } as const
  return leftTo<MixedDecision>('floor', [dead, again], ['other-not-blind'])
}

/** The blinds are in the deal by force until they have acted. */
const isBlindOnFirstRound = (deal: Deal, seat: Seat): boolean => {
  const { posted, folded } = deal.players[placeOf(deal, seat)]!
  return deal.form.opening === 'blinds' && posted && !folded && deal.step <= programOf(deal.form).firstRound
}

/** Cards that fell among another's. */
export const mixedCardsRuler = {
  impossible: (deal, { seat, with: other }) => {
    if (seat === other) return cannot('mixed-with-itself')
    return noLiveHand(deal, seat) ?? noLiveHand(deal, other)
  },
  rule: mixedCards,
} satisfies Ruler<CardsMixedWithAnother>

/** By an earlier ruling a player is dealt a hand that is dead. */
export type DealtDeadHand = { readonly seat: Seat }

/** wsop/112-redeal: in the new deal the offender gets their cards, and they are dead. */
export const dealtDeadRuler = {
  impossible: (deal, { seat }) => {
    const off = noLiveHand(deal, seat)
    if (off !== null) return off
    const place = placeOf(deal, seat)
    if (!hasActed(deal, place)) return null
    // a player who is all-in by a blind never acts
    return deal.players[place]!.acted ? cannot('has-acted', { seat }) : cannot('not-just-dealt')
  },
  rule: (deal, { seat }) => ({
    ...handDead(deal, seat, 'dealt-dead', rulebookOf(deal.book).cardsIntoBlindHandRedeal.rules),
    wouldChange: ['no-ruling-before'],
  }),
} satisfies Ruler<DealtDeadHand>
