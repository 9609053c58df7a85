import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { programOf } from '../../deal/program.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { leftTo, mended, type Ruling } from '../ruling.ts'
import { turnedUp } from './exposed-in-stud.ts'

/** The downcard of a hand at Mexican poker, which the dealer exposed. */
export type ExposedInMexican = { readonly seat: Seat; readonly card: Card }

/** What its player has: the next card down, and where the book gives it a choice to be all-in for the pot as it is. */
export type MexicanDecision = 'next-card-down' | 'stays-active' | 'all-in' | 'play-on'

/**
 * wsop/257: their next card comes down, and they may declare themselves all-in; a joker stays any card (wsop/257-joker).
 * The rule speaks of any downcard, so it doesn't matter on which street it came or whether they have acted with it.
 */
export const exposedInMexican = (deal: Deal, { seat, card }: ExposedInMexican): Ruling<MexicanDecision> => {
  const { is, rules } = rulebookOf(deal.book).mexicanExposedDownCard
  const player = deal.players[placeOf(deal, seat)]!
  const wouldChange: readonly Change[] = ['player-turned-it-up']
  if (deal.phase !== 'streets') return { decision: 'play-on', events: [], rules, wouldChange: ['said-before-betting'] }
  const up = [...turnedUp(seat, card, rules), ...nextDown(deal, seat, rules)]
  if (is === 'next-card-down' || player.stack === 0) {
    return { decision: 'next-card-down', events: mended(deal, up), rules, wouldChange }
  }
  const allIn: DealEvent = { type: 'ChipsSetAside', seat, amount: player.stack, rules }
  return leftTo<MexicanDecision>(
    { seat },
    [
      { decision: 'stays-active', events: mended(deal, up), rules },
      { decision: 'all-in', events: mended(deal, [...up, allIn]), rules },
    ],
    wouldChange,
  )
}

/** On later streets one without a downcard gets the next card down automatically; the first upcard has to be named. */
const nextDown = (deal: Deal, seat: Seat, rules: Ruling['rules']): readonly DealEvent[] => {
  const step = programOf(deal.form).steps[deal.step]
  if (step?.do !== 'deal' || step.face !== 'up') return []
  return [{ type: 'RepairDue', repair: { do: 'deal-down', at: deal.step, seat }, rules }]
}
