import type { Card } from '../../cards/card.ts'
import type { Deal, Player } from '../../deal/deal.ts'
import { unusable } from '../../deal/dealing/card-check.ts'
import type { DealEvent } from '../../deal/events.ts'
import { cannot } from '../../deal/impossible.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { misdealWindowOpen } from '../dealing/substantial-action.ts'
import { voided } from '../dealing/void-deal.ts'
import type { Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'
import { canSpare } from './dealt-card.ts'
import { strangerAmong } from './named-cards.ts'

/** A card of another deck, as by its back, has turned up. */
export type ForeignCard = {
  readonly where: 'hand' | 'board' | 'stub'
  /** Which card it is, if that is known. */
  readonly card?: Card
  /** In the stub: would it still have been dealt? */
  readonly wouldBeDealt?: boolean
}

/** What becomes of the deal. */
export type ForeignDecision = 'deal-void' | 'action-stands'

/** rrp/3/irregularities/3: in a hand or on the board it makes the deal void; in the stub all stands, and it is taken out. */
export const foreignCard = (deal: Deal, incident: ForeignCard): Ruling<ForeignDecision> => {
  const { foreignCard: inPlay, foreignCardInStub: inStub } = rulebookOf(deal.book)
  if (incident.where !== 'stub') {
    return inPlay.is === 'void-hand'
      ? isVoid(deal, inPlay.rules, 'found-in-stub')
      : stands(inPlay.rules, 'bad-deck-voids')
  }
  const { is, rules } = inStub
  if (deal.phase === 'ended') return stands(rules, 'found-in-play')
  switch (is) {
    case 'void-hand':
      return isVoid(deal, rules, 'deal-over')
    case 'action-stands':
      return stands(rules, 'found-in-play', removed(deal, incident.card, rules))
    case 'action-stands-after-substantial-action-if-never-dealt':
      return misdealWindowOpen(deal) || incident.wouldBeDealt === true
        ? isVoid(deal, rules, 'deal-over')
        : stands(rules, 'found-in-play')
  }
}

const isVoid = (deal: Deal, rules: readonly RuleId[], unless: Change): Ruling<ForeignDecision> => ({
  decision: 'deal-void',
  events: voided(deal, 'foreign-card', rules),
  rules,
  wouldChange: [unless],
})

const stands = (
  rules: readonly RuleId[],
  unless: Change,
  events: readonly DealEvent[] = [],
): Ruling<ForeignDecision> => ({
  decision: 'action-stands',
  events,
  rules,
  wouldChange: [unless],
})

/** web/irregularities/3: play goes on without it; no other book would have it dealt, now that it is known. */
const removed = (deal: Deal, card: Card | undefined, rules: readonly RuleId[]): readonly DealEvent[] =>
  card === undefined || !canSpare(deal) || !deal.deck.includes(card, deal.next)
    ? []
    : mended(deal, [{ type: 'CardsMoved', moves: [{ card, from: 'stub', to: 'aside' }], rules }])

const handOf = ({ down, up, rows }: Player): readonly Card[] => [...down, ...up, ...rows.flat()]

/** With real cards, it may be any that lies nowhere else. */
const canBeInStub = (deal: Deal, card: Card): boolean =>
  deal.realCards ? unusable(deal, [card]) === null : deal.deck.includes(card, deal.next)

/** How a card of another deck is ruled on. */
export const foreignCardRuler = {
  impossible: (deal, { where, card }) => {
    if (deal.phase === 'shuffle') return cannot('no-card-dealt')
    if (where === 'stub')
      return card === undefined || canBeInStub(deal, card) ? null : cannot('not-in-the-stub', { card })
    if (deal.phase === 'ended') return cannot('deal-over')
    const lying = where === 'board' ? deal.boards.flat() : deal.players.flatMap(handOf)
    if (lying.length === 0) return where === 'board' ? cannot('no-board-yet') : cannot('nobody-has-a-card')
    const stranger = card === undefined ? undefined : strangerAmong(deal, lying, [card])
    return stranger === undefined
      ? null
      : cannot(where === 'board' ? 'not-on-a-board' : 'in-no-hand', { card: stranger })
  },
  rule: foreignCard,
} satisfies Ruler<ForeignCard>
