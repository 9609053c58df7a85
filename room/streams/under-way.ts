/** How much is under way, and who waits until nothing is. Every act counts here: a number costs less than a list of promises. */
export type UnderWay = {
  readonly count: () => number
  readonly begin: () => void
  readonly end: () => void
  /** Waits until nothing is under way. */
  readonly quiet: () => Promise<void>
}

/** Counts from nothing. */
export const underWay = (): UnderWay => {
  let count = 0
  let waiting: (() => void)[] = []
  return {
    count: () => count,
    begin: () => {
      count++
    },
    end: () => {
      count--
      if (count > 0 || waiting.length === 0) return
      const all = waiting
      waiting = []
      for (const go of all) go()
    },
    quiet: async () => {
      while (count > 0) await new Promise<void>(go => waiting.push(go))
    },
  }
}
