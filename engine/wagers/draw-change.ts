import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'
import type { WagerPoints } from '../rulebooks/wagers/points.ts'

/** A player who asked for so many cards wants another number. */
export type DrawRequest = {
  readonly drawing: keyof WagerPoints['drawChange']
  /** A card has left the deck for it, the burncard included. */
  readonly dealt?: boolean
  /** Another player has bet or said his own draw on the strength of it. */
  readonly relied?: boolean
}

/** Whether the number may be changed, and the rules it rests on. */
export type DrawChange = { readonly may: boolean; readonly rules: readonly RuleId[] }

/** May a player ask for another number of cards than he said? */
export const mayChangeDraw = ({ drawing, dealt, relied }: DrawRequest, book: Rulebook): DrawChange => {
  const rules = book.wagers.drawChange[drawing]
  if (dealt) return { may: false, rules: [rules.dealt, rules.asked] }
  return relied ? { may: false, rules: [rules.relied, rules.asked] } : { may: true, rules: [rules.asked] }
}
