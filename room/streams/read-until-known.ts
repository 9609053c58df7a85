import { backoff } from './backoff.ts'

/** Finds out what has become of something that the store was given and hasn't answered. */
export type FindsOut = {
  readonly begin: () => void
  readonly stop: () => void
}

/** For how long something that was given up on may still be written, in milliseconds. */
const LATE = 10_000

/**
 * Reads again until it is known what is on the disk, and once more when nothing can come late any more: the screens
 * would show what was before until somebody does something, which may be never.
 */
export const readUntilKnown = (
  isUnsure: () => boolean,
  read: () => Promise<void>,
  onError: (cause: unknown) => void,
): FindsOut => {
  let waiting: ReturnType<typeof setTimeout> | null = null
  let isOver = false
  const later = (milliseconds: number, work: () => Promise<void>): void => {
    if (waiting !== null) clearTimeout(waiting)
    waiting = isOver ? null : setTimeout(() => void work().catch(onError), milliseconds).unref()
  }
  const look = async (tries: number): Promise<void> => {
    if (isUnsure()) await read().catch(onError)
    if (isUnsure()) later(backoff(tries), () => look(tries + 1))
    else later(LATE, read)
  }
  return {
    begin: () => later(backoff(1), () => look(2)),
    stop: () => {
      isOver = true
      if (waiting !== null) clearTimeout(waiting)
    },
  }
}
