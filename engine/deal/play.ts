import { no, type Refused, type Result } from '../decider/decision.ts'
import { isRefusal } from '../decider/refusal.ts'
import type { Command, StartDeal } from './commands.ts'
import { copyOf } from './copy.ts'
import type { Deal, Draft } from './deal.ts'
import type { DealEvent } from './events.ts'
import { replay } from './evolve.ts'
import { perform } from './perform.ts'
import { record } from './record/record.ts'
import type { Refusal } from './refusal.ts'
import { start } from './start.ts'
import { type Work, workIn } from './work.ts'

/**
 * A deal in one owner's hands, for simulations and bots: the same decisions as `decide` and `evolve`,
 * written into one state as they fall instead of a new one each time.
 */
export type Play<C = Exclude<Command, StartDeal>> = {
  readonly ok: true
  readonly deal: Deal
  /** Every event so far; `replay(log)` gives the same deal. Begun from a stored deal, every event since. */
  readonly log: readonly DealEvent[]
  /** Carries a command out, or says why not and leaves everything as it was. */
  readonly give: (command: C) => Given
  /** Takes the last command back that was carried out; false if there is none. */
  readonly undo: () => boolean
  /** The same moment in hands of its own. */
  readonly clone: () => Play<C>
}

/** What came of a command: it was carried out, or it was refused. */
export type Given = Result<unknown, Refusal>

const CARRIED_OUT: Given = { ok: true }

/** Starts a deal to play in place, or says why it cannot start. */
export const play = (command: StartDeal): Play | Refused<Refusal> => playWith(command, perform)

/** The same, with commands of more kinds than the deal itself knows. */
export const playWith = <C>(command: StartDeal, performs: Performs<C>): Play<C> | Refused<Refusal> => {
  const work = start(command)
  return isRefusal(work) ? no(work) : playing(work, performs, null)
}

/** Goes on with a deal that was stored: its log, or its state at one moment. */
export const playOnWith = <C>(stored: Deal | readonly DealEvent[], performs: Performs<C>): Play<C> => {
  const begun = isLog(stored) ? workIn(copyOf(replay(stored)), [...stored]) : workIn(copyOf(stored), [])
  return playing(begun, performs, isLog(stored) ? null : copyOf(stored))
}

/** Carries a command out in this work, or says why not. */
export type Performs<C> = (work: Work, command: C) => Refusal | null

const isLog = (stored: Deal | readonly DealEvent[]): stored is readonly DealEvent[] => Array.isArray(stored)

/** `base` is the state before the first event of the log, null if the log has the deal from its start. */
const playing = <C>(work: Work, performs: Performs<C>, base: Draft | null): Play<C> => {
  const { state, events } = work
  const marks: number[] = []
  return {
    ok: true,
    deal: state,
    log: events,
    give: command => {
      const before = events.length
      const refusal = performs(work, command)
      if (refusal !== null) return no(refusal)
      marks.push(before)
      return CARRIED_OUT
    },
    undo: () => {
      const mark = marks.pop()
      if (mark === undefined) return false
      events.length = mark
      become(state, base === null ? copyOf(replay(events)) : after(base, events))
      return true
    },
    clone: () => playing(workIn(copyOf(state), events.slice()), performs, base),
  }
}

const after = (base: Draft, events: readonly DealEvent[]): Draft => {
  const draft = copyOf(base)
  for (const event of events) record(draft, event)
  return draft
}

/** The state is one object that its owner holds on to: its fields become those of another. */
const become = (state: Draft, other: Draft): void => {
  for (const name of Object.keys(state)) if (!Object.hasOwn(other, name)) Reflect.deleteProperty(state, name)
  Object.assign(state, other)
}
