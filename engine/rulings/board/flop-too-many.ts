import type { Card } from '../../cards/card.ts'
import { type Deal, stubCount } from '../../deal/deal.ts'
import { stubPlan } from '../../deal/dealing/short-stub.ts'
import type { DealEvent } from '../../deal/events.ts'
import { cannot } from '../../deal/impossible.ts'
import { formRules } from '../../deal/program.ts'
import { type PickedBurn, pickedBurn } from '../../deal/ruling-decision.ts'
import { stepDue } from '../../deal/where.ts'
import { NO_RULES } from '../../deal/work.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { comingCards, namedCardsOff } from '../cards/named-cards.ts'
import type { Change } from '../change.ts'
import { redealt } from '../dealing/redealt.ts'
import type { Mistake, Ruler } from '../ruler.ts'
import { leftToChance, mended, type Option, type Ruling } from '../ruling.ts'
import { type BoardStreet, boardAt, lastStreet, nextStreet } from './board-street.ts'

/** The dealer turns a flop of too many cards; a burn that is due they make first. */
export type TooManyInFlop = {
  /** How many cards the flop has. */
  readonly count: number
  /** On which board, counted from the top one, 0. */
  readonly board?: number
  /** At a table with real cards: the boardcards that fell, of all boards. */
  readonly cards?: readonly Card[]
}

/** A flop of too many cards. */
export const tooManyInFlop: Ruler<TooManyInFlop> = {
  impossible: (deal, { count, board = 0, cards }) => {
    const street = nextStreet(deal)
    if (street?.is !== 'flop' || deal.turn >= 0) return cannot('no-flop-due')
    const at = stepDue(deal)
    if (at !== street.board && at !== street.burn) return cannot('no-flop-due')
    if (stubPlan(deal).do === 'reshuffle') return cannot('shuffle-first')
    if (board < 0 || board >= deal.form.boards || !Number.isInteger(board))
      return cannot('no-such-board', { count: board })
    if (!Number.isInteger(count) || count <= street.each) return cannot('flop-has', { count: street.each })
    const burns = at === street.burn ? 1 : 0
    const fell = street.cards + count - street.each
    if (burns + fell > stubCount(deal)) return cannot('stub-has', { count: stubCount(deal) })
    return namedCardsOff(deal, cards, fell)
  },
  happens: (deal, { count, board = 0, cards }): Mistake => {
    const street = nextStreet(deal)!
    const burns = stepDue(deal) === street.burn ? 1 : 0
    const fell = deal.realCards
      ? comingCards(deal, street.cards + count - street.each, cards)
      : comingCards(deal, burns + street.cards + count - street.each, undefined).slice(burns)
    return { events: [...burned(deal, burns), ...laid(deal, street, { count, board }, fell)] }
  },
  rule: (deal, { count, board = 0 }): Ruling<'flop-redealt' | PickedBurn> => {
    const street = lastStreet(deal)!
    const { is, rules } = rulebookOf(deal.book).overdealtFlopRepair
    const wouldChange: readonly Change[] = ['flop-has-right-count']
    if (count === street.each + 1 && is.four === 'scramble-floor-picks-burn') {
      const [first, ...others] = picks(deal, boardAt(deal, board), count, rules.slice(0, 1))
      return leftToChance('floor', [first!, ...others], [...wouldChange, 'flop-has-more-extra-cards'])
    }
    const { burnOnRedeal } = rulebookOf(deal.book)
    const lie = Array.from({ length: deal.form.boards }, (_, i) => (i === board ? count : street.each))
    const redeal = { rules: [...new Set([...rules, ...burnOnRedeal.rules])], burn: burnOnRedeal.is, lie }
    return { decision: 'flop-redealt', events: mended(deal, redealt(deal, street, redeal)), rules, wouldChange }
  },
}

/** wsop/167: each card may be the one that the floor picks; it goes on the deck to be the next burn, the others are the flop. */
const picks = (deal: Deal, board: number, count: number, rules: readonly RuleId[]): readonly Option<PickedBurn>[] => {
  const cards = [...new Set(deal.boards[board]!.slice(-count))]
  return cards.map(card => ({
    decision: pickedBurn(card),
    events: mended(deal, [
      { type: 'CardsMoved', moves: [{ card, from: { board }, to: 'stub' }], rules: NO_RULES } as const,
    ]),
    rules,
  }))
}

const burned = (deal: Deal, burns: number): readonly DealEvent[] =>
  burns === 0 ? [] : [{ type: 'CardBurned', card: comingCards(deal, 1, undefined)[0]!, rules: citesOf(deal.book).burn }]

const laid = (
  deal: Deal,
  { each }: BoardStreet,
  wrong: { readonly count: number; readonly board: number },
  cards: readonly Card[],
): readonly DealEvent[] => {
  const rest = cards.slice()
  return Array.from(
    { length: deal.form.boards },
    (_, i): DealEvent => ({
      type: 'BoardDealt',
      board: boardAt(deal, i),
      cards: rest.splice(0, i === wrong.board ? wrong.count : each),
      rules: formRules(deal.form, deal.book),
    }),
  )
}
