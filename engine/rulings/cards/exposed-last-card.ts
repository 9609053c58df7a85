import type { Card } from '../../cards/card.ts'
import { firstToAct } from '../../deal/betting/first-to-act.ts'
import type { Seat } from '../../deal/chips.ts'
import { canAct, countAble, countIn, type Deal, placeOf } from '../../deal/deal.ts'
import { getsCards } from '../../deal/dealing/dealing-order.ts'
import type { DealEvent } from '../../deal/events.ts'
import { forward } from '../../deal/forward.ts'
import { bettingAt, programOf } from '../../deal/program.ts'
import { tell, workOn } from '../../deal/work.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { leftTo, type Ruling } from '../ruling.ts'
import { isFresh } from './dealt-card.ts'
import { turnedUp } from './exposed-in-stud.ts'

/** How the last round goes on when a last downcard of stud was exposed. */
export type ExposedLastDecision = 'card-kept' | 'all-dealt-up' | 'play-on' | 'all-in-for-the-pot'

/** Is this the last downcard of a stud hand, just dealt? */
export const isLastDowncard = (deal: Deal, seat: Seat, card: Card): boolean => {
  const { steps } = programOf(deal.form)
  const last = steps.findLastIndex(step => step.do === 'deal')
  const step = steps[last]!
  const player = deal.players[placeOf(deal, seat)]!
  if (step.do !== 'deal' || step.face !== 'down' || deal.common) return false
  return deal.step > last && isFresh(deal, player, card)
}

/** rrp/8/17, wsop/234: it plays as an upcard, and its player may be all-in for the pot as it stands before anybody acts. */
export const exposedLastCard = (deal: Deal, seat: Seat, card: Card): Ruling<ExposedLastDecision> => {
  const { studAllInRiverUp, studExposedRiver, studExposedRiverDealRest } = rulebookOf(deal.book)
  const player = deal.players[placeOf(deal, seat)]!
  const wouldChange: readonly Change[] = ['nobody-acted', 'first-to-get-a-card']
  if (deal.phase !== 'streets' || deal.players.some(it => it.acted)) {
    return { decision: 'play-on', events: [], rules: studExposedRiver.rules, wouldChange }
  }
  const up = (rules: readonly RuleId[]) => turnedUp(seat, card, rules)
  if (!canAct(player)) {
    const { rules } = studAllInRiverUp
    return { decision: 'card-kept', events: goneOn(deal, up(rules), rules), rules, wouldChange }
  }
  const { is, rules: rest } = studExposedRiverDealRest
  const isFirst = deal.players.findIndex((_, place) => getsCards(deal, place)) === placeOf(deal, seat)
  if (isFirst && is[countIn(deal) > 2 ? 'threeOrMore' : 'headsUp'] === 'up-if-first-is-up') {
    const events = [...up(rest), ...othersUp(deal, seat, rest)]
    return { decision: 'all-dealt-up', events: goneOn(deal, events, rest), rules: rest, wouldChange }
  }
  const rules = [...new Set([...studExposedRiver.rules, ...rulebookOf(deal.book).studExposedRiverFirstActor.rules])]
  if (studExposedRiver.is === 'nothing' || countAble(deal) < 2) {
    return { decision: 'card-kept', events: goneOn(deal, up(rules), rules), rules, wouldChange }
  }
  const allIn: DealEvent = { type: 'ChipsSetAside', seat, amount: player.stack, rules }
  return leftTo<ExposedLastDecision>(
    { seat },
    [
      { decision: 'play-on', events: goneOn(deal, up(rules), rules), rules },
      { decision: 'all-in-for-the-pot', events: goneOn(deal, [...up(rules), allIn], rules), rules },
    ],
    wouldChange,
  )
}

/** wsop/234a-first: the others have theirs up as well. */
const othersUp = (deal: Deal, seat: Seat, rules: readonly RuleId[]): readonly DealEvent[] => {
  const others = deal.players.filter(player => player.seat !== seat && !player.folded && player.down.length > 0)
  const moves = others.map(player => ({
    card: player.down.at(-1)!,
    from: { seat: player.seat, face: 'down' } as const,
    to: { seat: player.seat, face: 'up' } as const,
  }))
  return moves.length === 0 ? [] : [{ type: 'CardsMoved', moves, rules }]
}

/** The last round opens again if another has the high board now, or stays with the one who began the round before. */
const goneOn = (deal: Deal, events: readonly DealEvent[], rules: readonly RuleId[]): readonly DealEvent[] => {
  const work = workOn(deal)
  for (const event of events) tell(work, event)
  const { step, turn, round, form, players, book } = work.state
  const byBoards = rulebookOf(book).studExposedRiverFirstActor.is === 'high-board-including-exposed-card'
  if (byBoards && round !== null && turn >= 0) {
    const { place } = firstToAct(work.state, bettingAt(form, step))
    const { seat } = players[place]!
    if (place !== turn) tell(work, { type: 'RoundOpened', street: round.street, seat, price: 0, rules })
  }
  forward(work)
  return work.events
}
