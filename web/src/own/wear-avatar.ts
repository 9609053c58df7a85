import type { Frame } from '@cardroom/room/protocol'
import { useEffect, useRef } from 'react'
import { order } from '../line/table-line.ts'
import { useSettings } from '../settings/settings.ts'

/** Tells a table at which you sit how you are drawn, once for every choice. */
export const useAvatar = (frame: Frame | null): void => {
  const avatar = useSettings(settings => settings.avatar)
  const sent = useRef('')
  const seat = frame?.own.seat ?? null
  const shown = frame === null || seat === null ? null : (frame.common.seats[seat - 1]?.avatar ?? 'initials')
  const isPlayed = frame !== null && frame.common.live === null && !frame.common.ended
  const table = frame?.common.table ?? ''
  useEffect(() => {
    if (shown === null || !isPlayed || shown === avatar || sent.current === `${table} ${avatar}`) return
    sent.current = `${table} ${avatar}`
    order({ type: 'prefer', preference: { type: 'avatar', value: avatar } })
  }, [shown, avatar, isPlayed, table])
}
