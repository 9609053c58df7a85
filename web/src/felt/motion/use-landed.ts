import type { Frame } from '@cardroom/room/protocol'
import { useEffect, useRef, useState } from 'react'
import { isFlying, onceLanded } from '../../motion/flights.ts'

/** A table and what is said of it. */
type Known = { readonly frame: Frame; readonly news: Frame['news'] }

/**
 * The table as it is shown: what others do while something flies waits until that has landed, because laying it out
 * would cost the movements their frames. What you are asked, and what you have done yourself, is shown at once.
 */
export const useLanded = (frame: Frame, news: Frame['news']): Known => {
  const latest = useRef<Known>({ frame, news })
  const shown = useRef(latest.current)
  const [, again] = useState(0)
  const before = shown.current
  latest.current = { frame, news }
  const isNew = frame !== before.frame || news !== before.news
  const waits = isNew && isFlying() && !isYours(before.frame, frame)
  if (isNew && !waits) shown.current = latest.current
  useEffect(() => {
    if (!waits) return
    onceLanded(() => {
      shown.current = latest.current
      again(count => count + 1)
    })
  }, [waits])
  return shown.current
}

/** You are asked something, or what you have chosen is known: that is never kept waiting. */
const isYours = (before: Frame, after: Frame): boolean =>
  before.table !== after.table || before.common.ended !== after.common.ended || yours(before) !== yours(after)

const yours = ({ own }: Frame): string => {
  const { seat, role, legal, wish, leaving, prefers, sevenDeuce, requests, requestEnd, broke, plan, answers } = own
  return JSON.stringify([
    ...[seat, role, legal, wish, leaving, prefers],
    ...[sevenDeuce, requests, requestEnd, broke, plan, answers],
  ])
}
