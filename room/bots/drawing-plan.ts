import type { Form } from '@cardroom/engine'
import type { CardCode } from '@cardroom/engine/cards'
import { keptFor } from './draw-rules.ts'

type Codes = readonly CardCode[]

/** What to keep when playing for the nearest part of the pot, never discarding more than is allowed. */
export const planned = (form: Form, codes: Codes, drawsLeft: number, most: number): Codes =>
  plans(form, codes, drawsLeft, most).reduce((best, plan) => (plan.length > best.length ? plan : best))

/** What to keep for each part of the pot that is made in the hand alone. */
export const plans = (form: Form, codes: Codes, drawsLeft: number, most: number): readonly Codes[] => {
  const own = form.pot.filter(({ from }) => from === 'own')
  const shares = own.length > 0 ? own : form.pot
  return shares.map(({ ranking }) => enough(keptFor(ranking, codes, drawsLeft), codes, codes.length - most))
}

/** Kept cards with more beside them if one may not throw away this many. */
const enough = (kept: Codes, codes: Codes, least: number): Codes => {
  if (kept.length >= least) return kept
  return [...kept, ...codes.filter(code => !kept.includes(code)).slice(0, least - kept.length)]
}
