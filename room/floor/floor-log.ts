import { wordsIn } from '@cardroom/engine/languages'
import { type Language, text } from '@cardroom/engine/words'
import type { FloorLogEntry } from '../protocol/floor.ts'
import type { HostedFloorEvent } from './events.ts'
import type { HostedFloor } from './hosted-floor.ts'
import { logShown } from './views/staff-view.ts'

/** How many events are read at once, and how many entries an answer has. */
const PAGE = 500
/** How many entries one answer has at most. */
export const MOST_ENTRIES = 100

/** A stream that is read back. */
type Readable = {
  readonly state: () => HostedFloor
  readonly version: () => number
  readonly eventsAfter: (version: number, most: number) => Promise<readonly HostedFloorEvent[]>
}

/** Entries of the day’s log with these words in them, the newest first, and from where to go on; null at the end. */
export const searchLog = async (
  stream: Readable,
  search: string,
  before: number | null,
  language: Language = 'en',
): Promise<{ readonly entries: readonly FloorLogEntry[]; readonly next: number | null }> => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found: FloorLogEntry[] = []
  let end = Math.min(before ?? Number.POSITIVE_INFINITY, stream.version() + 1)
  while (end > 1 && found.length < MOST_ENTRIES) {
    const from = Math.max(0, end - 1 - PAGE)
    const events = await stream.eventsAfter(from, end - 1 - from)
    const entries = logShown(
      stream.state(),
      events.map((event, i) => ({ place: from + i + 1, event })),
      language,
    )
    for (const entry of entries) {
      if (found.length === MOST_ENTRIES) break
      if (matches(entry, words, language)) found.push(entry)
    }
    // a day begins with its opening: what was before it is another day’s
    end = from + 1
  }
  const last = found.length === MOST_ENTRIES ? found.at(-1)!.place : null
  return { entries: found, next: last !== null && last > 1 ? last : null }
}

/** Every word is somewhere in the sentence, in its rules, or in who ordered it. */
const matches = ({ say, rules, by }: FloorLogEntry, words: readonly string[], language: Language): boolean => {
  const all = `${text(say, wordsIn(language).voice)} ${rules.join(' ')} ${by.name}`.toLowerCase()
  return words.every(word => all.includes(word))
}
