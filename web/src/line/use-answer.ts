import type { Answered, Route } from '@cardroom/room/protocol'
import { useEffect, useRef, useState } from 'react'
import { type Answer, addressOf, ask, type Sent } from './api.ts'

/** How long a page waits before it asks again for what may have changed, in milliseconds. */
const GAP = 1200

/** What the room answers on a route, asked again when `fresh` changes, but not too often; null until it has answered. */
export const useAnswer = <R extends Route>(
  route: R,
  sent: Sent<R>,
  fresh: string | number,
): Answer<Answered<R>> | null => {
  const [shown, setShown] = useState<Answer<Answered<R>> | null>(null)
  const path = addressOf(route, ...sent)
  const load = useRef(() => ask(route, ...sent))
  load.current = () => ask(route, ...sent)
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
      const answer = await load.current()
      if (wanted.current === path) setShown(answer)
    }
    const timer = setTimeout(() => void look(), Math.max(0, asked.current.at + GAP - Date.now()))
    return () => clearTimeout(timer)
  }, [path, fresh])
  return shown
}
