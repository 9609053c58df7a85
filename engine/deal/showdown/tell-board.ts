import { UNKNOWN } from '../../cards/card.ts'
import type { DealerCommand } from '../commands.ts'
import type { Deal } from '../deal.ts'
import { unusable } from '../dealing/card-check.ts'
import { formRules } from '../program.ts'
import { type Refusal, refused } from '../refusal.ts'
import { tell, type Work } from '../work.ts'

type TellBoard = Extract<DealerCommand, { type: 'TellBoard' }>

/** At a table with real cards the cards of a board are named after they lay there unknown, as late as at the showdown. */
export const tellBoard = (work: Work, { board, cards }: TellBoard): Refusal | null => {
  const { state: deal } = work
  const off = boardOff(deal, { board, cards })
  if (off) return off
  tell(work, { type: 'BoardNamed', board, cards, rules: formRules(deal.form, deal.book) })
  return null
}

const boardOff = (deal: Deal, { board, cards }: Omit<TellBoard, 'type'>): Refusal | null => {
  if (!deal.realCards) return refused('cards-are-in-the-deck')
  const laid = deal.boards[board]
  if (laid === undefined) return refused('not-known', { about: { board: board + 1 } })
  if (cards.length !== laid.length) return refused('wrong-number-of-cards', { count: laid.length })
  const moved = laid.find((card, i) => card !== UNKNOWN && cards[i] !== card)
  if (moved !== undefined) return refused('card-twice', { card: moved })
  // run-outs share the cards that lay there before them
  const first = deal.boards[board % deal.form.boards]!
  return unusable(
    deal,
    cards.filter((card, i) => laid[i] === UNKNOWN && (board < deal.form.boards || first[i] !== card)),
  )
}
