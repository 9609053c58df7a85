import { deskFacts } from '../ask/desk/desk-case.ts'
import { type DeskRuling, deskRuling, rulingSentence } from '../ask/desk/desk-ruling.ts'
import type { Chance } from '../cards/shuffle.ts'
import type { Deal } from '../deal/deal.ts'
import type { RulingDecision } from '../deal/ruling-decision.ts'
import type { IncidentType } from '../rulings/rulers.ts'
import type { RulingWords } from '../words/ruling-words.ts'
import type { Drill } from './drill.ts'
import { mixed } from './mixed.ts'

/** Right is what the book rules, or each way that it leaves open; wrong is what other facts, books and incidents lead to. */
export const answersTo = (
  words: RulingWords,
  ruling: DeskRuling,
  moments: readonly Deal[],
  others: readonly IncidentType[],
  chance: Chance,
): Pick<Drill, 'options' | 'right'> => {
  const right = ruling.options.length > 0 ? ruling.options.map(option => option.words) : [ruling.ruled]
  const elsewhere = others.slice(0, 8).flatMap(other => {
    const found = deskFacts(moments, other, {})
    return found === null ? [] : (deskRuling(found.deal, found.incident, words)?.ruled ?? [])
  })
  const usual = USUAL.map(decision => rulingSentence(words, decision))
  const wrong = [...ruling.changes.map(({ ruled }) => ruled), ...ruling.books.map(({ ruled }) => ruled), ...elsewhere]
  const near = ALIKE.map(alike => alike.map(decision => rulingSentence(words, decision)))
  const isAlike = (answer: string): boolean =>
    near.some(alike => alike.includes(answer) && right.some(it => alike.includes(it)))
  return mixed(
    right,
    [...wrong, ...usual].filter(it => it !== '' && !isAlike(it)),
    chance,
  )
}

/** What is wrong often enough to fill up the answers with. */
const USUAL: readonly RulingDecision[] = ['hand-dead', 'misdeal', 'play-on', 'deck-rebuilt']

/** Answers that come to nearly the same: where one is right, nobody is asked to tell it from the others. */
const ALIKE: readonly (readonly RulingDecision[])[] = [
  ['play-on', 'no-breach', 'action-stands', 'result-stands', 'card-stands', 'cards-speak', 'hand-live', 'stays-active'],
  ['corrected', 'amount-corrected', 'card-replaced', 'taken-back', 'filled-up', 'corrected-without-betting'],
  ['misdeal', 'deal-void', 'redeal'],
  ['flop-redealt', 'street-redealt', 'cards-back-and-reshuffle', 'deck-rebuilt', 'redeal'],
  ['hand-dead', 'fouled', 'pot-forfeited', 'forfeited'],
  ['hand-live', 'retrieved', 'stays-active', 'keeps-turn'],
  ['card-kept', 'play-on', 'card-stands'],
  ['becomes-the-burn', 'card-replaced', 'put-under-the-deck'],
]
