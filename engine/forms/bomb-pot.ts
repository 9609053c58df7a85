import { no } from '../decider/decision.ts'
import type { Form, Step, Street } from './form.ts'
import { type FormMade, refused } from './refusal.ts'

/**
 * The form as a bomb pot (wsop/31c): everyone antes the same amount, the first betting round is left out, and play goes
 * on as usual from the second. Where blinds opened it, later rounds open left of the button; stud boards speak as before.
 */
export const bombPot = (form: Form): FormMade => {
  if (form.opening === 'bomb-pot') return { ok: true, form }
  const rounds = form.streets.flatMap(street => street.steps.filter(step => step.do === 'bet'))
  if (rounds.length === 0) return no(refused('nothing-is-bet', { about: { form: form.name } }))
  if (rounds.length === 1) return no(refused('one-betting-round', { about: { form: form.name } }))
  const { bringIn, ...rest } = form
  const pot: Form = {
    ...rest,
    ...(bringIn ? { bringIn: asShown(bringIn) } : {}),
    id: `${form.id}-bomb-pot`,
    name: `${form.name} bomb pot`,
    rules: [...form.rules, 'wsop/31c'],
    opening: 'bomb-pot',
    streets: withoutFirstRound(form.streets),
  }
  return { ok: true, form: pot }
}

const withoutFirstRound = (streets: readonly Street[]): readonly Street[] => {
  const at = streets.findIndex(street => street.steps.some(step => step.do === 'bet'))
  return streets.map((street, i) =>
    i < at ? street : { ...street, steps: i === at ? afterFirstBet(street.steps) : street.steps.map(openedByPosition) },
  )
}

const afterFirstBet = (steps: readonly Step[]): readonly Step[] => {
  const at = steps.findIndex(step => step.do === 'bet')
  return steps.filter((_, i) => i !== at).map(openedByPosition)
}

/** Nobody opened the round that was left out, so nobody is "the opener" afterwards. */
const openedByPosition = (step: Step): Step =>
  step.do === 'bet' && step.first === 'the-opener' ? { ...step, first: 'left-of-the-button' } : step

/** No forced bet is made, the boards alone still count: what is left of the bring-in is how they compare. */
const asShown = ({ card, ace, ties, showing }: NonNullable<Form['bringIn']>): NonNullable<Form['bringIn']> => ({
  card,
  ace,
  ties,
  size: 'bring-in',
  showing,
})
