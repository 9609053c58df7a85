import type { ChairShown } from '@cardroom/room/protocol'
import { spokenWords } from '../said/said-words.ts'
import { texts } from '../words/texts.ts'
import { minutesSince, timeLeft } from './time-words.ts'

/** A chair in a line: who has it, and what to know of them. */
export const chairWords = (chair: ChairShown, now: number): string => {
  const { chair: words, somebody } = texts.floor
  const { is, held, until, away, missedBlind, second, absentButtons, over, owesTime, going } = chair
  const name = chair.name ?? somebody
  if (is === 'open') return words.open
  if (is === 'removed') return words.removed
  if (is === 'held') {
    const kept = words[held ?? 'reserved'](name)
    return until === null ? kept : `${kept}, ${words.until(timeLeft(until, now))}`
  }
  return [
    name,
    ...(away === null ? [] : [words.away(minutesSince(away, now))]),
    ...(missedBlind ? [words.missedBlind] : []),
    ...(second ? [words.second] : []),
    ...(absentButtons > 0 ? [words.absentButtons(absentButtons)] : []),
    ...(over === null ? [] : [words.over(over.name)]),
    ...(owesTime ? [words.owesTime] : []),
    ...(going === null ? [] : [`→ ${texts.floor.at(going.to.table, going.to.seat)}, ${spokenWords(going.when)}`]),
  ].join(' · ')
}
