import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { programOf } from '../deal/program.ts'
import type { Scene } from './news-of.ts'

/** What a reader knows about the deal that an event is news of: the deal as it stands after it, or some events later. */
export const sceneOf = (deal: Deal | undefined, event: DealEvent): Scene => {
  if (deal === undefined) return {}
  const { form } = deal
  return {
    boards: form.boards,
    shares: form.pot?.length ?? 0,
    ...(form.rows !== undefined && { rows: form.rows.rows.map(({ name }) => name) }),
    ...(event.type === 'BoardDealt' && { street: streetOfBoard(deal, event) }),
  }
}

/** On which street these cards came: by their place on the board. */
const streetOfBoard = (deal: Deal, { board, cards }: Extract<DealEvent, { type: 'BoardDealt' }>): string => {
  const laid = deal.boards[board] ?? []
  const last = cards.at(-1)!
  const at = last === '??' ? laid.length : laid.indexOf(last) + 1
  const { steps, streets } = programOf(deal.form)
  let count = 0
  for (const [i, step] of steps.entries()) {
    if (step.do !== 'board') continue
    count += step.cards
    if (count >= at) return streets[i]!
  }
  return 'board'
}
