/** How long to wait before something is tried again that has failed this many times, in milliseconds. */
export const backoff = (failed: number): number => Math.min(LONGEST, FIRST * 2 ** Math.max(0, failed - 1))

const FIRST = 500
const LONGEST = 15_000
