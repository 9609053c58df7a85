/** Everything that is flying across the felt now. */
const flying = new Set<Animation>()
/** What waits until nothing is flying. */
const waiting = new Set<() => void>()

/** Nobody waits for longer than this many milliseconds, whatever flies. */
const LONGEST = 1000

/** Something is on its way until its movement is over. */
export const trackFlight = (flight: Animation): void => {
  flying.add(flight)
  const over = (): void => {
    if (!flying.delete(flight) || flying.size > 0) return
    for (const next of [...waiting]) next()
  }
  for (const end of ['finish', 'cancel'] as const) flight.addEventListener(end, over, { once: true })
}

/** Whether anything flies over the felt now. */
export const isFlying = (): boolean => flying.size > 0

/** Does something that changes the page once nothing flies: laying it out would cost the movements their frames. */
export const onceLanded = (does: () => void): void => {
  if (flying.size === 0) return does()
  const next = (): void => {
    if (!waiting.delete(next)) return
    clearTimeout(timer)
    does()
  }
  waiting.add(next)
  const timer = setTimeout(next, LONGEST)
}
