import type { Form, Structure } from '../forms/form.ts'
import { type BetSize, type ReadSize, readSize } from './sizes.ts'

/** What a number stands for when a seat acts. */
export type Action =
  | { readonly do: 'fold' | 'call' | 'open' | 'turn-up' | 'keep-down' | 'throw' }
  /** At limit, spread and bring-in: by its place among the sizes that are allowed, the smallest first. */
  | { readonly do: 'bet' | 'bring-in'; readonly size: number }
  /** Where bets have no fixed sizes. */
  | { readonly do: 'raise'; readonly to: ReadSize }
  /** Throws these cards away: bit 0 is the highest card of the hand. */
  | { readonly do: 'discard'; readonly cards: number }
  /** Lays the next card, the highest of those in hand, into this row, 0 for the front. */
  | { readonly do: 'row'; readonly row: number }

/** The actions of a game by their numbers, and what they are called. */
export type ActionSpace = {
  readonly actions: readonly Action[]
  readonly names: readonly string[]
  /** May a player call anything but an all-in? */
  readonly limps: boolean
}

/** The bet sizes papers usually use when any size is allowed. */
export const USUAL_SIZES: readonly BetSize[] = ['1/2 pot', 'pot', 'all-in']

/** Every action that a seat can ever take in this form: the same list in each deal of it. */
export const actionSpace = (
  form: Form,
  structure: Structure | undefined,
  sizes: readonly BetSize[],
  limps = true,
): ActionSpace => {
  const named = [...bettingActions(form, structure, sizes), ...cardActions(form)]
  return { actions: named.map(([action]) => action), names: named.map(([, name]) => name), limps }
}

type Named = readonly [Action, string]

const bettingActions = (form: Form, structure: Structure | undefined, sizes: readonly BetSize[]): readonly Named[] => {
  if (structure === undefined || form.structures.length === 0) return []
  const wagers: readonly Named[] =
    structure === 'limit'
      ? LIMIT_SIZES.map((name, size): Named => [{ do: 'bet', size }, name])
      : sizes.map((name): Named => [{ do: 'raise', to: readSize(name)! }, name])
  const bringIns: readonly Named[] =
    form.opening === 'bring-in' ? BRING_INS.map((name, size): Named => [{ do: 'bring-in', size }, name]) : []
  const opens: readonly Named[] = form.family === 'draw' ? [[{ do: 'open' }, 'declare open']] : []
  return [[{ do: 'fold' }, 'fold'], [{ do: 'call' }, 'call'], ...wagers, ...bringIns, ...opens]
}

const LIMIT_SIZES = ['bet', 'bet the upper limit', 'bet all'] as const
const BRING_INS = ['bring in', 'bring in for the upper limit'] as const

const cardActions = (form: Form): readonly Named[] => {
  const named: Named[] = []
  const steps = form.streets.flatMap(street => street.steps)
  if (steps.some(step => step.do === 'turn-up'))
    named.push([{ do: 'turn-up' }, 'turn up'], [{ do: 'keep-down' }, 'keep down'])
  if (steps.some(step => step.do === 'draw' || step.do === 'discard')) named.push(...discards(handSize(form)))
  if (form.rows !== undefined) {
    form.rows.rows.forEach((row, i) => {
      named.push([{ do: 'row', row: i }, `to the ${row.name}`])
    })
    named.push([{ do: 'throw' }, 'throw away'])
  }
  return named
}

/** The most downcards that a hand has when its player is asked to throw some away. */
const handSize = (form: Form): number => {
  let held = 0
  let most = 0
  for (const step of form.streets.flatMap(street => street.steps)) {
    if (step.do === 'deal' && step.face === 'down') held += step.cards
    if (step.do === 'discard' || step.do === 'draw') most = Math.max(most, held)
    if (step.do === 'discard') held -= step.cards
  }
  return most
}

const discards = (size: number): readonly Named[] =>
  Array.from({ length: 2 ** size }, (_, cards): Named => {
    const places = Array.from({ length: size }, (_unused, i) => i + 1).filter(place => cards & (1 << (place - 1)))
    return [{ do: 'discard', cards }, places.length === 0 ? 'stand pat' : `throw ${places.join(' ')}`]
  })
