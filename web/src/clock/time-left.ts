import type { ClockShown } from '@cardroom/room/protocol'

/** What is left of somebody's time: of the time to act or then of the time bank, in whole seconds and as a part of it. */
export type TimeLeft = { readonly bank: boolean; readonly seconds: number; readonly part: number }

/** What is left now. */
export const timeLeft = ({ since, until, ends }: ClockShown, now: number): TimeLeft => {
  const bank = now >= until && ends > until
  const [from, to] = bank ? [until, ends] : [since, until]
  const left = Math.max(0, to - now)
  return { bank, seconds: Math.ceil(left / 1000), part: to === from ? 0 : Math.min(1, left / (to - from)) }
}
