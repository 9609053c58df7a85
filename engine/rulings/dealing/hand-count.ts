import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf, stubCount } from '../../deal/deal.ts'
import { dealQueue } from '../../deal/dealing/dealing-order.ts'
import { programOf } from '../../deal/program.ts'
import { boardcardsFrom, stepDue } from '../../deal/where.ts'

/** How many cards this seat holds. */
export const cardsHeld = (deal: Deal, seat: Seat): number => {
  const { down, up } = deal.players[placeOf(deal, seat)]!
  return down.length + up.length
}

/** How many cards a hand of this seat should have at this moment. */
export const cardsDue = (deal: Deal, seat: Seat): number => {
  const { steps } = programOf(deal.form)
  const place = placeOf(deal, seat)
  const player = deal.players[place]!
  const at = stepDue(deal)
  let due = 0
  for (let i = 0; i < at && i < steps.length; i++) {
    const step = steps[i]!
    if (step.do === 'deal') due += step.cards
    if (step.do === 'discard') due -= step.cards
  }
  const step = steps[at]
  if (step?.do === 'deal' && deal.done > 0) {
    due += dealQueue(deal, step)
      .slice(0, deal.done)
      .filter(to => to === place).length
  }
  if (step?.do === 'discard' && deal.asked && player.answered) due -= step.cards
  // rrp/8/15: one card on the table stood for the last of everybody
  if (deal.common) due -= deal.boards[0]!.length
  return due - player.owed
}

/** Are all cards out that this seat is to have in the deal? */
export const isComplete = (deal: Deal, seat: Seat): boolean => {
  const { steps } = programOf(deal.form)
  return !steps.slice(stepDue(deal)).some(step => step.do === 'deal') && cardsDue(deal, seat) > 0
}

/** The step of the first draw that is still to come, -1 if there is none or one has been made. */
export const firstDrawAhead = (deal: Deal, seat: Seat): number => {
  const { steps } = programOf(deal.form)
  const first = steps.findIndex(step => step.do === 'draw')
  const at = stepDue(deal)
  const drawn = at > first || (at === first && deal.asked && deal.players[placeOf(deal, seat)]!.answered)
  return first < 0 || drawn || deal.phase !== 'streets' ? -1 : first
}

/** How many cards the deck has beyond those that the boards and their burns still need. */
export const cardsToSpare = (deal: Deal): number => {
  const { steps } = programOf(deal.form)
  const at = stepDue(deal)
  const boards = boardcardsFrom(deal.form, at)
  const burns = boards === 0 ? 0 : steps.filter((step, i) => i >= at && step.do === 'burn').length
  return stubCount(deal) - boards - burns
}
