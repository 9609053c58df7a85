import { isRecord } from '../kinds/shown.ts'
import { onlyFields, wrongArgument } from '../kinds/wrong-argument.ts'
import type { Options, Question } from './question.ts'

/** Throws a TypeError where plain JavaScript asks for something that is no question: nothing is left unread. */
export const checkQuestion = (question: Question, options: Options): void => {
  onlyFields('the question', question, QUESTION)
  onlyFields('the options', options, OPTIONS)
  const { exact = false } = options
  if (typeof exact !== 'boolean') throw wrongArgument('exact', exact, 'true or false')
  const { hands, boards }: { readonly hands: unknown; readonly boards?: unknown } = question
  if (!Array.isArray(hands)) throw wrongArgument('hands', hands, "a list such as ['AhKh', 'QdQc']")
  for (const [i, hand] of hands.entries()) checkHand(`hands[${i}]`, hand)
  if (boards !== undefined && !Array.isArray(boards)) throw wrongArgument('boards', boards, "a list such as ['Th9h2c']")
}

const QUESTION = ['form', 'hands', 'boards', 'dead', 'draws']
const OPTIONS = ['samples', 'seed', 'exact']
const HAND = ['cards', 'up', 'throws', 'pat']
const ACCEPTED = "'AhKh', { cards: ['Ah', 'Kh'] } or { range: readRange('22+').range }"

const checkHand = (at: string, hand: unknown): void => {
  if (typeof hand === 'string') return
  if (!isRecord(hand)) throw wrongArgument(at, hand, ACCEPTED)
  if ('range' in hand) {
    onlyFields(at, hand, ['range'])
    if (!Array.isArray(hand.range)) throw wrongArgument(`${at}.range`, hand.range, ACCEPTED)
    return
  }
  onlyFields(at, hand, HAND)
  for (const name of HAND)
    if ((name === 'cards' || hand[name] !== undefined) && !Array.isArray(hand[name]))
      throw wrongArgument(`${at}.${name}`, hand[name], "a list such as ['Ah', 'Kh']")
}
