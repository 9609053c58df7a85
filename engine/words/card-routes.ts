import type { Card } from '../cards/card.ts'
import type { CardMove, Pile } from '../deal/mending.ts'

/** Cards that go the same way. */
export type Route = { readonly cards: readonly Card[]; readonly from: Pile; readonly to: Pile }

/** The cards that leave where they lay; those that go the same way one after another are named together. */
export const routesOf = (moves: readonly CardMove[]): readonly Route[] => {
  const found: Route[] = []
  for (const { card, from, to } of moves) {
    if (samePile(from, to)) continue
    const last = found.at(-1)
    if (last !== undefined && samePile(last.from, from) && samePile(last.to, to)) {
      found[found.length - 1] = { ...last, cards: [...last.cards, card] }
    } else found.push({ cards: [card], from, to })
  }
  return found
}

const samePile = (a: Pile, b: Pile): boolean => JSON.stringify(a) === JSON.stringify(b)
