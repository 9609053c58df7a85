import type { Seat } from '../deal/chips.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import { ruleBy } from './cite.ts'
import { bookOf } from './draft.ts'
import type { Floor } from './floor.ts'
import type { FloorTable } from './floor-table.ts'

/** What is settled by cards: who changes tables, who has the first button, who goes first out of a broken game. */
export type Settled = 'who-moves' | 'first-button' | 'broken-game'

/** Are the cards dealt to the players, or drawn by them? */
export const cardsFor = (
  floor: Floor,
  matter: Settled,
): { readonly how: 'dealt' | 'drawn'; readonly rules: readonly RuleId[] } => {
  const rules = ruleBy(floor, { rrp: 'rrp/3/ties/2', uspa: 'uspa/3.1.9.2', wsop: 'wsop/151' })
  if (matter === 'who-moves') return { how: 'dealt', rules }
  if (matter === 'broken-game') return { how: 'drawn', rules }
  return { how: bookOf(floor).initialButton.is.cards, rules }
}

/** Cards are dealt clockwise from the dealer’s left, seat 1, wherever the button is. */
export const dealingOrder = ({ chairs }: FloorTable): readonly Seat[] =>
  chairs.flatMap((chair, i) => (chair.is === 'taken' ? [i + 1] : []))
