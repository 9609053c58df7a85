import type { Card } from '@cardroom/engine'
import type { AnsweredProblem } from '@cardroom/engine/ask'
import type { DeckName } from '@cardroom/engine/cards'
import type { FormRefusal } from '@cardroom/engine/forms'
import { type Problem, problems } from '@cardroom/engine/kinds'
import { numberWords, type RankingName } from '@cardroom/engine/ranking'
import {
  formRefusalWords,
  type ProblemWords,
  placed,
  problemWords,
  problemWordsIn,
  type SaidProblem,
} from '@cardroom/engine/words'
import { type JsonFault, jsonFaultWords } from './json-fault.ts'
import { type Unread, unreadWords } from './read-json.ts'

/** What can be wrong with what you give a command, beyond the kinds of its values: each code, and what it is about. */
type CliProblems = {
  readonly 'a-card-twice': null
  readonly 'board-not-complete': {
    readonly form: string
    readonly needed: number
    readonly board: number
    readonly cards: number
  }
  readonly 'button-missing': null
  readonly 'card-twice': { readonly card: Card }
  readonly 'common-card': { readonly cards: number }
  readonly 'everybody-folded': null
  readonly 'file-unread': { readonly file: string; readonly unread: Unread }
  readonly 'form-refused': { readonly refusal: FormRefusal }
  readonly 'hands-differ': { readonly form: string; readonly seat: number; readonly held: number }
  readonly 'line-not-json': { readonly unread: Unread }
  readonly 'not-json': { readonly fault: JsonFault }
  readonly 'no-board-to-run': { readonly form: string; readonly runs: number }
  readonly 'no-boards': { readonly form: string; readonly commonCard: boolean; readonly boards: number }
  readonly 'no-odd-chips': { readonly seats: readonly number[] }
  readonly 'no-upcards': { readonly form: string }
  readonly 'not-in-the-deck': { readonly card: Card; readonly form: string }
  readonly 'not-played-with': { readonly ranking: RankingName; readonly card: Card; readonly deck: DeckName }
  readonly 'number-of-boards': {
    readonly form: string
    readonly needed: number
    readonly runs: number
    readonly boards: number
  }
  readonly 'number-of-cards': {
    readonly form: string
    readonly needed: number
    readonly stud: boolean
    readonly orMore: boolean
    readonly seat: number
    readonly held: number
  }
  readonly 'odd-chips-without-cards': { readonly seat: number; readonly count: number }
  readonly 'one-downcard': { readonly form: string; readonly seat: number; readonly down: number }
  readonly 'same-board': { readonly board: number }
  readonly 'seat-twice': { readonly seat: number }
  readonly 'chips-missing': null
  readonly 'rows-missing': { readonly form: string; readonly seat: number; readonly rows: readonly number[] }
  readonly 'structure-not-played': { readonly form: string; readonly structures: readonly string[] }
  readonly unread: { readonly unread: Unread }
  readonly 'too-few-cards': { readonly ranking: RankingName; readonly needed: number; readonly cards: number }
  readonly 'too-many-odd-chips': { readonly count: number; readonly most: number }
  readonly 'unknown-card': null
}

/** Writes one of these problems. */
export const wrong = problems<CliProblems>()

/** A problem in one sentence, those of the engine included: the place, what was not accepted, then what is. */
export const problemText = (problem: Problem): string => placed(problem.at, wordsOf(problem))

/** A problem as an answer has it: its place, its code, its words, what is accepted and its rules. */
export const answeredProblem = (problem: Problem): AnsweredProblem & Pick<Problem, 'at' | 'said'> => ({
  at: problem.at,
  ...(problem.said === undefined ? {} : { said: problem.said }),
  why: problem.why,
  ...wordsOf(problem),
  ...(problem.rules === undefined ? {} : { rules: problem.rules }),
})

const wordsOf = (problem: Problem): SaidProblem =>
  Object.hasOwn(WORDS, problem.why) ? problemWordsIn(WORDS, problem) : problemWords(problem)

