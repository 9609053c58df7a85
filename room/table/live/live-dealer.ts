import { type Deal, legal, type TableCommand } from '@cardroom/engine'
import { poolOf } from '@cardroom/engine/deal'
import { carryOut } from '@cardroom/engine/rulings'
import { carryOutNight, type Time } from '@cardroom/engine/table'
import type { Refused } from '../../refusal.ts'
import { type Course, tellNight } from '../state/course.ts'
import { passedOn } from '../state/passed-on.ts'

/**
 * At a table of real cards nobody is asked for what they can't see: downcards and burns are dealt unknown, all throw away
 * together, and the pots are pushed. Boards and upcards wait until the helper says that they lie there.
 */
export const liveDealerActs = (course: Course, at: Time): Refused | null => {
  for (;;) {
    const deal = course.hosted.night?.deal ?? null
    const command = deal === null ? null : quietly(deal)
    if (command === null) return null
    const outcome = carryOutNight(course.hosted.night, { type: 'InDeal', command, at })
    if (!outcome.ok) return passedOn(outcome, course.hosted)
    tellNight(course, outcome)
  }
}

const quietly = (deal: Deal): TableCommand | null => {
  const due = legal(deal)
  if (due.due === 'discard') {
    return { type: 'Discard', seat: due.seats[0]!, cards: Array.from({ length: due.cards }, () => '??' as const) }
  }
  if (due.due !== 'dealer' || due.runs.length > 0) return null
  if (due.act.do === 'reshuffle')
    return { type: 'Reshuffle', deck: poolOf(deal, due.act.from).map(() => '??' as const) }
  return isDealtFaceUp(deal) ? null : { type: 'Deal' }
}

/** Do the cards that are due next lie face up? */
export const isDealtFaceUp = (deal: Deal): boolean => {
  const due = legal(deal)
  if (due.due !== 'dealer') return false
  if (due.act.do === 'board' || due.act.do === 'common-card') return true
  return due.act.do === 'deal' && dealtUp(deal)
}

/** How many cards lie face up when the dealer has burned and dealt what is due; none if it comes face down. */
export const cardsToLay = (deal: Deal): number => {
  const due = legal(deal)
  if (due.due !== 'dealer') return 0
  if (due.act.do === 'burn') {
    const burned = carryOut(deal, { type: 'Deal' })
    return burned.ok ? cardsToLay(burned.state) : 0
  }
  return isDealtFaceUp(deal) && 'cards' in due.act ? due.act.cards : 0
}

const dealtUp = ({ form, step }: Deal): boolean => {
  const steps = form.streets.flatMap(street => street.steps)
  const next = steps.slice(step).find(it => it.do === 'deal')
  return next?.do === 'deal' && next.face !== 'down'
}
