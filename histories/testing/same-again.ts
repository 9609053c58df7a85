import type { DealEvent } from '@cardroom/engine'
import type { History } from '../history.ts'
import { historyOf } from '../history-of-log.ts'
import { readPhh } from '../phh/read-phh.ts'
import { writePhh } from '../phh/write-phh.ts'
import { retell } from '../retell.ts'

/**
 * What is not the same when a deal is written as PHH, read back and retold, in words; null where the history and every
 * event are. For tests of the writer.
 */
export const notTheSame = (log: readonly DealEvent[], same: (a: unknown, b: unknown) => boolean): string | null => {
  const history = historyOf(log)
  if ('what' in history) return `event ${history.event}: ${history.what}`
  const [hand] = readPhh(writePhh(history))
  if (hand === undefined || 'problems' in hand) return `it is not read back: ${JSON.stringify(hand?.problems)}`
  if (!same(withoutPlaces(hand.history), withoutPlaces(history))) return 'another history is read back'
  const retold = retell(hand.history)
  const at = log.findIndex((event, i) => !same(retold.log[i], event))
  if (at < 0 && retold.log.length === log.length) return null
  return `event ${at + 1} is another: ${JSON.stringify(retold.log[at])} instead of ${JSON.stringify(log[at])}`
}

/** A history without where it stands in a file. */
export const withoutPlaces = (history: History) => ({
  ...history,
  line: 0,
  warnings: [],
  acts: history.acts.map(({ line: _line, words: _words, ...act }) => act),
})
