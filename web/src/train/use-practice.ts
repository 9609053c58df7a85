import type { Answered, Practice } from '@cardroom/engine/drills'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ask } from '../line/api.ts'
import {
  afterAnswer,
  changeTraining,
  isBehind,
  practiceOf,
  readTraining,
  reportToSend,
  started,
  type Training,
  trainingFor,
  withAnswer,
} from './record.ts'

/** Your practice on this device; with a name, the room keeps it for all your devices. */
export const usePractice = (): {
  readonly practice: Practice
  readonly inRoom: boolean
  readonly answer: (answer: Answered) => Practice
  readonly forget: () => void
  /** Tells the room what it doesn't have yet. */
  readonly tell: () => Promise<void>
} => {
  const [training, setTraining] = useState(readTraining)
  const telling = useRef(false)
  const change = useCallback((by: (training: Training) => Training): Training => {
    const next = changeTraining(by)
    setTraining(next)
    return next
  }, [])
  const tell = useCallback(async (): Promise<void> => {
    if (telling.current || readTraining().person === null) return
    telling.current = true
    try {
      for (let more = true; more; ) {
        const report = reportToSend(readTraining())
        const answer = await ask('POST /api/training/practice', { body: report })
        if (!answer.ok) return
        more = isBehind(change(it => afterAnswer(it, report, answer.data)))
      }
    } finally {
      telling.current = false
    }
  }, [change])
  useEffect(() => {
    const look = async (): Promise<void> => {
      const me = await ask('GET /api/me')
      if (!me.ok) return
      change(it => trainingFor(it, me.data.guest?.person ?? null))
      await tell()
    }
    const comesBack = (): void => {
      if (document.visibilityState === 'visible') void look()
    }
    const elsewhere = (): void => setTraining(readTraining())
    void look()
    addEventListener('online', comesBack)
    addEventListener('storage', elsewhere)
    document.addEventListener('visibilitychange', comesBack)
    return () => {
      removeEventListener('online', comesBack)
      removeEventListener('storage', elsewhere)
      document.removeEventListener('visibilitychange', comesBack)
    }
  }, [change, tell])
  const answer = useCallback(
    (given: Answered): Practice => {
      const next = change(it => withAnswer(it, given))
      void tell()
      return practiceOf(next)
    },
    [change, tell],
  )
  const forget = useCallback((): void => {
    change(started)
    void tell()
  }, [change, tell])
  const practice = useMemo(() => practiceOf(training), [training])
  return { practice, inRoom: training.person !== null, answer, forget, tell }
}
