import type { Card } from '../../cards/card.ts'
import type { Deal } from '../../deal/deal.ts'
import { programOf } from '../../deal/program.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { misdeal } from '../dealing/misdeal.ts'
import type { Ruling } from '../ruling.ts'

/** Are the cards of this form laid openly, some at a time? */
export const isOpenFace = ({ form }: Deal): boolean => programOf(form).steps.some(step => step.do === 'place')

/** wsop/23a: one boxed card among the first five is a misdeal, and two before the second draw is set; others are played. */
export const boxedInOpenFace = (deal: Deal, card: Card): Ruling<'misdeal' | 'play-on'> => {
  const { is, rules } = rulebookOf(deal.book).ofcBoxedCards
  const found = deal.mending.boxed.length + 1
  const most = { 'first-five': is.firstFive, 'until-second-draw-set': is.untilSecondDrawSet, later: null }[
    stageOf(deal)
  ]
  if (most !== null && found >= most) return misdeal(deal, rules)
  return {
    decision: 'play-on',
    events: [{ type: 'FaultCounted', fault: 'boxed', cards: [card], rules }],
    rules,
    wouldChange: ['among-first-five', 'another-boxed-before-second-draw'],
  }
}

/** How far the hands have been laid. */
const stageOf = (deal: Deal): 'first-five' | 'until-second-draw-set' | 'later' => {
  const places = programOf(deal.form).steps.flatMap((step, at) => (step.do === 'place' ? [at] : []))
  if (deal.step <= places[0]!) return 'first-five'
  return deal.step <= (places[2] ?? -1) ? 'until-second-draw-set' : 'later'
}
