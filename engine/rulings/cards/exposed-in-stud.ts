import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, type Player, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { programOf } from '../../deal/program.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { misdeal } from '../dealing/misdeal.ts'
import { misdealWindowOpen } from '../dealing/substantial-action.ts'
import { mended, type Ruling } from '../ruling.ts'
import { lastRoundOver } from './dealt-card.ts'

/** A holecard of stud that the dealer dealt up. */
export type ExposedInStud = { readonly seat: Seat; readonly card: Card }

/** What becomes of the hand. */
export type StudExposedDecision = 'next-card-down' | 'hand-dead' | 'misdeal' | 'play-on'

/** rrp/8/1: with one holecard up the third card comes down; more of them cost the hand or the deal, in events any does. */
export const exposedInStud = (deal: Deal, { seat, card }: ExposedInStud): Ruling<StudExposedDecision> => {
  const { is, rules } = rulebookOf(deal.book).studHoleCardExposed
  const playOn = { decision: 'play-on', events: [], rules } as const
  if (lastRoundOver(deal) >= 0) return { ...playOn, wouldChange: ['first-cards'] }
  const mayBeMisdeal = misdealWindowOpen(deal)
  if (deal.setting === 'tournament' && is.tournament === 'misdeal') {
    return mayBeMisdeal ? misdeal(deal, rules) : { ...playOn, wouldChange: ['nobody-acted'] }
  }
  const player = deal.players[placeOf(deal, seat)]!
  const { downcards, upStep } = firstCards(deal)
  const up = player.up.filter(it => deal.mending.exposed.includes(it)).length + 1
  const thirdIsOut = deal.step > upStep
  // the third card, which came down, is the last of them
  const all = thirdIsOut && up > downcards
  if (thirdIsOut && !all) return { ...playOn, wouldChange: ['said-before-third-card'] }
  const result = all ? is.allThree : up > 1 && up >= downcards ? is.both : is.one
  const wouldChange: readonly Change[] = ['another-first-card-up', 'tournament']
  if (result === 'misdeal') return mayBeMisdeal ? misdeal(deal, rules) : { ...playOn, wouldChange }
  if (result === 'dead-hand-ante-back') {
    return { decision: 'hand-dead', events: mended(deal, deadWithAnteBack(player, rules)), rules, wouldChange }
  }
  const events = [...turnedUp(seat, card, rules), ...downInstead(deal, seat, upStep, is.lowcardUpEarly, rules)]
  return { decision: 'next-card-down', events: mended(deal, events), rules, wouldChange }
}

/** The exposed downcard lies up from now on. */
export const turnedUp = (seat: Seat, card: Card, rules: readonly RuleId[]): readonly DealEvent[] => [
  { type: 'FaultCounted', fault: 'exposed', cards: [card], rules },
  {
    type: 'CardsMoved',
    moves: [{ card, from: { seat, face: 'down' }, to: { seat, face: 'up' } }],
    rules,
  },
]

const deadWithAnteBack = ({ seat, paid, bet }: Player, rules: readonly RuleId[]): readonly DealEvent[] => [
  ...(paid > bet
    ? ([{ type: 'WagersReturned', back: [{ seat, amount: paid - bet }], rules }] satisfies readonly DealEvent[])
    : []),
  { type: 'HandKilled', seat, why: 'holecards-exposed', rules },
]

/** Their next card comes down, and if the card that is up would be the lowcard the next to their left opens. */
const downInstead = (
  deal: Deal,
  seat: Seat,
  upStep: number,
  lowcard: 'next-to-the-left' | 'lowest-door-card',
  rules: readonly RuleId[],
): readonly DealEvent[] => {
  const isDue = deal.mending.repairs.some(repair => repair.do === 'deal-down' && repair.seat === seat)
  if (isDue) return []
  const down: DealEvent = { type: 'RepairDue', repair: { do: 'deal-down', at: upStep, seat }, rules }
  if (lowcard === 'lowest-door-card') return [down]
  const at = programOf(deal.form).firstRound
  return [down, { type: 'RepairDue', repair: { do: 'pass-over', at, seat }, rules }]
}

/** How many of the first cards come down, and the step that brings the first upcard. */
const firstCards = (deal: Deal): { readonly downcards: number; readonly upStep: number } => {
  const { steps } = programOf(deal.form)
  const upStep = steps.findIndex(step => step.do === 'deal' && step.face === 'up')
  const downcards = steps.slice(0, upStep).reduce((cards, step) => cards + (step.do === 'deal' ? step.cards : 0), 0)
  return { downcards, upStep }
}
