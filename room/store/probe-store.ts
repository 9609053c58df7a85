import type { Store } from './store.ts'

/** How long the store may take to write, and for how long an answer holds, in milliseconds. */
const PATIENCE = 3000
const HOLDS = 500

/**
 * Says whether the store can be written to, by writing. One that does not answer in time cannot. Many who ask at once
 * share one answer, so that asking costs the disk nothing.
 */
export const probeStore = (
  { probe }: Pick<Store, 'probe'>,
  onError: (cause: unknown) => void,
  patience = PATIENCE,
): (() => Promise<boolean>) => {
  let asked: Promise<boolean> | null = null
  /** A write that hangs: another would hang behind it. */
  let writing: Promise<void> | null = null

  const forget = (): void => {
    asked = null
  }

  const write = async (): Promise<boolean> => {
    writing ??= probe().finally(() => {
      writing = null
    })
    try {
      await within(patience, writing)
      return true
    } catch (cause) {
      onError(cause)
      return false
    } finally {
      setTimeout(forget, HOLDS).unref()
    }
  }

  return () => {
    asked ??= write()
    return asked
  }
}

const within = async (patience: number, work: Promise<void>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the store has not written anything for ${patience} ms`)), patience)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
