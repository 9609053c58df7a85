import { isProblem, type Misread, type Problem } from '../../kinds/problem.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { INCIDENTS } from '../../rulings/incident-facts.ts'
import type { IncidentType } from '../../rulings/rulers.ts'
import { formRefusalWords } from '../../words/english/form-refusals.ts'
import {
  acceptedWords,
  deciderWords,
  refusalWords,
  tableRefusalWords,
  tournamentRefusalWords,
} from '../../words/english/print.ts'
import { type ProblemWords, problemWordsIn, type SaidProblem } from '../../words/english/problem-words.ts'
import { problemText, problemWords } from '../../words/english/problems.ts'
import { incidentUsage, inWords } from '../incidents/write-incident.ts'
import { type AskProblems, innermostWhy } from '../problems.ts'
import {
  BOARD_WORDS,
  CARD_WORDS,
  DEALER_WORDS,
  DECLARED_WORDS,
  FORM_WORDS,
  HAND_WORDS,
  NIGHT_WORDS,
  PLAYER_WORDS,
  POST_WORDS,
  STAKES_WORDS,
  TALK_WORDS,
} from './usage.ts'

/** What is wrong with a scenario, in words. */
export const askProblemWords = (problem: Misread | Problem): SaidProblem =>
  Object.hasOwn(PROBLEMS, problem.why) ? problemWordsIn(PROBLEMS, problem) : problemWords(problem)

/** A problem as an answer has it: its code, its words, what is accepted and its rules; where it is, if that is known. */
export type AnsweredProblem = SaidProblem & {
  readonly why: string
  readonly rules?: readonly string[]
}

/** A problem of a piece as an answer has it. */
export const saidProblem = (problem: Misread): AnsweredProblem => ({
  why: innermostWhy(problem),
  ...askProblemWords(problem),
  ...(problem.rules === undefined ? {} : { rules: problem.rules }),
})

/** A problem as an answer has it, with its place and what stands there. */
export const saidProblemAt = (problem: Problem): AnsweredProblem & Pick<Problem, 'at' | 'said'> => ({
  at: problem.at,
  ...(problem.said === undefined ? {} : { said: problem.said }),
  ...saidProblem(problem),
})

/** Answers by question, the problems among them in words; an answer has its own, and may say why as well. */
export const saidAnswers = <T extends object>(
  answers: Readonly<Record<string, T | Misread>>,
): Readonly<Record<string, T | AnsweredProblem>> =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      isProblem(answer) && !('words' in answer) ? saidProblem(answer) : (answer as T),
    ]),
  )

const meant = (name: string | null): string => (name === null ? '' : `; did you mean "${name}"?`)

const mistakes = (types: readonly IncidentType[]): string =>
  types.map((type, i) => `notice ${i + 1} (${inWords(type)})`).join(', ')

