import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
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
  /** They threw it away because they were told something wrong. */
  readonly misinformed?: boolean
  /** They threw it away because of a mistake that the dealer made. */
  readonly dealerErred?: boolean
  /** They guarded it: with their hands, a chip or another object. */
  readonly protected?: boolean
}

/** Whether the hand is out of the deal or comes back into it. */
export type MuckedDecision = 'hand-dead' | 'retrieved'

/** rrp/3/dead-hands/2: what lies in the muck may be dead; a hand that nobody can mistake may be brought back. */
export const muckedHand = (deal: Deal, incident: HandMucked): Ruling<MuckedDecision> => {
  const { seat, by, identifiable, misinformed = false } = incident
  const { muckedHandRetrieval, unprotectedHand } = rulebookOf(deal.book)
  const { is, rules } = muckedHandRetrieval
  // rrp/3/irregularities/2: a player who does not guard their hand has no redress
  if (by === 'dealer' && !incident.protected && unprotectedHand.is === 'no-redress') {
    return { ...dead(deal, incident, unprotectedHand.rules), wouldChange: ['hand-protected'] }
  }
  const wrongly = by === 'dealer' || misinformed || is.when === 'identifiable'
  if (!identifiable || is.when === 'never' || !wrongly) {
    return { ...dead(deal, incident, rules), wouldChange: whatBringsBack(is.when === 'never', identifiable, wrongly) }
  }
  if (isThrownAway(deal, seat) && cannotComeBack(deal, seat) !== null) {
    return { ...dead(deal, incident, rules), wouldChange: ['noticed-before-deal-went-on'] }
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
    'cards-not-apart',
    ...(harder ? [whatHinders(incident)] : misinformed ? [] : (['misinformed'] as const)),
  ])
}

/** What would let a dead hand come back. */
const whatBringsBack = (never: boolean, identifiable: boolean, wrongly: boolean): readonly Change[] => {
  if (never) return ['book-allows-retrieval']
  return [...(identifiable ? [] : (['cards-apart'] as const)), ...(wrongly ? [] : (['misinformed'] as const))]
}

/** What would make it less likely that the hand comes back. */
const whatHinders = ({ by, misinformed }: HandMucked): Change => {
  if (by === 'dealer') return 'player-mucked-it'
  return misinformed ? 'not-misinformed' : 'dealer-not-at-fault'
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
    if (deal.phase === 'ended') return cannot('deal-over')
    return player.killed ? cannot('dead-by-ruling') : null
  },
  rule: muckedHand,
} satisfies Ruler<HandMucked>
