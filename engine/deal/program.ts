import type { Betting, Form, Step } from '../forms/form.ts'
import type { House } from '../rulebooks/house.ts'
import { BOOKS, type BookId, type RuleId } from '../rulebooks/rule-id.ts'

/** A form's steps in one line, with the street each belongs to. */
export type Program = {
  readonly steps: readonly Step[]
  /** What is done in each of them, and the betting rounds among them. */
  readonly does: readonly Step['do'][]
  readonly betting: readonly (Betting | undefined)[]
  readonly streets: readonly string[]
  readonly rounds: number
  /** The place of the first and the last betting round, -1 without betting. */
  readonly firstRound: number
  readonly lastRound: number
  /** It is draw poker whose first round may go by without anybody opening. */
  readonly unopened: boolean
  /** From each step on: boardcards and burns still to come, and whether nothing else but betting comes with them. */
  readonly toCome: readonly number[]
  readonly boardsOnly: readonly boolean[]
  /** From each step on: how often boardcards come, and how many. */
  readonly boardsLeft: readonly number[]
  readonly boardcards: readonly number[]
  /** Steps that happen in every deal that reaches them; the others may be passed over. */
  readonly always: readonly boolean[]
  /** The rules that make the form, in the numbering of each book; Robert's, or else any, where it does not have the form. */
  readonly rules: Readonly<Record<BookId, readonly RuleId[]>>
  /** The rule that makes the form in each book, or else the first in any. */
  readonly rule: Readonly<Record<BookId, RuleId | undefined>>
}

const programs = new WeakMap<Form, Program>()
// the form asked for last, since a deal asks for its own again and again
let lastForm: Form | undefined
let lastProgram: Program | undefined

/** The steps of a form, worked out once. */
export const programOf = (form: Form): Program => (form === lastForm ? lastProgram! : programFor(form))

const programFor = (form: Form): Program => {
  let program = programs.get(form)
  if (program === undefined) {
    program = flatten(form)
    programs.set(form, program)
  }
  lastForm = form
  lastProgram = program
  return program
}

const flatten = (form: Form): Program => {
  const steps = form.streets.flatMap(street => street.steps)
  const streets = form.streets.flatMap(street => street.steps.map(() => street.name))
  const bets = steps.flatMap((step, i) => (step.do === 'bet' ? [i] : []))
  return {
    steps,
    does: steps.map(step => step.do),
    betting: steps.map(step => (step.do === 'bet' ? step : undefined)),
    streets,
    rounds: bets.length,
    firstRound: bets[0] ?? -1,
    lastRound: bets.at(-1) ?? -1,
    unopened: form.family === 'draw' && opensWith(steps[bets[0] ?? -1]),
    toCome: [...steps.keys(), steps.length].map(from => cardsFrom(form, steps.slice(from))),
    boardsOnly: [...steps.keys(), steps.length].map(from => onlyBoards(steps.slice(from))),
    boardsLeft: [...steps.keys(), steps.length].map(
      from => steps.slice(from).filter(({ do: what }) => what === 'board').length,
    ),
    boardcards: [...steps.keys(), steps.length].map(from => boardcardsIn(form, steps.slice(from))),
    always: steps.map((step, at) => isAlwaysPlayed(form, step, steps[at + 1])),
    rules: Object.fromEntries(BOOKS.map(book => [book, rulesIn(form.rules, book)])) as Program['rules'],
    rule: Object.fromEntries(BOOKS.map(book => [book, ruleIn(form.rules, book)])) as Program['rule'],
  }
}

const opensWith = (step: Step | undefined): boolean => step?.do === 'bet' && step.unopened !== undefined

const rulesIn = (rules: readonly RuleId[], book: BookId): readonly RuleId[] => {
  const own = rules.filter(rule => rule.startsWith(`${book}/`))
  if (own.length > 0 || book === 'rrp') return own.length > 0 ? own : rules
  return rulesIn(rules, 'rrp')
}

const ruleIn = (rules: readonly RuleId[], book: BookId): RuleId | undefined =>
  rules.find(rule => rule.startsWith(`${book}/`)) ?? rules[0]

/** The rules that make the form of a deal, in the numbering of its book. */
export const formRules = (form: Form, book: BookId | House): readonly RuleId[] =>
  programOf(form).rules[typeof book === 'string' ? book : book.book]

const isAlwaysPlayed = (form: Form, step: Step, next: Step | undefined): boolean => {
  switch (step.do) {
    case 'bet':
    case 'replace':
    case 'place':
      return false
    case 'deal':
      return form.family !== 'chinese'
    case 'burn':
      return step.unless === undefined && next?.do !== 'replace' && form.shortStub !== 'common-card'
    default:
      return true
  }
}

const cardsFrom = (form: Form, steps: readonly Step[]): number =>
  steps.reduce((cards, step) => {
    if (step.do === 'board') return cards + step.cards * form.boards
    return step.do === 'burn' && step.unless === undefined ? cards + 1 : cards
  }, 0)

const boardcardsIn = (form: Form, steps: readonly Step[]): number =>
  steps.reduce((cards, step) => (step.do === 'board' ? cards + step.cards * form.boards : cards), 0)

const onlyBoards = (steps: readonly Step[]): boolean =>
  steps.some(step => step.do === 'board') &&
  steps.every(step => step.do === 'burn' || step.do === 'board' || step.do === 'bet' || step.do === 'strike')

/** The betting round at this place of the steps. */
export const bettingAt = (form: Form, step: number): Betting => programOf(form).betting[step] ?? noRound(form, step)

const noRound = (form: Form, step: number): never => {
  throw new Error(`step ${step} of ${form.id} is no betting round`)
}
