import { backoff } from '../streams/backoff.ts'

/** Work that is done whenever something has changed. */
export type Repeated = {
  /** Something has changed. */
  readonly look: () => void
  /** It failed, and is tried again by itself in a while. */
  readonly isWaiting: () => boolean
  readonly stop: () => Promise<void>
}

/** Work that is done once at a time, and again if something has changed meanwhile; if it fails, it is tried again later. */
export const oneAtATime = (
  work: () => Promise<void>,
  onFailure: (cause: unknown) => void | Promise<void>,
): Repeated => {
  let working: Promise<void> | null = null
  let again = false
  let stopped = false
  let failed = 0
  let timer: ReturnType<typeof setTimeout> | null = null

  const look = (): void => {
    if (stopped) return
    again = true
    working ??= workOff().finally(() => {
      working = null
      if (again && timer === null) look()
    })
  }
  const workOff = async (): Promise<void> => {
    while (again && !stopped) {
      again = false
      try {
        await work()
        failed = 0
      } catch (cause) {
        await onFailure(cause)
        tryLater()
        return
      }
    }
  }
  const tryLater = (): void => {
    if (stopped) return
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(() => {
      timer = null
      look()
    }, backoff(++failed)).unref()
  }
  return {
    look,
    isWaiting: () => timer !== null,
    stop: async () => {
      stopped = true
      if (timer !== null) clearTimeout(timer)
      await working
    },
  }
}
