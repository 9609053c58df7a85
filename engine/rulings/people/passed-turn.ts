import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { readWager } from '../../wagers/read-wager.ts'
import type { Skipped } from '../../wagers/situation.ts'
import { situationAt } from '../../wagers/situation-at.ts'
import type { Change } from '../change.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, mended, type Option, type Ruling } from '../ruling.ts'
import { handDead, isFacing, notDueToAct } from './live-hand.ts'

/** A player was passed over while it was their turn. */
export type TurnPassed = {
  readonly seat: Seat
  /** How many players have acted behind them. */
  readonly behind: number
  /** Somebody ahead of them had yet to act. */
  readonly waiting?: boolean
  /** They called time before they acted: at the table, or from somewhere else. */
  readonly calledTime?: 'at-the-table' | 'from-elsewhere'
}

/** Whether they may still act. */
export type PassedDecision = 'keeps-turn' | 'hand-dead' | 'check'

/** rrp/3/betting/12: a player who lets this many act behind them may lose their turn: facing a wager their hand, else no more than that. */
export const turnPassed = (deal: Deal, incident: TurnPassed): Ruling<PassedDecision> => {
  const { seat, behind, waiting = false } = incident
  const { timeCalledFrom } = rulebookOf(deal.book)
  const stops = stopsTheAction(deal, incident)
  const skipped: Skipped = { behind, waiting, calledTime: stops }
  const reading = readWager(situationAt(deal, seat, [], { skipped }), rulebookOf(deal.book))
  const shouted = incident.calledTime !== undefined && !stops
  const rules = shouted ? [...timeCalledFrom.rules, ...reading.rules] : reading.rules
  const keeps: Option<PassedDecision> = { decision: 'keeps-turn', events: [], rules }
  const wouldChange: readonly Change[] = ['called-time']
  if (reading.act === 'nothing') {
    return stops
      ? { ...keeps, rules: timeCalledFrom.rules, wouldChange: ['did-not-call-time'] }
      : { ...keeps, wouldChange: ['more-act-behind'] }
  }
  const lost: Option<PassedDecision> = isFacing(deal, deal.players[placeOf(deal, seat)]!)
    ? handDead(deal, seat, 'turn-passed', rules)
    : { decision: 'check', events: mended(deal, [{ type: 'Checked', seat, rules }]), rules }
  return reading.binding === 'may-be'
    ? leftTo<PassedDecision>('floor', [lost, keeps], wouldChange)
    : { ...lost, wouldChange }
}

/** rrp/15/12: only a player at the table can stop the action. */
const stopsTheAction = (deal: Deal, { calledTime }: TurnPassed): boolean => {
  if (calledTime === undefined) return false
  return calledTime === 'at-the-table' || rulebookOf(deal.book).timeCalledFrom.is[deal.setting] === 'anywhere'
}

/** A turn that was passed over. */
export const passedTurnRuler = {
  impossible: (deal, { seat, behind }) => {
    if (deal.round?.bringInDue) return cannot('bring-in-first')
    const others = deal.players.filter(player => player.seat !== seat && !player.folded).length
    return behind > others ? cannot('others-in', { count: others }) : notDueToAct(deal, seat)
  },
  rule: turnPassed,
} satisfies Ruler<TurnPassed>
