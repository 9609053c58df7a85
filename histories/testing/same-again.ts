import type { DealEvent } from '@cardroom/engine'
import type { History } from '../history.ts'
import { historyOf } from '../history-of-log.ts'
import { readPhh } from '../phh/read-phh.ts'
import { writePhh } from '../phh/write-phh.ts'
import { replayHistory } from '../replay-history.ts'
import { problemWords } from '../words/problems.ts'

/**
 * What is not the same when a deal is written as PHH, read back and replayed, in words; null where the history and every
 * event are. For tests of the writer.
 */
export const notTheSame = (log: readonly DealEvent[], same: (a: unknown, b: unknown) => boolean): string | null => {
  const written = historyOf(log)
  if (!written.ok) return `event ${written.refusal.event}: ${problemWords(written.refusal)}`
  const { history } = written
  const [hand] = readPhh(writePhh(history))
  if (!hand?.ok) return `it is not read back: ${JSON.stringify(hand?.refusal.problems)}`
  if (!same(withoutPlaces(hand.history), withoutPlaces(history))) return 'another history is read back'
  const replayedOf = replayHistory(hand.history)
  const at = log.findIndex((event, i) => !same(replayedOf.log[i], event))
  if (at < 0 && replayedOf.log.length === log.length) return null
  return `event ${at + 1} is another: ${JSON.stringify(replayedOf.log[at])} instead of ${JSON.stringify(log[at])}`
}

/** A history without where it stands in a file, and without what that file doesn't say. */
export const withoutPlaces = ({ about: { unsaid: _, ...about }, ...history }: History) => ({
  ...history,
  about,
  line: 0,
  warnings: [],
  acts: history.acts.map(({ line: _line, words: _words, ...act }) => act),
})
