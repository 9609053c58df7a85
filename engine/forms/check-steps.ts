import { type Misread, type Problem, problemAt } from '../kinds/problem.ts'
import type { Form, Step, Street } from './form.ts'
import { misread, wrong } from './problems.ts'

/** What one player holds, and what lies on each board, after some of the steps. */
export type Held = {
  readonly down: number
  readonly up: number
  /** Cards dealt that may lie either way. */
  readonly either: number
  readonly board: number
}

/** All that one player holds. */
export const inHand = (held: Held): number => held.down + held.up + held.either

/** What one player holds after these steps. */
export const heldAfter = (steps: readonly Step[]): Held => {
  const held = { down: 0, up: 0, either: 0, board: 0 }
  for (const [i, step] of steps.entries()) {
    if (step.do === 'deal') held[step.face === 'as-chosen' ? 'either' : step.face] += step.cards
    if (step.do === 'board') held.board += step.cards
    if (step.do === 'discard') held.down -= step.cards
    if (step.do === 'place') held.down -= thrownAway(steps, i)
  }
  return held
}

/** Of the cards just dealt, what is not placed is thrown away. */
const thrownAway = (steps: readonly Step[], at: number): number => {
  const dealt = steps[at - 1]
  const place = steps[at]
  return dealt?.do === 'deal' && place?.do === 'place' ? dealt.cards - place.cards : 0
}

/** Do the steps follow each other as they can at a table? */
export const checkSteps = function* (form: Form): Generator<Problem> {
  const names = form.streets.map(street => street.name)
  if (new Set(names).size < names.length) yield wrong('streets', 'two-streets-have-the-same-name')
  let before: readonly Step[] = []
  for (const street of form.streets) {
    yield* checkStreet(street, before, form)
    before = [...before, ...street.steps]
  }
  if (!before.some(step => step.do === 'deal')) yield wrong('streets', 'nobody-is-dealt-a-card')
  const strikes = before.filter(step => step.do === 'strike').length
  if (strikes > 1) yield wrong('streets', 'struck-out-twice')
}

const checkStreet = function* (street: Street, before: readonly Step[], form: Form): Generator<Problem> {
  const at = `streets "${street.name}"`
  if (street.name.trim() === '') yield wrong('streets', 'a-street-has-no-name')
  if (street.steps.length === 0) yield wrong(at, 'nothing-happens')
  for (const [i, step] of street.steps.entries()) {
    const held = heldAfter([...before, ...street.steps.slice(0, i)])
    const problem = problemOf(step, held, street.steps, i, form)
    if (problem) yield problemAt(`${at}: ${step.do}`, problem)
  }
  const rounds = street.steps.filter(step => step.do === 'bet').length
  if (rounds > 1) yield wrong(at, 'two-rounds')
}

const problemOf = (step: Step, held: Held, steps: readonly Step[], i: number, form: Form): Misread | undefined => {
  const rest = steps.slice(i + 1)
  if ('cards' in step && !(Number.isInteger(step.cards) && step.cards >= 1)) return misread('cards-from-1')
  switch (step.do) {
    case 'deal':
      if (form.rows && step.face !== 'down') return misread('rows-face-down')
      if (step.face !== 'as-chosen') return
      if (step.cards !== 1) return misread('chosen-one-at-a-time')
      return steps.slice(0, i).some(({ do: what }) => what === 'turn-up')
        ? undefined
        : misread('chosen-without-turn-up')
    case 'burn':
      return rest.some(({ do: what }) => what === 'deal' || what === 'board' || what === 'replace')
        ? undefined
        : misread('burn-before-nothing')
    case 'board':
      return form.boards > 0 ? undefined : misread('no-boards')
    case 'bet':
      return inHand(held) > 0 ? undefined : misread('nobody-has-cards')
    case 'discard':
      return step.cards < held.down ? undefined : misread('discards-too-many', { cards: step.cards, held: held.down })
    case 'draw':
      if (!(Number.isInteger(step.most) && step.most >= 1 && step.most <= held.down)) {
        return misread('draws-too-many', { cards: step.most, held: held.down })
      }
      return drawnAhead(rest) ? undefined : misread('draw-not-replaced')
    case 'replace':
      return steps.slice(0, i).some((draw, at) => draw.do === 'draw' && drawnAhead(steps.slice(at + 1, i + 1)))
        ? undefined
        : misread('nothing-drawn')
    case 'turn-up':
      if (held.down < 1) return misread('no-downcard')
      return chosenAhead(rest) ? undefined : misread('turn-up-before-nothing')
    case 'strike':
      if (form.boards < 2) return misread('no-board-left')
      if (held.board === 0) return misread('boards-empty')
      return rest.some(({ do: what }) => what === 'board') ? misread('boards-not-complete') : undefined
    case 'set':
      return form.rows ? undefined : misread('no-rows')
    case 'place': {
      if (!form.rows) return misread('no-rows')
      const dealt = steps[i - 1]
      if (dealt?.do !== 'deal' || dealt.face !== 'down') return misread('placed-before-dealt')
      return step.cards <= dealt.cards
        ? undefined
        : misread('placed-too-many', { cards: step.cards, dealt: dealt.cards })
    }
  }
}

/** Is what was thrown away replaced before anything but a burn or a board comes? */
const drawnAhead = (steps: readonly Step[]): boolean =>
  steps.find(({ do: what }) => what !== 'burn' && what !== 'board')?.do === 'replace'

/** Does a card come as chosen before the players are asked again? */
const chosenAhead = (steps: readonly Step[]): boolean => {
  const next = steps.find(step => step.do === 'turn-up' || (step.do === 'deal' && step.face === 'as-chosen'))
  return next?.do === 'deal'
}
