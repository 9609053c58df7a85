const MINUTE = 60_000

/** The time of day at which something was, as a clock in the room shows it. */
export const timeOfDay = (at: number): string => {
  const time = new Date(at)
  return `${two(time.getHours())}:${two(time.getMinutes())}`
}

/** What is left until then, in minutes and seconds; never less than nothing. */
export const timeLeft = (until: number, now: number): string => {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}

/** Whole minutes from then until now. */
export const minutesSince = (at: number, now: number): number => Math.max(0, Math.floor((now - at) / MINUTE))

/** Whole minutes until then, a begun one counted. */
export const minutesUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / MINUTE))

const two = (number: number): string => `${number}`.padStart(2, '0')
