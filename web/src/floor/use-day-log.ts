import type { FloorLogEntry } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../line/api.ts'

/** How long a page waits for the next letter before it searches, in milliseconds. */
const PAUSE = 250

/** What is found in the day's log: the newest entries, or those of the whole day that have every word that is sought. */
export const useDayLog = (
  newest: readonly FloorLogEntry[],
  sought: string,
): { readonly entries: readonly FloorLogEntry[]; readonly wrong: string } => {
  const [found, setFound] = useState<readonly FloorLogEntry[]>([])
  const [wrong, setWrong] = useState('')
  const search = sought.trim()
  const latest = newest[0]?.place ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has happened since is searched too
  useEffect(() => {
    setWrong('')
    if (search === '') return undefined
    let isAsked = true
    const timer = setTimeout(async () => {
      const answer = await ask('POST /api/floor/log', { body: { search } })
      if (!isAsked) return
      setWrong(answer.ok ? '' : answer.words)
      if (answer.ok) setFound(answer.data.entries)
    }, PAUSE)
    return () => {
      isAsked = false
      clearTimeout(timer)
    }
  }, [search, latest])
  return { entries: search === '' ? newest : found, wrong }
}
