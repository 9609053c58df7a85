import type { Listener } from './stream-kind.ts'

/** Those who want to know what happens in a stream. */
export type Listeners<State, Event> = {
  readonly listen: (listener: Listener<State, Event>) => () => void
  readonly tell: Listener<State, Event>
}

/** A listener that fails is no reason for others not to know, nor for an order that is kept to be answered otherwise. */
export const listeners = <State, Event>(fails: (cause: unknown) => void): Listeners<State, Event> => {
  const all = new Set<Listener<State, Event>>()
  return {
    listen: listener => {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell: (...happened) => {
      for (const listener of all) {
        try {
          listener(...happened)
        } catch (cause) {
          fails(cause)
        }
      }
    },
  }
}
