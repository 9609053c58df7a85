import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { voided } from '../dealing/void-deal.ts'
import { hasActed } from '../people/live-hand.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, type Ruling } from '../ruling.ts'

/** A deck proves to be bad, and this player knew it and did not say so. */
export type KnownBadDeck = {
  readonly seat: Seat
  /** Knowing it they bet or raised. */
  readonly wagered: boolean
  /** What is wrong with the deck. */
  readonly fault: 'duplicate' | 'foreign'
}

/** What becomes of their chips. */
export type BadDeckDecision = 'forfeited' | 'deal-void' | 'action-stands'

/** rrp/3/irregularities/5: the deal is void, but a player who took a free shot may lose their refund to the next pot. */
export const knownBadDeck = (deal: Deal, { seat, wagered, fault }: KnownBadDeck): Ruling<BadDeckDecision> => {
  const { badDeckFreerollForfeit, duplicateCard, foreignCard } = rulebookOf(deal.book)
  const bad = fault === 'duplicate' ? duplicateCard : foreignCard
  if (bad.is === 'action-stands')
    return {
      decision: 'action-stands',
      events: [],
      rules: bad.rules,
      wouldChange: ['bad-deck-voids'],
    }
  const why = fault === 'duplicate' ? 'duplicate-card' : 'foreign-card'
  const refunded = { decision: 'deal-void', events: voided(deal, why, bad.rules), rules: bad.rules } as const
  const { is, rules } = badDeckFreerollForfeit
  const forfeited = { decision: 'forfeited', events: voided(deal, why, rules, { forfeits: [seat] }), rules } as const
  const spoke = 'said-at-once'
  if (is === 'must-forfeit-even-if-passive') return { ...forfeited, wouldChange: [spoke] }
  if (is === 'refunded') return { ...refunded, wouldChange: ['house-keeps-chips'] }
  if (!wagered) return { ...refunded, wouldChange: ['knew-and-bet'] }
  const wouldChange: readonly Change[] = [spoke, 'knew-and-did-not-bet']
  if (is === 'must-forfeit-to-next-pot') return { ...forfeited, wouldChange }
  return leftTo<BadDeckDecision>('floor', [forfeited, refunded], wouldChange)
}

/** How a player who knew of a bad deck is ruled on. */
export const knownBadDeckRuler = {
  impossible: (deal, { seat, wagered }) => {
    if (deal.phase === 'ended') return cannot('deal-over')
    if (deal.phase === 'shuffle') return cannot('no-card-dealt')
    const place = placeOf(deal, seat)
    if (place < 0) return cannot('no-hand', { seat })
    const hasWagered = deal.players[place]!.paid > 0 && hasActed(deal, place)
    return wagered && !hasWagered ? cannot('bet-nothing', { seat }) : null
  },
  rule: knownBadDeck,
} satisfies Ruler<KnownBadDeck>
