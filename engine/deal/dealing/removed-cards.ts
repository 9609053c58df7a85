import { type Card, UNKNOWN } from '../../cards/card.ts'
import { belongsTo } from '../../cards/deck.ts'
import type { Deal } from '../deal.ts'

const NONE: readonly Card[] = []

/** rrp/8/14: cards taken out of a deal of stud, which are held off to the side in case the deck runs out. */
export const removedCards = ({ form, mending }: Deal): readonly Card[] => {
  if (mending.aside.length === 0 || form.family !== 'stud') return NONE
  return mending.aside.filter(card => card === UNKNOWN || belongsTo(form.deck, card))
}

/** rrp/8/15: how many cards can go back into the stub when it runs short at stud: burns, and cards that were removed. */
export const spareCount = (deal: Deal): number => deal.burns.length + removedCards(deal).length
