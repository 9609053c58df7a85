import { setImmediate } from 'node:timers/promises'
import type { Chance, Deal } from '@cardroom/engine'
import { counted, emptyTally, type Fault, playDeals, type Setup, type Tally } from '@cardroom/engine/simulation'

/** What a simulation came to: all its deals, as many as there was time for, or all before a fault. */
export type Outcome = {
  readonly tally: Tally
  readonly fault: Fault | null
  readonly stopped: boolean
  readonly seconds: number
}

/** What goes on around a simulation. */
export type Surroundings = {
  /** Hears now and then how many deals are played. */
  readonly heard?: (deals: number) => void
  /** Somebody wants to see what there is so far. */
  readonly stopped?: () => boolean
  /** Finds what is off with a deal; the audit of the engine if nothing else is said. */
  readonly check?: (deal: Deal) => readonly string[]
}

/** Plays this many deals, checks and counts each, and leaves room for signals in between. */
export const runSimulation = async (
  setup: Setup,
  deals: number,
  chance: Chance,
  { heard = () => undefined, stopped = () => false, check }: Surroundings = {},
): Promise<Outcome> => {
  const began = performance.now()
  let breath = began
  let tally = emptyTally(setup.players)
  const outcome = (fault: Fault | null, stopped: boolean): Outcome => ({
    tally,
    fault,
    stopped,
    seconds: (performance.now() - began) / 1000,
  })
  for (const played of playDeals(setup, chance, check)) {
    if ('problems' in played) return outcome(played, false)
    tally = counted(tally, played)
    if (tally.deals >= deals) break
    if (performance.now() - breath < BREATH) continue
    heard(tally.deals)
    await setImmediate()
    breath = performance.now()
    if (stopped()) return outcome(null, true)
  }
  return outcome(null, false)
}

/** Milliseconds of work between two looks around. */
const BREATH = 50
