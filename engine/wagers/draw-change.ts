import type { Form } from '../forms/form.ts'
import { onlyFields, wrongArgument } from '../kinds/wrong-argument.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'

/** A player who asked for this many cards wants another number. */
export type DrawRequest = {
  readonly drawing: DrawKind
  /** A card has left the deck for it, the burncard included. */
  readonly dealt?: boolean
  /** Another player has bet or said their own draw on the strength of it. */
  readonly relied?: boolean
}

/** The kinds of draw poker that the books tell apart. */
export type DrawKind = keyof typeof POINTS

/** Which kind of draw poker a form is: one with a badugi goes by what shares the pot with it. */
export const drawKindOf = ({ pot }: Form): DrawKind => {
  const has = (ranking: string): boolean => pot.some(share => share.ranking.startsWith(ranking))
  if (!has('badugi')) return has('high') ? 'draw-high' : 'lowball'
  if (has('deuce-to-seven')) return 'baduci'
  return has('ace-to-five') ? 'badaci' : 'badugi'
}

/** Whether the number may be changed, and the rules it rests on. */
export type DrawChange = { readonly may: boolean; readonly rules: readonly RuleId[] }

/** May a player ask for another number of cards than they said? */
export const mayChangeDraw = (request: DrawRequest, book: Rulebook): DrawChange => {
  onlyFields('the request', request, ['drawing', 'dealt', 'relied'])
  const { drawing, dealt, relied } = request
  if (!Object.hasOwn(POINTS, drawing))
    throw wrongArgument('drawing', drawing, `one of ${Object.keys(POINTS).join(', ')}`)
  if (!Array.isArray(book?.[POINTS[drawing]]?.rules))
    throw wrongArgument('book', book, 'a rulebook such as rulebooks.rrp')
  // each draw has three rules: the change itself, its condition on the deck, its condition on the others
  const [asked, onTheDeck, onOthers] = book[POINTS[drawing]].rules as readonly [RuleId, RuleId, RuleId]
  const broken = dealt ? onTheDeck : relied ? onOthers : undefined
  return broken === undefined ? { may: true, rules: [asked] } : { may: false, rules: [broken, asked] }
}

/** The point that tells of each kind of draw. */
const POINTS = {
  lowball: 'drawChangeLowball',
  'draw-high': 'drawChangeDrawHigh',
  badugi: 'drawChangeBadugi',
  baduci: 'drawChangeBaduci',
  badaci: 'drawChangeBadaci',
} as const
