import type { Problem } from '../kinds/problem.ts'
import { checkBetting } from './check-betting.ts'
import { checkCards } from './check-cards.ts'
import { checkRows } from './check-rows.ts'
import { checkShares } from './check-shares.ts'
import { checkSteps } from './check-steps.ts'
import { checkedForm } from './checked-form.ts'
import type { Form } from './form.ts'
import { wrong } from './problems.ts'

/** What is wrong with a form, each with its field; empty if the form makes sense. */
export const checkForm = (form: Form): readonly Problem[] => [
  ...checkName(checkedForm('checkForm', form)),
  ...checkFamily(form),
  ...checkSteps(form),
  ...checkBetting(form),
  ...checkShares(form),
  ...checkRows(form),
  ...checkCards(form),
]

const checkName = function* ({ id, name, rules, seats, streets }: Form): Generator<Problem> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) yield wrong('id', 'not-an-id', { id })
  if (name.trim() === '') yield wrong('name', 'empty')
  if (new Set(rules).size < rules.length) yield wrong('rules', 'a-rule-is-named-twice')
  if (!Number.isInteger(seats.least) || seats.least < 2) yield wrong('seats.least', 'players-from-2')
  if (!Number.isInteger(seats.most) || seats.most < seats.least) yield wrong('seats.most', 'seats-most-below-least')
  if (streets.length === 0) yield wrong('streets', 'none-there')
}

/** Nothing but downcards: what is left of a draw form that has no draw, as Kuhn's game. */
const isClosed = ({ boards, streets }: Form): boolean =>
  boards === 0 && streets.every(({ steps }) => steps.every(step => step.do !== 'deal' || step.face === 'down'))

const checkFamily = function* (form: Form): Generator<Problem> {
  const steps = form.streets.flatMap(street => street.steps)
  const fits = {
    board: form.boards > 0,
    stud: steps.some(step => step.do === 'deal' && step.face === 'up'),
    draw: steps.some(step => step.do === 'draw') || isClosed(form),
    chinese: form.rows !== undefined,
  }[form.family]
  if (!fits) yield wrong('family', 'family-lacks', { family: form.family })
  if (form.rows && form.family !== 'chinese') yield wrong('family', 'rows-outside-chinese')
}
