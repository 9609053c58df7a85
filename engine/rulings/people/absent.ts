import { bringInSizes } from '../../deal/betting/betting.ts'
import { bringInRules } from '../../deal/betting/opening-rules.ts'
import type { Seat } from '../../deal/chips.ts'
import { canAct, type Deal, type Player, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { openingIsOut } from '../dealing/opening-cards.ts'
import type { Ruler } from '../ruler.ts'
import type { Ruling } from '../ruling.ts'
import { handDead, handLive, hasActed, isFacing, notInTheDeal } from './live-hand.ts'

/** A player is not at the seat, and is away until they are back. */
export type PlayerAbsent = {
  readonly seat: Seat
  /** They were there when all had their first cards, and walked off before they acted. */
  readonly walkedOff?: boolean
}

/** Whether their hand lives. */
export type AbsentDecision = 'hand-dead' | 'hand-live'

/** rrp/8/8, rrp/15/13, wsop/83: by when a player must be at their seat goes by the book, the form and the setting. */
export const absent = (deal: Deal, incident: PlayerAbsent): Ruling<AbsentDecision> => {
  const { seat, walkedOff = false } = incident
  const place = placeOf(deal, seat)
  const { dies, rules } = deadline(deal, incident)
  const noted: readonly DealEvent[] = deal.mending.absent.some(it => it.seat === seat)
    ? []
    : [{ type: 'AbsenceNoted', seat, walkedOff, rules }]
  if (!isReached(deal, place, dies)) return { ...handLive(rules), events: noted, wouldChange: [WHEN[dies]] }
  return {
    ...handDead(deal, seat, 'absent', rules, [...noted, ...forcedBet(deal, place)]),
    wouldChange: ['back-in-time'],
  }
}

type Deadline = 'at-once' | 'on-turn' | 'when-all-have-cards' | 'facing-a-wager' | 'never'

const WHEN: Readonly<Record<Deadline, Change>> = {
  'at-once': 'still-to-act',
  'on-turn': 'away-on-turn',
  'when-all-have-cards': 'away-when-dealt',
  'facing-a-wager': 'away-facing-wager',
  never: 'clock-runs-out',
}

/** By when they must be there. Stud has a rule of its own, and events have another than cash games. */
export const deadline = (
  deal: Deal,
  { seat, walkedOff = false }: PlayerAbsent,
): { readonly dies: Deadline; readonly rules: readonly RuleId[] } => {
  const acted = hasActed(deal, placeOf(deal, seat))
  const { cashHandLiveDeadline: cash, studAbsentHand: stud, tournamentHandLiveDeadline: event } = rulebookOf(deal.book)
  const isStud = deal.form.family === 'stud'
  // a player who has acted was at their seat when the cards came; wsop/225: stud waits for their turn all the same
  const left = walkedOff || (acted && !isStud)
  if (left && deal.setting === 'cash' && cash.is.leavingKills) return { dies: 'at-once', rules: cash.rules }
  if (isStud)
    return { dies: afterTheCards(stud.is[deal.setting] === 'dead-on-turn', walkedOff || acted), rules: stud.rules }
  if (deal.setting === 'cash') {
    return { dies: afterTheCards(cash.is.others === 'own-turn', left), rules: cash.rules }
  }
  if (event.is === 'facing-a-wager-or-showdown') return { dies: 'facing-a-wager', rules: event.rules }
  return { dies: afterTheCards(event.is === 'own-turn-to-act', left), rules: event.rules }
}

/** A player who was there in time, and left later, is held to their turn alone. */
const afterTheCards = (onTurn: boolean, left: boolean): Deadline => {
  if (onTurn) return 'on-turn'
  return left ? 'never' : 'when-all-have-cards'
}

const isReached = (deal: Deal, place: number, dies: Deadline): boolean => {
  const isDue = deal.turn === place
  switch (dies) {
    // wsop/84: while they have an act to come
    case 'at-once':
      return deal.phase === 'streets' && !deal.players[place]!.acted && canAct(deal.players[place]!)
    // rrp/8/8, uspa/3.3.2.12: a turn to act; an all-in hand has none, and nothing is asked of it at the showdown
    case 'on-turn':
      return isDue && deal.phase === 'streets'
    case 'when-all-have-cards':
      return openingIsOut(deal)
    case 'facing-a-wager':
      return isDue && (deal.phase === 'showdown' || isFacing(deal, deal.players[place]!))
    case 'never':
      return false
  }
}

/** rrp/8/8: with their ante they lose the forced bet, if it is theirs. */
const forcedBet = (deal: Deal, place: number): readonly DealEvent[] => {
  if (deal.turn !== place || !deal.round?.bringInDue) return []
  const { seat }: Player = deal.players[place]!
  return [{ type: 'BroughtIn', seat, to: bringInSizes(deal, place)[0]!, rules: bringInRules(deal) }]
}

/** Somebody who is not there. */
export const absentRuler = {
  impossible: (deal, { seat }) => notInTheDeal(deal, seat),
  rule: absent,
} satisfies Ruler<PlayerAbsent>
