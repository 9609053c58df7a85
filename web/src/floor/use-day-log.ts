import type { FloorLogEntry } from '@cardroom/room/protocol'
import { spokenWords } from '../said/said-words.ts'

/** What is found in the day's log: the newest entries, or all that have every word that is sought. */
export const useDayLog = (
  newest: readonly FloorLogEntry[],
  sought: string,
): { readonly entries: readonly FloorLogEntry[]; readonly wrong: string } => ({
  entries: sought.trim() === '' ? newest : newest.filter(entry => hasWords(entry, sought)),
  wrong: '',
})

/** Does an entry have each of these words: in its sentence, its rules, or the name of who did it? */
export const hasWords = ({ say, rules, by }: FloorLogEntry, sought: string): boolean => {
  const text = [spokenWords(say), ...rules, by.name].join(' ').toLowerCase()
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}
