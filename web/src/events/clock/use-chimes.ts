import { useEffect, useRef } from 'react'
import { chime } from './chimes.ts'
import { chimeDue } from './chimes-due.ts'
import type { ClockNow } from './clock-now.ts'

/** Sounds what the clock brings, while sound is on. */
export const useChimes = (now: ClockNow | null, sound: boolean): void => {
  const before = useRef(now)
  useEffect(() => {
    const due = before.current === null || now === null ? null : chimeDue(before.current, now)
    before.current = now
    if (due !== null && sound) chime(due)
  }, [now, sound])
}
