import type { Chips } from '../deal/chips.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import { type Facts, totalOf } from './facts.ts'
import type { Act, Consequence, Discretion, Outcome, Reading } from './reading.ts'

/** A reading on its way: what was tried, what it is made, and how. */
export type Draft = {
  readonly act: Act
  readonly to?: Chips
  /** The size they gave it, where that is not the size it is made. */
  readonly asked?: Chips
  /** Why its size is not as they gave it. */
  readonly fix?: 'underbet' | 'oversize' | 'rounded'
  readonly binding: Reading['binding']
  readonly mayStill?: readonly Act[]
  readonly bars?: readonly Act[]
  readonly others?: readonly Consequence[]
  readonly rules: readonly RuleId[]
  readonly discretion?: Discretion
}

/** An act that binds. */
export const bound = (act: Act, ...rules: readonly RuleId[]): Draft => ({ act, binding: true, rules })

/** A call of what there is to call. A short one is made good, and what is too much goes back. */
export const calls = (facts: Facts, ...rules: readonly RuleId[]): Draft => ({
  ...bound('call', ...rules),
  to: facts.callTo,
  ...(facts.put < facts.callTo && facts.put > facts.keptTotal ? { asked: facts.put } : {}),
})

/** No act was made, and the player may do as they like. */
export const nothing = (facts: Facts, ...rules: readonly RuleId[]): Draft => ({
  act: 'nothing',
  binding: false,
  rules,
  mayStill: choices(facts.facing),
})

/** The act is taken back and the player decides again. */
export const freed = (draft: Draft, mayStill: readonly Act[], ...rules: readonly RuleId[]): Draft => ({
  ...draft,
  binding: false,
  mayStill,
  rules,
})

/** What a player may do who has to call something, or nothing. */
export const choices = (facing: boolean): readonly Act[] => (facing ? ['fold', 'call', 'raise'] : ['check', 'bet'])

/** The act of a draft as one way to rule. */
export const outcome = ({ act, to }: Draft): Outcome => (to === undefined ? { act } : { act, to })

/** It is left to the floor, which usually rules the first. */
export const leftToTheFloor = (usual: Outcome, ...alternatives: readonly Outcome[]): Discretion => ({
  by: 'floor',
  usual,
  alternatives,
})

/** The draft as an answer, with the chips that go back and what the floor has decided. */
export const finished = (facts: Facts, draft: Draft): Reading => {
  const { act, asked, others, discretion } = draft
  // all-in by a player whose stack was not given has no size
  const to = Number.isFinite(draft.to) ? draft.to : undefined
  const { floor } = facts.situation
  const open = draft.binding === 'may-be' && floor !== undefined
  const binding = open ? floor === 'holds' : draft.binding
  const back = binding === false || to === undefined ? totalOf(facts.motions.flat()) : facts.put - to
  return {
    act,
    ...(to === undefined ? {} : { to }),
    ...(asked === undefined || to === undefined || asked === to ? {} : { correction: { from: asked, to } }),
    ...(back > 0 ? { returned: back } : {}),
    binding,
    mayStill: open && floor === 'holds' ? [] : (draft.mayStill ?? []),
    bars: draft.bars ?? [],
    ...(others === undefined ? {} : { others }),
    rules: [...new Set(draft.rules)],
    ...(discretion === undefined || open ? {} : { discretion }),
  }
}
