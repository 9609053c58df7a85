import { no, type Result } from './decision.ts'
import type { Refusal } from './refusal.ts'
import type { Work } from './work.ts'

/**
 * A state in one owner's hands, for simulations and long nights: the same decisions, written into one state instead of
 * a new one each time.
 */
export type Play<State, Order, Event, No extends Refusal = Refusal> = {
  /** It changes with every order; to keep a moment, replay the log. */
  readonly state: State
  /** Every event so far. */
  readonly log: readonly Event[]
  /** Carries an order out, or says why not and leaves everything as it was. */
  readonly give: (order: Order) => Result<unknown, No>
}

/** Plays on in this work. */
export const playing = <Draft extends object, Order, Event, No extends Refusal>(
  work: Work<Draft, Event>,
  copy: (draft: Draft) => Draft,
  perform: (work: Work<Draft, Event>, order: Order) => No | null,
): Play<Draft, Order, Event, No> => ({
  state: work.state,
  log: work.events,
  give: order => {
    const count = work.events.length
    const before = copy(work.state)
    const refusal = perform(work, order)
    if (refusal === null) return CARRIED_OUT
    // events told on the way to a refusal never happened
    Object.assign(work.state, before)
    work.events.length = count
    return no(refusal)
  },
})

const CARRIED_OUT = { ok: true } as const
