import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import type { Ruler } from '../ruler.ts'
import type { Ruling } from '../ruling.ts'
import { handDead, handLive, isFacing, noLiveHand } from './live-hand.ts'
import { broughtBack, cannotComeBack } from './retrieval.ts'

/** A player threw their hand forward, or said that they fold, and wants to play it after all. */
export type HandThrownForward = {
  readonly seat: Seat
  /** Another has acted because of it. */
  readonly madeAnotherAct: boolean
  /** They said that they fold. */
  readonly announced?: boolean
}

/** Whether they have folded by it. */
export type ThrownDecision = 'hand-dead' | 'hand-live'

/** rrp/3/dead-hands/1a, 1b: facing a wager it is a fold; else it is dead once another has acted because of it. */
export const thrownForward = (deal: Deal, incident: HandThrownForward): Ruling<ThrownDecision> => {
  const { seat, madeAnotherAct, announced = false } = incident
  const { foldWithoutBetKills, handThrownForward } = rulebookOf(deal.book)
  const player = deal.players[placeOf(deal, seat)]!
  const dies = (rules: Ruling['rules']) =>
    player.folded
      ? ({ decision: 'hand-dead', events: [], rules } as const)
      : handDead(deal, seat, 'thrown-forward', rules)
  if (isFacing(deal, player)) {
    return { ...dies(citesOf(deal.book).foldToWager), wouldChange: ['no-bet-to-call'] }
  }
  const wouldChange: readonly Change[] = ['nobody-acted-on-it']
  if (madeAnotherAct) return { ...dies(handThrownForward.rules), wouldChange }
  // web/dead-hands/3: the word alone is enough, with or without a bet
  if (announced && foldWithoutBetKills.is) {
    return { ...dies(foldWithoutBetKills.rules), wouldChange: ['said-nothing'] }
  }
  const { rules } = foldWithoutBetKills
  return {
    ...handLive(rules),
    events: player.folded ? broughtBack(deal, seat, rules) : [],
    wouldChange: ['another-acted-on-it', 'bet-to-call'],
  }
}

/** A hand thrown forward. */
export const thrownForwardRuler = {
  impossible: (deal, { seat }) => {
    const player = deal.players[placeOf(deal, seat)]
    if (player?.folded === true) return cannotComeBack(deal, seat)
    return deal.phase === 'award' ? cannot('nobody-left-to-act') : noLiveHand(deal, seat)
  },
  rule: thrownForward,
} satisfies Ruler<HandThrownForward>