/** `1`, `1 and 2`, `1, 2 and 3`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const INCIDENT_WORDS = INCIDENTS.map(inWords).join(', ')

const PROBLEMS: ProblemWords<AskProblems> = {
  'act-not-known': about => [`"${about.text}" isn’t an act${meant(about.meant)}`, PLAYER_WORDS],
  'blinds-without-use': about => [
    `"${about.text}" are blinds, but ${about.form} has none`,
    'the minimum bet and the ante: 10 ante 2',
  ],
  'board-too-big': about => `a board of ${about.form} has at most ${about.most} cards`,
  'boardcards-unknown': () => ['some boardcards aren’t known', BOARD_WORDS],
  'break-order-not-a-list': () => 'breakOrder is a list of tables',
  'button-on-nobody': about => ['nobody sits on the button', `a seat of ${about.seats.join(', ')}`],
  'card-twice': about => `${about.card} appears twice${about.at.length === 0 ? '' : `: ${about.at.join(' and ')}`}`,
  'cards-of-nobody': about => [`seat ${about.seat} isn’t in this hand`, about.seats.join(', ')],
  'cards-unknown': about => [`the cards of seat ${about.seat} aren’t known`, HAND_WORDS],
  'deal-is-over': () => 'the deal is over',
  'deal-not-over': about => [
    'the deal is not over',
    `${acceptedWords(about.deal)} "showdown" has everyone show, "play on" plays it out.`,
  ],
  'deck-and-cards': () => ['the deck already gives all cards', 'either "deck", or cards of seats and board'],
  'event-not-an-object': () => ['an event is an object', 'tables, seats, levels, happened'],
  'event-players-from-2': () => 'an event has two players or more',
  'event-refuses': about => tournamentRefusalWords(about.refusal),
  'field-from-1': about => `${about.field} is a whole number, 1 or more`,
  'floor-question-about': about => [
    `"${about.name}" ${about.about === null ? 'goes alone' : `needs ${about.about}`}`,
    about.questions,
  ],
  'forced-bet-due': about => [
    'the forced bet comes first, and isn’t read from words and chips',
    `${about.seat} brings in …, ${about.seat} completes to …`,
  ],
  'form-is-a-mix': about => [`${about.name} is a mix of forms`, 'the form in play, with "mixed": true'],
  'form-not-named': about => [
    `there is no form "${about.name.slice(0, 60)}"${about.meant.length > 0 ? `; did you mean ${about.meant.join(', ')}?` : ''}`,
    FORM_WORDS,
  ],
  'form-refused': about => [formRefusalWords(about.refusal), FORM_WORDS],
  'form-unsound': about => [about.problems.map(problemText).join('; '), 'a form that "cardroom check" finds sound'],
  'game-not-a-form': () => ['game is the id of a form', 'holdem, omaha, seven-card-stud …'],
  'game-not-on-floor': about => ['there is no such game on this floor', about.games.join(', ')],
  'hand-too-big': about => `a hand of ${about.form} gets at most ${about.most} cards`,
  'hands-alike': about => [
    `the hands of seats ${about.seats.join(' and ')} are the same as far as you’ve said`,
    'better flush, same flush, best low, second best low, 8-6-4-3-2 low',
  ],
  'hands-not-declared': about => [`nobody has said who has the ${about.share}`, DECLARED_WORDS],
  'has-folded': about => `seat ${about.seat} has folded`,
  'house-unsound': about => [about.problems.map(problemText).join('; '), 'a house with "name", "book" and "overrides"'],
  'how-many-cards': () => 'say how many cards',
  'how-much': () => 'say how much',
  'limit-not-named': about => [`"${about.text}" names no table and limit`, 'limit T1 40-80'],
  'levels-not-blinds': () => ['levels are blinds', '["50-100", "75-150"]'],
  'nearest-incident': about => [
    `"${about.text}" isn’t an act; report the nearest incident like this`,
    incidentUsage(about.incident),
  ],
  'no-burn-due': () => 'it isn’t time for a burn',
  'no-later-street': about => ['this isn’t a later street of this form', about.streets.join(', ')],
  'no-lowcard': about => `there is no forced bet of a lowcard in ${about.form}`,
  'no-mistake': () => 'no mistake has gone unnoticed',
  'no-player-due': () => 'it isn’t any player’s turn',
  'no-ruling-due': () => 'there’s nothing to rule on',
  'no-showdown': () => 'nobody has to show: there was no showdown',
  'no-showdown-yet': about => ['there is no showdown yet', acceptedWords(about.deal)],
  'no-shuffle-due': () => 'it isn’t time to shuffle',
  'no-such-act': about => `"${about.text}" isn’t an act`,
  'no-such-event-field': about => [`an event has no “${about.field}”`, about.fields.join(', ')],
  'no-such-fact': about => [`"${about.text}" isn’t one of its facts`, incidentUsage(about.incident)],
  'no-such-floor-question': about => [`"${about.text}" isn’t a question about a floor`, about.questions],
  'no-such-form-id': () => ['there is no such form', 'the ids that `cardroom forms` lists'],
  'no-such-game': about => [`there is no game "${about.name}"`, listed(about.games)],
  'no-such-incident': about => [`"${about.text}" isn’t an incident${meant(about.meant)}`, INCIDENT_WORDS],
  'no-such-mistake': about => [`"${about.text}" isn’t a mistake in this deal`, mistakes(about.mistakes)],
  'no-such-night-act': about => [`"${about.text}" isn’t an act between deals`, NIGHT_WORDS],
  'no-such-night-question': about => [
    'that isn’t a question about a table between deals',
    about.questions.map(it => (it === 'ways in' ? 'ways in 6' : it)).join(', '),
  ],
  'no-such-playing': about => `"plays ${about.text}" isn’t an act`,
  'no-such-ruling': about => [
    `"${about.text}" isn’t a way to rule here${meant(about.meant)}`,
    about.decisions.map((it, i) => `${i + 1} ${it}`).join(', '),
  ],
  'no-such-seat': about => [`table ${about.table} has no seat ${about.seat}`, `1 to ${about.most}`],
  'no-such-table': about => [`there is no table "${about.name}"`, listed(about.tables)],
  'no-upcards': about => `there are no upcards in ${about.form}`,
  'no-view-of': about => [`seat ${about.seat} isn’t in this hand`, `view ${about.seats.join(', view ')}`],
  'no-words': () => ['there are no words here', PLAYER_WORDS],
  'nobody-can': about => [`nobody can do "${about.act}" now`, acceptedWords(about.deal)],
  'nobody-draws': () => ['nobody draws a card there', 'draw 1 Kh 2 9d'],
  'nobody-sits-there': about => [`nobody sits at ${about.who}`, `one of ${about.seats.join(', ')}`],
  'not-a-book': () => ['there is no such book', BOOKS.join(', ')],
  'not-a-card': about => [`"${about.text}" is not a card`, CARD_WORDS],
  'not-a-chip': about => [`"${about.text}" isn’t a chip`, '100, 25 25 or 4x25'],
  'not-a-drawn-card': about => [`"${about.text}" isn’t a card`, 'a card such as Kh'],
  'not-a-hand': about => [`"${about.text}" doesn’t describe a hand`, DECLARED_WORDS],
  'not-a-limit': () => ['this is not a limit', 'two numbers, as in 10-20'],
  'not-a-list': () => ['this is not a list', 'a list: […]'],
  'not-a-pair': () => ['this is not a pair', 'two names: ["Ann", "Bob"]'],
  'not-a-part-of-stakes': about => [`"${about.text}" isn’t part of the stakes`, STAKES_WORDS],
  'not-a-post': about => [`"${about.text}" isn’t a post`, POST_WORDS],
  'not-a-reading': about => [
    `"${about.text}" doesn’t say who wins which part of a pot`,
    'read pot 1 high 2 3, pot 1 low nobody',
  ],
  'not-a-time': () => ['this is not a time', 'a time of day, as in 20:05, or minutes after midnight'],
  'not-an-amount': about => `"${about.text}" isn’t an amount`,
  'not-an-order': () => ['this is not an order', '{"at": "20:05", "type": "StandUp", "player": "Ann"}'],
  'not-declared': about => `"${about.text}" cannot be declared`,
  'not-in-the-deck': about => `${about.card} isn’t in the deck of ${about.form}`,
  'not-in-this-hand': about => `seat ${about.seat} isn’t in this hand`,
  'not-talk': about => [`"${about.text}" is neither words nor chips`, TALK_WORDS],
  'nothing-reported': () => 'nothing has been reported that needs a ruling',
  'nothing-to-read': () => ['nobody has said or put out anything to read', TALK_WORDS],
  'others-decide': about => [
    `that’s for ${deciderWords(about.decides)} to decide`,
    `${typeof about.decides === 'string' ? about.decides : about.decides.seat} decides …`,
  ],
  'places-not-seats': about => `button, small and big of table ${about.table} are seats`,
  'plan-flags': () => 'skipRedrawAtThree and winnerTakesAll are true or false',
  'plan-unsound': about => problemText(about.problem),
  'player-in-two-seats': about => `${about.player} sits in two seats`,
  'player-twice': about => [`${about.player} sits there twice`, 'each name once'],
  'pot-and-in': () => ['give the pot or what each seat has put in, not both', 'pot or in'],
  'pot-too-small': about => ['the pot is too small for this street', `${about.least} or more`],
  'raise-to-or-by': about => `"raises ${about.text}" could mean to or by that amount`,
  'rebuys-not-an-object': () => ['rebuys is null or an object', 'most, whenStack, beforeLevel, price, chips'],
  'rebuys-not-whole': () => ['rebuys has whole numbers', 'most, whenStack, beforeLevel, price, chips'],
  refused: about =>
    about.deal === null ? refusalWords(about.refusal) : [refusalWords(about.refusal), acceptedWords(about.deal)],
  'seat-is-empty': about => [`nobody sits in seat ${about.who}`, 'a seat that somebody has'],
  'seat-twice': about => `seat ${about.seat} appears twice`,
  'seat-without-player': about => [
    `seat ${about.seat} of table ${about.table} has a player with chips`,
    '"Ann" or {"player": "Ann", "chips": 900}',
  ],
  'seats-by-number': about => [
    `table ${about.table} has seats by their numbers`,
    '{"1": "Ann", "2": {"player": "Bob", "chips": 900}}',
  ],
  'several-boards': about => [`${about.form} has ${about.boards} boards`, 'a list, a board each'],
  'somebody-twice': () => ['somebody sits in two seats', 'each player once'],
  'stakes-for-points': about => [`"${about.text}" is two amounts, but this form is played for points`, '10'],
  'street-not-reached': about => [
    `no deal with these cards and stacks reaches the ${about.street}`,
    'other cards, stacks or street',
  ],
  'street-not-due': about => [`the ${about.street} isn’t next`, acceptedWords(about.deal)],
  'table-from-1': () => 'table is a number, 1 or more',
  'table-not-an-object': () => ['a table is an object', 'table, seats, button, small, big'],
  'table-not-named': about => [`"${about.text}" names no table`, 'a player and a table: may Ann T1'],
  'table-refuses': about => tableRefusalWords(about.refusal),
  'table-twice': about => `table ${about.table} is written twice`,
  'tables-not-a-list': () => ['tables is a list', '[{"table": 1, "seats": {"1": "Ann"}}]'],
  'too-few-chairs': about => [`there are ${about.chairs} chairs`, `seats 1 to ${about.chairs}, or "chairs"`],
  'too-many-limits': about => [`"${about.text}" are ${about.count} limits`, '10-20 blinds 2-5-10'],
  'which-board': () => ['say which board', 'tell board 1 As Kd 7c'],
  'which-incident': () => ['say which incident', INCIDENT_WORDS],
  'which-mistake': about => ['say which mistake', mistakes(about.mistakes)],
  'which-street': about => [
    'this is for a deal that starts in the middle, and no street is named',
    `street: ${about.streets.join(', ')}`,
  ],
  'who-is-denied': () => 'say who can no longer ask',
  'whose-hand': () => 'say whose hand',
  'winner-not-dealt-in': about => [`${about.player} is not dealt in`, 'somebody who is dealt in'],
  'not-a-players-act': about => {
    const { problem, accepted } = askProblemWords(about.of)
    return [problem, accepted ?? PLAYER_WORDS]
  },
  'not-an-act-now': about => {
    const { problem, accepted } = askProblemWords(about.of)
    return [problem, `${acceptedWords(about.deal)} In words: ${accepted ?? DEALER_WORDS}`]
  },
  'no-talk-now': about => {
    const { problem, accepted } = askProblemWords(about.of)
    return [problem, accepted ?? acceptedWords(about.deal)]
  },
  'floor-first': about => {
    const { problem, accepted } = askProblemWords(about.of)
    const hint = `What seat ${about.seat} did at ${about.at} is for the floor to decide: add "floor": "holds" or "frees" to it.`
    return [problem, accepted === undefined ? hint : `${accepted} ${hint}`]
  },
  'held-to': about => {
    const { problem, accepted } = askProblemWords(about.of)
    const words = `What seat ${about.seat} is held to from ${about.at} isn’t possible: ${problem}`
    return accepted === undefined ? words : [words, accepted]
  },
  'fact-off': about => [`${about.of.at} ${askProblemWords(about.of).problem}`, incidentUsage(about.incident)],
  'incident-off': about => {
    const { problem, accepted } = askProblemWords(about.of)
    const words = `${about.of.at}: ${problem}`
    return accepted === undefined ? words : [words, accepted]
  },
}
