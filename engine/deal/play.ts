import { isRefusal } from '../decider/refusal.ts'
import type { Command, StartDeal } from './commands.ts'
import type { Deal } from './deal.ts'
import type { DealEvent } from './events.ts'
import { perform } from './perform.ts'
import type { Refusal } from './refusal.ts'
import { start } from './start.ts'
import type { Work } from './work.ts'

/**
 * A deal in one owner's hands, for simulations and bots: the same decisions as `decide` and `evolve`,
 * written into one state as they fall instead of a new one each time.
 */
export type Play<C = Exclude<Command, StartDeal>> = {
  readonly deal: Deal
  /** Every event so far; `replay(log)` gives the same deal. */
  readonly log: readonly DealEvent[]
  /** Carries a command out, or says why not and leaves everything as it was. */
  readonly give: (command: C) => Refusal | null
}

/** Starts a deal to play in place, or says why it cannot start. */
export const play = (command: StartDeal): Play | Refusal => playWith(command, perform)

/** The same, with commands of more kinds than the deal itself knows. */
export const playWith = <C>(
  command: StartDeal,
  performs: (work: Work, command: C) => Refusal | null,
): Play<C> | Refusal => {
  const work = start(command)
  if (isRefusal(work)) return work
  return { deal: work.state, log: work.events, give: next => performs(work, next) }
}
