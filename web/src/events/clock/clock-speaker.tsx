import { eventTexts as words } from '../../words/event-texts.ts'
import type { ClockNow } from './clock-now.ts'

/** Tells listeners how long the level lasts: with five minutes left, with one, and when it changes. */
export const ClockSpeaker = ({ now: { number, onBreak, left, stopped } }: { readonly now: ClockNow }) => {
  const minutes = left === null ? null : Math.ceil(left / 60_000)
  const about = onBreak ? words.break : words.level(number)
  const said =
    number === 0 || stopped ? '' : minutes !== null && minutes <= 1 ? 1 : minutes !== null && minutes <= 5 ? 5 : 0
  return (
    <p className="visually-hidden" aria-live="polite">
      {said === '' ? '' : said === 0 ? about : words.minutesLeft(about, said)}
    </p>
  )
}
