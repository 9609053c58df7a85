import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { unusable } from '../../deal/dealing/card-check.ts'
import type { DealEvent } from '../../deal/events.ts'
import { cannot } from '../../deal/impossible.ts'
import type { CardMove } from '../../deal/mending.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { stateOf, streetAt } from '../board/board-street.ts'
import type { Change } from '../change.ts'
import { misdealListOf } from '../dealing/draw-list.ts'
import { misdeal } from '../dealing/misdeal.ts'
import { nextInLine } from '../dealing/next-in-line.ts'
import { misdealWindowOpen } from '../dealing/substantial-action.ts'
import { voided } from '../dealing/void-deal.ts'
import { handDead, isFouledNotDead } from '../people/live-hand.ts'
import type { Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'
import { boxedInOpenFace, isOpenFace } from './boxed-in-open-face.ts'
import { canSpare, hasActedOn, hasCard, notHeldToTheEnd, topCard } from './dealt-card.ts'
import { namedCardsOff } from './named-cards.ts'

/** A card lay face up in the deck. */
export type BoxedCard = {
  readonly card: Card
  /** Where it went, or that it was seen in the stub before it came off. */
  readonly where: 'hand' | 'board' | 'stub'
  /** Whose hand it went to. */
  readonly seat?: Seat
  /** The next card lies mixed in another hand; no longer so only if it is noticed at once. */
  readonly nextMixed?: boolean
  /** Does the deal need it? One at the bottom of the stub may never come. */
  readonly needed?: boolean
  /** The card that came in its place, with real cards. */
  readonly replacement?: Card
}

/** What becomes of a boxed card, or of the deal. */
export type BoxedDecision = 'card-replaced' | 'misdeal' | 'deal-void' | 'hand-dead' | 'play-on'

/** rrp/3/irregularities/7: a boxed card is scrap and the next takes its place; several end the deal. */
export const boxedCard = (deal: Deal, incident: BoxedCard): Ruling<BoxedDecision> => {
  if (isOpenFace(deal)) return boxedInOpenFace(deal, incident.card)
  const { boxedCardsMisdealAt, boxedCardsToVoid, boxedCard: single } = rulebookOf(deal.book)
  const needed = incident.where !== 'stub' || incident.needed !== false
  const counts = needed || boxedCardsMisdealAt.is.among === 'found'
  const found = deal.mending.boxed.length + (counts ? 1 : 0)
  if (counts && found >= boxedCardsMisdealAt.is.cards && isListed(deal) && misdealWindowOpen(deal)) {
    return misdeal(deal, boxedCardsMisdealAt.rules)
  }
  if (needed && boxedCardsToVoid.is !== null && found >= boxedCardsToVoid.is) {
    const { rules } = boxedCardsToVoid
    return { decision: 'deal-void', events: voided(deal, 'boxed-cards', rules), rules, wouldChange: [ONE] }
  }
  const { rules } = single
  const counted: readonly DealEvent[] = counts
    ? [{ type: 'FaultCounted', fault: 'boxed', cards: [incident.card], rules }]
    : []
  const scrap = single.is === 'scrap-next-card' && needed ? replacing(deal, incident) : null
  if (scrap === 'too-late') return withoutIt(deal, incident)
  if (scrap === null) return { decision: 'play-on', events: counted, rules, wouldChange: [SEVERAL] }
  const events = mended(deal, [...counted, { type: 'CardsMoved', moves: scrap, rules }])
  return { decision: 'card-replaced', events, rules, wouldChange: [SEVERAL] }
}

const ONE = 'only-boxed-card'
const SEVERAL = 'another-boxed'

/** rrp/11/1, rrp/12/3: are several boxed cards a misdeal in this form? */
const isListed = (deal: Deal): boolean => misdealListOf(deal)?.is.boxedCards ?? true

/** Which cards move so that the next takes the place of the scrap; null if it stays where it is. */
const replacing = (deal: Deal, incident: BoxedCard): readonly CardMove[] | 'too-late' | null => {
  const { card, where, seat, nextMixed = true, replacement } = incident
  if (!canSpare(deal)) return null
  if (where === 'stub') return [{ card, from: 'stub', to: 'aside' }]
  const next = topCard(deal, replacement)
  if (where === 'board') {
    const board = deal.boards.findIndex(cards => cards.includes(card))
    const street = streetAt(deal, deal.boards[board]!.indexOf(card))
    if (street !== undefined && stateOf(deal, street) === 'acted-on') return null
    return [
      { card, from: { board }, to: 'aside' },
      { card: next, from: 'stub', to: { board } },
    ]
  }
  const player = deal.players[placeOf(deal, seat!)]!
  if (hasActedOn(deal, player, card)) return 'too-late'
  const face = player.up.includes(card) ? 'up' : 'down'
  const line = nextMixed || deal.realCards ? null : nextInLine(deal, player, card)
  const out = { card, from: { seat: seat!, face }, to: 'aside' } as const
  return line === null ? [out, { card: next, from: 'stub', to: { seat: seat!, face } }] : [out, ...line]
}

/** Its player has acted: the scrap is no card, and their hand has too few. */
const withoutIt = (deal: Deal, { seat }: BoxedCard): Ruling<BoxedDecision> => {
  const { boxedCard: single, wrongCountHand } = rulebookOf(deal.book)
  const rules = [...single.rules, ...wrongCountHand.rules]
  const wouldChange: readonly Change[] = ['noticed-before-player-acted']
  if (wrongCountHand.is.hand === 'live' || isFouledNotDead(deal)) {
    return { decision: 'play-on', events: [], rules, wouldChange }
  }
  return { ...handDead(deal, seat!, 'boxed-card', rules), wouldChange }
}

/** How a boxed card is ruled on. */
export const boxedCardRuler = {
  impossible: (deal, { card, where, seat, replacement }) => {
    if (deal.phase === 'shuffle') return cannot('no-card-dealt')
    if (where === 'hand')
      return seat === undefined ? cannot('whose-not-said') : notHeldToTheEnd(deal, seat, card, replacement)
    if (deal.phase === 'award' || deal.phase === 'ended') return cannot('no-cards-to-come')
    if (card === UNKNOWN) return cannot('card-not-said')
    if (where === 'board') {
      if (deal.runs > 1) return cannot('run-more-than-once')
      if (!deal.boards.some(board => board.includes(card))) return cannot('not-on-a-board', { card })
      return replacement === undefined ? null : namedCardsOff(deal, [replacement], 1)
    }
    if (replacement !== undefined) return cannot('nothing-replaced-it')
    if (deal.phase !== 'streets') return cannot('no-cards-to-come')
    const gone = deal.realCards
      ? unusable(deal, [card]) !== null || !hasCard(deal)
      : !deal.deck.includes(card, deal.next)
    return gone ? cannot('not-in-the-stub', { card }) : null
  },
  rule: boxedCard,
} satisfies Ruler<BoxedCard>
