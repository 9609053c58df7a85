import { expect } from 'vitest'
import type { Decider } from '../decider/decider.ts'
import type { Refusal } from '../decider/refusal.ts'

/** A decider after what has happened so far: what comes of the next order? */
export type GivenThat<State, Order, Event, No extends Refusal> = {
  readonly state: State
  /** Carries an order out, or tries to. Whatever comes of it, the state before is left as it was. */
  readonly when: (order: Order) => When<State, Order, Event, No>
}

/** An order that was carried out or refused. */
export type When<State, Order, Event, No extends Refusal> = {
  /** It leads to exactly these events, in this order; each has these fields among others. */
  readonly tells: (...events: readonly Partial<Event>[]) => GivenThat<State, Order, Event, No>
  /** It is refused for this reason, with these data among others. */
  readonly refuses: (why: No['why'], data?: Partial<No>) => GivenThat<State, Order, Event, No>
}

/** A decider to which these orders were given, and all of them carried out. */
export const givenThat = <State, Order, Event, No extends Refusal, Initial>(
  decider: Decider<State, Order, Event, No, Initial>,
  ...orders: readonly Order[]
): GivenThat<State | Initial, Order, Event, No> => {
  let state: State | Initial = decider.initial
  for (const order of orders) {
    const outcome = decider.carryOut(state, order)
    if (!outcome.ok) throw new Error(`${JSON.stringify(order)} is refused: ${JSON.stringify(outcome.refusal)}`)
    state = outcome.state
  }
  return given(decider, state)
}

/** A decider after these events. */
export const givenEvents = <State, Order, Event, No extends Refusal, Initial>(
  decider: Decider<State, Order, Event, No, Initial>,
  ...events: readonly Event[]
): GivenThat<State | Initial, Order, Event, No> =>
  given(decider, events.reduce<State | Initial>(decider.evolve, decider.initial))

const given = <State, Order, Event, No extends Refusal, Initial>(
  decider: Decider<State, Order, Event, No, Initial>,
  state: State | Initial,
): GivenThat<State | Initial, Order, Event, No> => ({
  state,
  when: order => {
    const before = JSON.stringify(state)
    const decision = decider.decide(state, order)
    const outcome = decider.carryOut(state, order)
    expect(JSON.stringify(state), 'asking changes nothing').toBe(before)
    if (outcome.ok) {
      expect(decision, 'carried out as decided').toEqual({ ok: true, events: outcome.events })
      const evolved = outcome.events.reduce<State | Initial>(decider.evolve, state)
      expect(outcome.state, 'the events add up to the state').toEqual(evolved)
    } else expect(decision).toEqual(outcome)
    return {
      tells: (...events) => {
        if (!outcome.ok) throw new Error(`it is refused: ${JSON.stringify(outcome.refusal)}`)
        expect(outcome.events).toMatchObject(events)
        return given(decider, outcome.state)
      },
      refuses: (why, data = {}) => {
        expect(outcome).toMatchObject({ ok: false, refusal: { ...data, why } })
        return given(decider, state)
      },
    }
  },
})
