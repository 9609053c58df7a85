import { isNotOwner } from './not-owner.ts'

/** Parts that are opened one after another, and closed together. */
export type OpenedParts = {
  /** One more is open now, and is closed like this. */
  readonly add: (close: () => Promise<void>) => void
  /** Closes all of them, the last one first: one that fails leaves no other open. */
  readonly close: () => Promise<void>
}

/**
 * Begins with nothing open. Whatever opens parts closes those it has if the next one fails: a part that is left behind goes on
 * by its timers, beside the one that is opened after it.
 */
export const openedParts = (): OpenedParts => {
  const closes: (() => Promise<void>)[] = []
  return {
    add: close => void closes.push(close),
    close: async () => {
      const failed: unknown[] = []
      for (const close of closes.splice(0).reverse()) await close().catch((cause: unknown) => failed.push(cause))
      throwFirst(failed)
    },
  }
}

/** Closes parts that don't rest on each other, all at once: one that fails leaves no other open. */
export const closeAll = async (parts: Iterable<{ readonly close: () => Promise<void> }>): Promise<void> => {
  const closed = await Promise.allSettled([...parts].map(part => part.close()))
  throwFirst(closed.flatMap(it => (it.status === 'rejected' ? [it.reason] : [])))
}

/** What could not be kept as it is another's by now is no fault beside one that is. */
const throwFirst = (failed: readonly unknown[]): void => {
  if (failed.length > 0) throw failed.find(cause => !isNotOwner(cause)) ?? failed[0]
}
