import { type Bus, subjects } from './bus.ts'

/** A bus inside one process: one node, or several that a test runs together. */
export const localBus = (onError: (cause: unknown) => void): Bus => {
  const listening = subjects(onError)
  let isOver = false
  return {
    publish: async (subject, text) => {
      // later, as from elsewhere: nobody hears of anything in the middle of what they do
      setImmediate(() => {
        if (!isOver) listening.tell(subject, text)
      })
    },
    subscribe: async (subject, hear) => {
      listening.add(subject, hear)
      return async () => void listening.remove(subject, hear)
    },
    // nothing is lost on the way
    onGap: () => () => {},
    close: async () => {
      isOver = true
    },
  }
}
