import type { Frame } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import type { LayingNow } from './use-laying.ts'

type Words = typeof import('./row-lines.ts')

/**
 * What you hold, in lines. While you set cards into rows it counts those on their way too: the room doesn't know of them
 * yet, so the page names them itself, with words that are loaded when somebody sets cards for the first time.
 */
export const useRowLines = ({ common, own }: Frame, now: LayingNow | null): readonly string[] => {
  const [words, setWords] = useState<Words | null>(null)
  const isSetting = now !== null && own.hands.length === 1 && !common.options.unaided
  useEffect(() => {
    if (!isSetting || words !== null) return
    // without them the rows that are set are still named by the room
    import('./row-lines.ts').then(setWords, () => setWords(null))
  }, [isSetting, words])
  if (!isSetting || words === null || common.deal === null) return own.holds
  const { asked, laying } = now
  const rows = asked.rowsOf.map((_, i) => [...(asked.laid[i] ?? []), ...(laying.rows[i] ?? [])])
  return words.rowLines(common.deal.form, rows, common.deal.boards[0] ?? [])
}
