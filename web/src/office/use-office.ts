import type { OfficeOrder, OfficeShown } from '@cardroom/room/protocol'
import { useCallback, useEffect, useState } from 'react'
import { ask } from '../line/api.ts'
import { useAnswer } from '../line/use-answer.ts'

/** What somebody wants to do, before they say why. */
export type Wanted = OfficeOrder extends infer O ? (O extends OfficeOrder ? Omit<O, 'by' | 'why'> : never) : never

/** The office as a page uses it. */
export type OpenOffice = {
  readonly shown: OfficeShown | null
  /** How much was done here: whatever is shown is asked for again when it grows. */
  readonly done: number
  readonly wrong: string
  /** Does something; resolves to a new password where there is one, or null if it was refused. */
  readonly act: (wanted: Wanted, why?: string) => Promise<{ readonly password?: string } | null>
}

/** How often the office is looked at again, in milliseconds. */
const LOOKS_EVERY = 5000

/** The room as its office shows it, and what is done there under a name. */
export const useOffice = (by: string): OpenOffice => {
  const [beats, setBeats] = useState(0)
  const [done, setDone] = useState(0)
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    const looking = setInterval(() => setBeats(before => before + 1), LOOKS_EVERY)
    return () => clearInterval(looking)
  }, [])
  const answer = useAnswer('GET /api/office', [], `${beats} ${done}`)
  const act = useCallback<OpenOffice['act']>(
    async (wanted, why = '') => {
      const answer = await ask('POST /api/office', { body: { ...wanted, by, why } })
      setWrong(answer.ok ? '' : answer.words)
      if (!answer.ok) return null
      setDone(before => before + 1)
      return answer.data
    },
    [by],
  )
  const shown = answer?.ok === true ? answer.data : null
  return { shown, done, wrong: answer?.ok === false ? answer.words : wrong, act }
}
