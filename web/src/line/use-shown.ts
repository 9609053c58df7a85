import { useEffect, useRef, useState } from 'react'
import { type Answer, ask } from './api.ts'

/** How long a page waits until it asks again for what may have changed, in milliseconds. */
const GAP = 1200

/** What the room answers to a path, asked for anew when `fresh` changes, and not too often; null until it has answered. */
export const useShown = <T>(path: string, fresh: string | number): Answer<T> | null => {
  const [shown, setShown] = useState<Answer<T> | null>(null)
  const wanted = useRef('')
  const asked = useRef({ at: 0, for: '' })
  useEffect(() => {
    wanted.current = path
    return () => {
      wanted.current = ''
    }
  }, [path])
  useEffect(() => {
    const state = `${path} ${fresh}`
    if (asked.current.for === state) return undefined
    const look = async (): Promise<void> => {
      asked.current = { at: Date.now(), for: state }
      const answer = await ask<T>(path)
      if (wanted.current === path) setShown(answer)
    }
    const timer = setTimeout(() => void look(), Math.max(0, asked.current.at + GAP - Date.now()))
    return () => clearTimeout(timer)
  }, [path, fresh])
  return shown
}
