import { progressBar } from './progress.ts'

/** What long work is given: where to tell how far it is, and whether somebody wants to see what there is so far. */
export type Watch = { readonly heard: (done: number) => void; readonly stopped: () => boolean }

/** Runs with a bar for those who wait; Ctrl-C ends it with what there is so far, a second one at once. */
export const untilStopped = async <T>(
  total: number,
  what: string,
  work: (watch: Watch) => Promise<T>,
): Promise<{ readonly found: T; readonly stopped: boolean }> => {
  let stopped = false
  const stop = (): void => {
    stopped = true
  }
  const bar = progressBar(total, what)
  process.once('SIGINT', stop)
  try {
    return { found: await work({ heard: bar.at, stopped: () => stopped }), stopped }
  } finally {
    process.removeListener('SIGINT', stop)
    bar.clear()
  }
}
