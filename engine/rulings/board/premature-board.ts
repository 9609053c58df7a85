import type { Card } from '../../cards/card.ts'
import { type Deal, stubCount } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import type { CardMove } from '../../deal/mending.ts'
import { NO_RULES } from '../../deal/work.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { comingCards, namedCardsOff } from '../cards/named-cards.ts'
import type { Change } from '../change.ts'
import { shuffledFirst } from '../dealing/redealt.ts'
import type { Mistake, Ruler } from '../ruler.ts'
import type { Ruling } from '../ruling.ts'
import { type BoardStreet, boardStreets, isBurnDue, nextStreet } from './board-street.ts'

/** The dealer burns and turns boardcards while a player is still to act. */
export type PrematureBoard = {
  /** How many cards they turned, where they were stopped before all were out. */
  readonly count?: number
  /** At a table with real cards: the cards that they turned. */
  readonly cards?: readonly Card[]
}

/** What becomes of boardcards that came too early; they never play, whatever those do who are still to act. */
export type PrematureDecision = 'would-be-river-is-the-turn' | 'street-redealt'

/** Boardcards before the betting is complete. */
export const prematureBoard: Ruler<PrematureBoard> = {
  impossible: (deal, { count, cards }) => {
    if (deal.phase !== 'streets' || deal.round === null || deal.turn < 0) return cannot('no-betting')
    const street = nextStreet(deal)
    if (street === undefined) return cannot('no-boardcards-to-come')
    const { repairs } = deal.mending
    if (repairs.some(({ at }) => at === street.burn || at === street.board)) return cannot('street-being-corrected')
    const turned = count ?? street.cards
    if (!Number.isInteger(turned) || turned < 1 || turned > street.cards)
      return cannot('street-has-up-to', { count: street.cards })
    const burns = isBurnDue(deal, street) ? 1 : 0
    if (turned + burns > stubCount(deal)) return cannot('stub-has', { count: stubCount(deal) })
    return namedCardsOff(deal, cards, turned)
  },
  happens: (deal, { count, cards }): Mistake => {
    const street = nextStreet(deal)!
    const turned = count ?? street.cards
    const burns = isBurnDue(deal, street) ? 1 : 0
    const all = deal.realCards
      ? [...comingCards(deal, burns, undefined), ...comingCards(deal, turned, cards)]
      : comingCards(deal, burns + turned, undefined)
    const moves = all.map((card, i): CardMove => ({ card, from: 'stub', to: i < burns ? 'burns' : 'aside' }))
    return { events: [{ type: 'CardsMoved', moves, rules: NO_RULES }] }
  },
  rule: (deal, { count }): Ruling<PrematureDecision> => {
    const street = nextStreet(deal)!
    const cards = deal.mending.aside.slice(-(count ?? street.cards))
    return rulePremature(deal, street, cards)
  },
}

/** rrp/5/5: nobody may accept the cards or refuse them; the betting is finished, then it is corrected street by street. */
const rulePremature = (deal: Deal, street: BoardStreet, cards: readonly Card[]): Ruling<PrematureDecision> => {
  const book = rulebookOf(deal.book)
  const repair = { flop: book.prematureFlopRepair, turn: book.prematureTurnRepair, river: book.prematureRiverRepair }
  const { is, rules: own } = repair[street.is]
  const burn = book.burnOnRedeal.is
  // of what is said about burns, that about this street
  const others = Object.values(repair).flatMap(it => it.rules.filter(id => !own.includes(id)))
  const redealt = unique([...own, ...book.burnOnRedeal.rules.filter(id => !others.includes(id))])
  const rules = unique([...book.prematureCards.rules, ...own])
  const wouldChange: readonly Change[] = ['betting-was-complete']
  const after = boardStreets(deal).find(({ board }) => board > street.board)
  if (is === 'would-be-river-becomes-turn-then-reshuffle' && after !== undefined) {
    // rrp/5/8: the river that would have come is the turn, and the early card can still come in its place
    const events = shuffledFirst(after, { rules: redealt, burn, cards })
    return { decision: 'would-be-river-is-the-turn', events, rules, wouldChange }
  }
  const short = isShort(deal, street, cards)
  const redeal = { rules: redealt, burn, cards }
  if (!short) return { decision: 'street-redealt', events: shuffledFirst(street, redeal), rules, wouldChange }
  const { is: piles, rules: shortRules } = book.prematureRiverShortStub
  const all = unique([...rules, ...shortRules])
  const wider = piles === 'reshuffle-stub-premature-burns-muck' ? ({ piles: ['burns', 'muck'] } as const) : {}
  const events = shuffledFirst(street, { ...redeal, rules: unique([...own, ...shortRules]), ...wider })
  return { decision: 'street-redealt', events, rules: all, wouldChange: [...wouldChange, 'stub-has-more'] }
}

/** wsop/ultimate-big-o-b: the rivers of several boards take the stub to its last card, so that a shuffle of it tells all. */
const isShort = (deal: Deal, street: BoardStreet, cards: readonly Card[]): boolean =>
  street.is === 'river' && deal.form.boards > 1 && stubCount(deal) + cards.length <= street.cards

const unique = (rules: readonly RuleId[]): readonly RuleId[] => [...new Set(rules)]
