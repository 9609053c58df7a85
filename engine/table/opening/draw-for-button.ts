import { type Card, codeOf, isCard } from '../../cards/card.ts'
import { deckCards } from '../../cards/deck.ts'
import { isLow } from '../../deal/pots/odd-chip.ts'
import type { Form } from '../../forms/form.ts'
import { asPosted } from '../../forms/joker.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { GamePart } from '../placard.ts'
import { refused, type TableRefusal } from '../refusal.ts'
import type { Table } from '../table.ts'
import { type Handler, tell } from '../work.ts'
import type { OpeningOrder } from './opening.ts'

type Draw = Extract<OpeningOrder, { readonly type: 'DrawForButton' }> & { readonly at: number }

/** rrp/2/seating/6: those who sit here have a card each, and the highest by suit, or the lowest, has the first button. */
export const drawForButton: Handler<Draw> = (work, { cards, at }) => {
  const { state: table } = work
  const law = drawLaw(table)
  const off = drawOff(table, cards, law)
  if (off) return off
  const form = table.placard.parts[0]!.form
  const worth = ({ card }: Draw['cards'][number]): number => rankIn(form, card, law.isLow)
  const best = [...cards].sort((a, b) => (law.isLow ? worth(a) - worth(b) : worth(b) - worth(a)))[0]!
  tell(work, { type: 'ButtonDrawn', cards, seat: memberOf(table, best.player)!.seat!, at, rules: law.rules })
  return null
}

type DrawLaw = { readonly isLow: boolean; readonly isDealt: boolean; readonly rules: readonly RuleId[] }

/** Which card has the button here, and whether everybody is dealt one. */
const drawLaw = (table: Table): DrawLaw => {
  const book = bookOf(table)
  if (table.placard.setting === 'tournament') {
    const { is, rules } = book.tournamentInitialButton
    return { isLow: false, isDealt: is.cards === 'dealt', rules }
  }
  const { is, rules } = book.initialButton
  return { isLow: is[kindOf(table.placard.parts[0]!)] === 'lowest-card-by-suit', isDealt: is.cards === 'dealt', rules }
}

/** A form whose every share is low is a low form; one with both is high-low. */
const kindOf = ({ form }: GamePart): keyof Pick<Rulebook['initialButton']['is'], 'high' | 'highLow' | 'low'> => {
  const lows = form.pot.filter(({ ranking }) => isLow(ranking)).length
  if (lows === 0) return 'high'
  return lows === form.pot.length ? 'low' : 'highLow'
}

/** What a card is worth: by rank and then by suit; the ace is low in low forms, save where deuce-to-seven has it high. */
const rankIn = ({ pot }: Form, card: Card, isLow: boolean): number => {
  const code = codeOf(card)
  const isAceLow = isLow && !pot.some(({ ranking }) => ranking.startsWith('deuce-to-seven'))
  return isAceLow && card.startsWith('A') ? code - 52 : code
}

const drawOff = (table: Table, cards: Draw['cards'], { isDealt, rules }: DrawLaw): TableRefusal | null => {
  if (table.firstButton !== null) return refused('button-is-drawn', { seat: table.firstButton })
  if (table.deals > 0) return refused('not-the-time', { about: 'first-deal-is-called', rules })
  const deck: readonly Card[] = deckCards(asPosted(table.placard.parts[0]!.form, bookOf(table)).deck)
  for (const [i, { player, card }] of cards.entries()) {
    if (memberOf(table, player)?.seat == null) return refused('no-seat', { player, rules })
    const isTwice = cards.findIndex(it => it.player === player || it.card === card) < i
    if (isTwice || !isCard(card) || !deck.includes(card)) {
      return refused('not-this-draw', { player, about: { card }, rules })
    }
  }
  const without = isDealt
    ? table.chairs.find(player => player !== null && !cards.some(it => it.player === player))
    : null
  if (cards.length < 2) return refused('too-few-players', { least: 2, about: 'button-draw', rules })
  // wsop/151: the dealer deals one to each
  return without == null ? null : refused('not-this-draw', { player: without, about: 'card-each', rules })
}
