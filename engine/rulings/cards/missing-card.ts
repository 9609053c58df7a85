import { deckCards } from '../../cards/deck.ts'
import type { Deal } from '../../deal/deal.ts'
import { cannot, type Impossible } from '../../deal/impossible.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { voided } from '../dealing/void-deal.ts'
import type { Ruler } from '../ruler.ts'
import type { Ruling } from '../ruling.ts'

/** The deck proves to be short of cards. */
export type CardMissing = {
  /** How many cards it has. */
  readonly has: number
}

/** Whether the result stands. */
export type MissingDecision = 'result-stands' | 'deal-void'

/** rrp/3/irregularities/10: a deck that lacks cards undoes no result; it is replaced for the next deal. */
export const missingCard = (deal: Deal, _: CardMissing): Ruling<MissingDecision> => {
  const { is, rules } = rulebookOf(deal.book).missingCardVoids
  if (!is || deal.phase === 'ended') {
    return { decision: 'result-stands', events: [], rules, wouldChange: ['duplicate-in-deck'] }
  }
  return {
    decision: 'deal-void',
    events: voided(deal, 'card-missing', rules),
    rules,
    wouldChange: ['deal-over'],
  }
}

/** How a deck that is short is ruled on. */
export const missingCardRuler = {
  impossible: (deal, { has }) => (deal.phase === 'shuffle' ? cannot('no-card-dealt') : wrongCount(deal, has)),
  rule: missingCard,
} satisfies Ruler<CardMissing>

const wrongCount = ({ form }: Deal, has: number): Impossible | null =>
  has >= 0 && has < deckCards(form.deck).length
    ? null
    : cannot('deck-not-short', { count: deckCards(form.deck).length })
