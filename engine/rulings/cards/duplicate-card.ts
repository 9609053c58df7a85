import type { Card } from '../../cards/card.ts'
import { belongsTo } from '../../cards/deck.ts'
import type { Deal } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { voided } from '../dealing/void-deal.ts'
import type { Ruler } from '../ruler.ts'
import type { Ruling } from '../ruling.ts'

/** Two cards of the same rank and suit have turned up. */
export type DuplicateCard = { readonly card: Card }

/** What becomes of the deal. */
export type DuplicateDecision = 'deal-void' | 'action-stands'

/** rrp/3/irregularities/4: all action is void, and every wager goes back to the one who made it. */
export const duplicateCard = (deal: Deal, _: DuplicateCard): Ruling<DuplicateDecision> => {
  const { is, rules } = rulebookOf(deal.book).duplicateCard
  const wouldChange: readonly Change[] = ['somebody-knew-and-bet']
  if (is === 'action-stands') return { decision: 'action-stands', events: [], rules, wouldChange }
  return { decision: 'deal-void', events: voided(deal, 'duplicate-card', rules), rules, wouldChange }
}

/** How two equal cards are ruled on. */
export const duplicateCardRuler = {
  impossible: (deal, { card }) => {
    if (deal.phase === 'ended') return cannot('deal-over')
    if (deal.phase === 'shuffle') return cannot('no-card-dealt')
    return belongsTo(deal.form.deck, card) ? null : cannot('not-in-this-deck', { card })
  },
  rule: duplicateCard,
} satisfies Ruler<DuplicateCard>
