import type { HouseSent } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../../line/api.ts'

/** How long the page waits for more choices before it checks that the answers agree, in milliseconds. */
const PAUSE = 250

/** What is wrong with a house as it is being chosen: where its answers contradict each other; empty if nothing is. */
export const useHouseChecked = (house: HouseSent | null): string => {
  const [wrong, setWrong] = useState('')
  const text = house === null ? null : JSON.stringify(house)
  useEffect(() => {
    if (text === null) return setWrong('')
    let old = false
    const timer = setTimeout(async () => {
      const answer = await ask('POST /api/house', { body: JSON.parse(text) })
      if (!old) setWrong(answer.ok ? '' : answer.words)
    }, PAUSE)
    return () => {
      old = true
      clearTimeout(timer)
    }
  }, [text])
  return wrong
}