const count = (number: number, what: string): string => `${numberWords(number)} ${what}${number === 1 ? '' : 's'}`

const WORDS: ProblemWords<CliProblems> = {
  'a-card-twice': () => 'a card appears twice',
  'board-not-complete': ({ form, needed, board, cards }) =>
    `${form} needs ${count(needed, 'boardcard')}, board ${board} has ${cards}`,
  'button-missing': () => ['is missing', 'the seat that has the button'],
  'card-twice': ({ card }) => `${card} appears twice`,
  'common-card': ({ cards }) => `a common card is a board of one card; got ${cards}`,
  'everybody-folded': () => ['everybody has folded', 'at least one player who hasn’t'],
  'file-unread': ({ file, unread }) => `${file} ${unreadWords(unread)}`,
  'form-refused': ({ refusal }) => formRefusalWords(refusal),
  'hands-differ': ({ form, seat, held }) =>
    `in ${form} everyone must hold the same number of cards; seat ${seat} has ${held}`,
  'line-not-json': ({ unread }) => [unreadWords(unread), 'one scenario per line, or a list of them'],
  'not-json': ({ fault }) => [`this isn’t JSON: ${jsonFaultWords(fault)}`, 'one JSON object per line'],
  'no-board-to-run': ({ form, runs }) => `${form} has no board to run ${runs} times`,
  'no-boards': ({ form, commonCard, boards }) =>
    `${form} has none${commonCard ? ' but one common card' : ''}; got ${boards}`,
  'no-odd-chips': ({ seats }) => ['a seat has no odd chips', seats.join(', ')],
  'no-upcards': ({ form }) => `${form} has no upcards`,
  'not-in-the-deck': ({ card, form }) => `${card} isn’t in the deck of ${form}`,
  'not-played-with': ({ ranking, card, deck }) => `${ranking} isn’t played with ${card}: ${DECKS[deck]}`,
  'number-of-boards': ({ form, needed, runs, boards }) =>
    `${form} needs ${count(needed, 'board')}${runs > 1 ? ` for ${numberWords(runs)} runs` : ''}; got ${boards}`,
  'number-of-cards': ({ form, needed, stud, orMore, seat, held }) =>
    `${form} needs ${count(needed, stud ? 'card' : 'holecard')}${orMore ? ' or more' : ''}, seat ${seat} has ${held}`,
  'odd-chips-without-cards': ({ seat, count: chips }) => [`seat ${seat} needs a card for each odd chip`, String(chips)],
  'one-downcard': ({ form, seat, down }) =>
    `${form} needs one downcard in "hole" and the rest in "up", seat ${seat} has ${down} down`,
  'same-board': ({ board }) => `has the same cards as board ${board}: nothing was run again`,
  'seat-twice': ({ seat }) => `seat ${seat} appears twice`,
  'chips-missing': () => ['is missing', 'the chips they have in the pot'],
  'rows-missing': ({ form, rows }) => [
    `${form} needs its rows`,
    `"rows": ${rows.length} rows from the front, of ${rows.join(', ')} cards`,
  ],
  'structure-not-played': ({ form, structures }) => [
    `${form} isn’t played that way`,
    structures.length === 0 ? 'no structure: it’s played for points' : structures.join(', '),
  ],
  'too-few-cards': ({ ranking, needed, cards }) =>
    `${ranking} needs at least ${count(needed, 'card')}, and there are ${cards}`,
  'too-many-odd-chips': ({ count: chips, most }) => [`${chips} is not accepted`, `0 to ${most}`],
  unread: ({ unread }) => unreadWords(unread),
  'unknown-card': () => 'an unknown card can’t be ranked',
}

const DECKS: Readonly<Record<DeckName, string>> = {
  standard: 'its deck has 52 cards and no joker',
  joker: 'its deck has 52 cards and the joker',
  short: 'its deck has 36 cards, sixes to aces',
  mexican: 'its deck has 41 cards, no eights, nines and tens, and the joker',
}
