import type { Refused } from '../refusal.ts'

/** Decides on things as they stand: what is to happen, or why nothing does. */
export type Decide<Event> = () => readonly Event[] | Refused

type Waiting<Event> = {
  readonly decide: Decide<Event>
  readonly resolve: (refused: Refused | null) => void
  readonly reject: (cause: unknown) => void
}

/** How changes are kept, and which of them others do not depend on. */
export type Changes<Event> = {
  /** Keeps events after all that is known; false if somebody else was first, and it is to be decided anew. */
  readonly keep: (events: readonly Event[]) => Promise<boolean>
  /** May others be decided on before this has happened? */
  readonly isLight: (event: Event) => boolean
}

/**
 * Carries out changes one after another. Those that come while others are being kept are kept together, up to the first
 * on which the next ones may depend: so many who come at once do not wait for the disk one by one.
 */
export const gatherChanges = <Event>({ keep, isLight }: Changes<Event>) => {
  let waiting: Waiting<Event>[] = []
  let working = false

  const work = async (): Promise<void> => {
    working = true
    while (waiting.length > 0) {
      const { going, events } = together()
      try {
        if (events.length > 0 && !(await keep(events))) waiting = [...going, ...waiting]
        else for (const { resolve } of going) resolve(null)
      } catch (cause) {
        for (const { reject } of going) reject(cause)
      }
    }
    working = false
  }

  /** Those of the front that go together, with what is to happen; who is refused is told so. */
  const together = (): { readonly going: Waiting<Event>[]; readonly events: readonly Event[] } => {
    const going: Waiting<Event>[] = []
    const events: Event[] = []
    while (waiting.length > 0 && events.every(isLight)) {
      const one = waiting.shift()!
      try {
        const decided = one.decide()
        if ('why' in decided) one.resolve(decided)
        else {
          going.push(one)
          events.push(...decided)
        }
      } catch (cause) {
        one.reject(cause)
      }
    }
    return { going, events }
  }

  return (decide: Decide<Event>): Promise<Refused | null> =>
    new Promise((resolve, reject) => {
      waiting.push({ decide, resolve, reject })
      if (!working) void work()
    })
}
