import { type Problem, wrong } from '../kinds/problem.ts'
import { checkBetting } from './check-betting.ts'
import { checkCards } from './check-cards.ts'
import { checkRows } from './check-rows.ts'
import { checkShares } from './check-shares.ts'
import { checkSteps } from './check-steps.ts'
import type { Form } from './form.ts'

/** What is wrong with a form, each with its field; empty if the form makes sense. */
export const checkForm = (form: Form): readonly Problem[] => [
  ...checkName(form),
  ...checkFamily(form),
  ...checkSteps(form),
  ...checkBetting(form),
  ...checkShares(form),
  ...checkRows(form),
  ...checkCards(form),
]

const checkName = function* ({ id, name, rules, seats, streets }: Form): Generator<Problem> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    yield wrong('id', `"${id}" is not of small letters, digits and single hyphens`)
  if (name.trim() === '') yield wrong('name', 'is empty')
  if (new Set(rules).size < rules.length) yield wrong('rules', 'a rule is named twice')
  if (!Number.isInteger(seats.least) || seats.least < 2) yield wrong('seats.least', 'a deal needs 2 players or more')
  if (!Number.isInteger(seats.most) || seats.most < seats.least) yield wrong('seats.most', 'is less than seats.least')
  if (streets.length === 0) yield wrong('streets', 'there are none')
}

const checkFamily = function* (form: Form): Generator<Problem> {
  const steps = form.streets.flatMap(street => street.steps)
  const fits = {
    board: form.boards > 0,
    stud: steps.some(step => step.do === 'deal' && step.face === 'up'),
    draw: steps.some(step => step.do === 'draw'),
    chinese: form.rows !== undefined,
  }[form.family]
  const lacking = { board: 'a board', stud: 'upcards', draw: 'a draw', chinese: 'rows' }[form.family]
  if (!fits) yield wrong('family', `a ${form.family} form has ${lacking}`)
  if (form.rows && form.family !== 'chinese') yield wrong('family', 'a form with rows is of the chinese family')
}
