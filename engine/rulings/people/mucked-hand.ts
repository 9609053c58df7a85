import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, type Option, type Ruling } from '../ruling.ts'
import { handDead, noLiveHand } from './live-hand.ts'
import { broughtBack, cannotComeBack, triesHarder, whoRetrieves } from './retrieval.ts'

/** A hand went into the muck: its player threw it there, or the dealer took it for a dead one. */
export type HandMucked = {
  readonly seat: Seat
  readonly by: 'player' | 'dealer'
  /** Nobody can mistake the cards for others. */
  readonly identifiable: boolean
  /** He threw it away because he was told something wrong. */
  readonly misinformed?: boolean
  /** He threw it away because of a mistake that the dealer made. */
  readonly dealerErred?: boolean
  /** He guarded it: with his hands, a chip or another object. */
  readonly protected?: boolean
}

/** Whether the hand is out of the deal or comes back into it. */
export type MuckedDecision = 'hand-dead' | 'retrieved'

/** rrp/3/dead-hands/2: what lies in the muck may be dead; a hand that nobody can mistake may be brought back. */
export const muckedHand = (deal: Deal, incident: HandMucked): Ruling<MuckedDecision> => {
  const { seat, by, identifiable, misinformed = false } = incident
  const { muckedHandRetrieval, unprotectedHand } = rulebookOf(deal.book)
  const { is, rules } = muckedHandRetrieval
  // rrp/3/irregularities/2: one who does not guard his hand has no redress
  if (by === 'dealer' && !incident.protected && unprotectedHand.is === 'no-redress') {
    return { ...dead(deal, incident, unprotectedHand.rules), wouldChange: ['he had guarded his hand'] }
  }
  const wrongly = by === 'dealer' || misinformed || is.when === 'identifiable'
  if (!identifiable || is.when === 'never' || !wrongly) {
    const wouldChange = ['the cards can be told apart beyond doubt', 'he was told something wrong']
    return { ...dead(deal, incident, rules), wouldChange }
  }
  if (isThrownAway(deal, seat) && cannotComeBack(deal, seat) !== null) {
    return { ...dead(deal, incident, rules), wouldChange: ['it is noticed before the deal has gone on'] }
  }
  const retrieved: Option<MuckedDecision> = {
    decision: 'retrieved',
    events: isThrownAway(deal, seat) ? broughtBack(deal, seat, rules) : [],
    rules,
  }
  // a guarded hand that the dealer swept up is no fault of its player
  const harder = by === 'dealer' || triesHarder(is, incident)
  const lost = dead(deal, incident, rules)
  return leftTo<MuckedDecision>(whoRetrieves(is), harder ? [retrieved, lost] : [lost, retrieved], [
    'the cards cannot be told apart',
    harder ? 'nobody told him anything wrong' : 'he was told something wrong',
  ])
}

/** A hand that is live until now dies; one that was folded is dead already. */
const dead = (deal: Deal, { seat }: HandMucked, rules: Option['rules']): Option<'hand-dead'> =>
  isThrownAway(deal, seat) ? { decision: 'hand-dead', events: [], rules } : handDead(deal, seat, 'mucked', rules)

const isThrownAway = (deal: Deal, seat: Seat): boolean => deal.players[placeOf(deal, seat)]!.folded

/** A hand in the muck that should perhaps not be there. */
export const muckedHandRuler = {
  impossible: (deal, { seat }) => {
    const player = deal.players[placeOf(deal, seat)]
    if (player?.folded !== true) return noLiveHand(deal, seat)
    if (deal.phase === 'ended') return 'the deal is over'
    return player.killed ? 'the hand is dead by a ruling' : null
  },
  rule: muckedHand,
} satisfies Ruler<HandMucked>
