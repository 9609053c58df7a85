import type { Tables } from './tables.ts'

/** How often old tables are looked for, in milliseconds, and how long after the start for the first time. */
const DAY = 24 * 3_600_000
const FIRST = 60_000

/** Retires old tables once a day, on the node that looks after those that nobody has; nothing where they are kept for good. */
export const retireDaily = (
  { retire }: Pick<Tables, 'retire'>,
  days: number | undefined,
  looksAfter: () => boolean,
  onError: (cause: unknown) => void,
): (() => Promise<void>) => {
  if (days === undefined) return async () => {}
  let retiring: Promise<unknown> = Promise.resolve()
  const look = (): void => {
    if (looksAfter()) retiring = retire(days).catch(onError)
  }
  const timers = [setTimeout(look, FIRST), setInterval(look, DAY)]
  for (const timer of timers) timer.unref()
  return async () => {
    for (const timer of timers) clearTimeout(timer)
    await retiring
  }
}
