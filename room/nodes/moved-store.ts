import type { Store } from '../store/store.ts'
import type { Bus } from '../streams/bus/bus.ts'
import { FOLLOWED } from './groups.ts'

/** How often a followed stream is looked at in case a message was lost, in milliseconds. */
const LOOKS_EVERY = 1000

/** A store that tells the other nodes when a stream has moved on that all of them follow. */
export const movedStore = (store: Store, bus: Bus, onError: (cause: unknown) => void): Store => ({
  ...store,
  append: async append => {
    const appended = await store.append(append)
    // nobody waits for the message: a node that misses it looks for itself
    if (appended.kept && FOLLOWED.has(append.stream)) bus.publish(subjectOf(append.stream), '').catch(onError)
    return appended
  },
  moved: (stream, hear) => {
    const listening = bus.subscribe(subjectOf(stream), hear)
    listening.catch(onError)
    const stopGaps = bus.onGap(hear)
    const timer = setInterval(hear, LOOKS_EVERY)
    timer.unref()
    return () => {
      clearInterval(timer)
      stopGaps()
      listening.then(stop => stop()).catch(onError)
    }
  },
})

const subjectOf = (stream: string): string => `moved/${stream}`
