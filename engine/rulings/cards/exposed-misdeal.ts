import type { Card } from '../../cards/card.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { misdealListOf } from '../dealing/draw-list.ts'
import { misdealWindowOpen } from '../dealing/substantial-action.ts'
import { isDrawn, lastRoundOver, placeInHand } from './dealt-card.ts'

/**
 * The rules by which this exposed card of the first cards is a misdeal, null if it isn't: it was one of the first of
 * the deal, or it is one of several. Stud has rules of its own.
 */
export const exposedMisdeal = (deal: Deal, seat: number, card: Card): readonly RuleId[] | null => {
  const place = placeOf(deal, seat)
  if (!misdealWindowOpen(deal) || lastRoundOver(deal) >= 0 || isDrawn(deal, deal.players[place]!, card)) return null
  if (!isListed(deal)) return null
  const { misdealExposedCards: several, firstCardExposedMisdeal: first } = rulebookOf(deal.book)
  if (deal.mending.exposed.length + 1 >= several.is) return several.rules
  const which = deal.form.family === 'board' ? first.is.holdem : first.is.general
  return isAmongFirst(deal, place, card, which) ? first.rules : null
}

/** rrp/11/1, rrp/12/3: in draw forms exposure is a misdeal unless the house keeps to the older custom. */
const isListed = (deal: Deal): boolean => (misdealListOf(deal)?.is.list ?? 'as-button-games') === 'as-button-games'

type WhichFirst = 'first-card-only' | 'first-or-second-card-of-deal' | 'first-or-second-deal' | 'never'

/** Is it one of the cards with which the deal began? */
const isAmongFirst = (deal: Deal, place: number, card: Card, which: WhichFirst): boolean => {
  const round = placeInHand(deal.players[place]!, card)
  const { length } = deal.players
  const order = deal.form.stacks === undefined ? round * length + place : place === 0 ? round : length
  switch (which) {
    case 'first-card-only':
      return order === 0
    case 'first-or-second-card-of-deal':
      return order < 2
    case 'first-or-second-deal':
      return round < 2
    case 'never':
      return false
  }
}
