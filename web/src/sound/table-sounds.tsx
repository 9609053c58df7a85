import type { Frame } from '@cardroom/room/protocol'
import { useEffect, useRef } from 'react'
import { timeLeft } from '../clock/time-left.ts'
import { useRoomTime } from '../clock/use-room-time.ts'
import { useSettings } from '../settings/settings.ts'
import { soundsOf } from './sounds-of.ts'
import { play } from './synth.ts'

/** Under this many seconds your clock is heard once. */
const HURRY = 5
/** How long a phone shakes when it is your turn, in milliseconds. */
const SHAKE = 60

/** Lets the table be heard: cards, chips, your turn, and your time running out. */
export const TableSounds = ({ frame, news }: { readonly frame: Frame; readonly news: Frame['news'] }) => {
  const before = useRef<{ seq: number; isTurn: boolean } | null>(null)
  const hurried = useRef<number | null>(null)
  const { sounds } = useSettings()
  const clock = frame.common.clocks.find(({ seat }) => seat === frame.own.seat)
  const now = useRoomTime()
  useEffect(() => {
    const seq = news.at(-1)?.seq ?? 0
    const isTurn = frame.own.legal !== null
    const last = before.current
    before.current = { seq: Math.max(seq, last?.seq ?? 0), isTurn }
    // a newcomer hears nothing of what was before
    if (last === null) return
    const heard = soundsOf(last, frame, news)
    if (heard.includes('turn')) navigator.vibrate?.(SHAKE)
    if (sounds) for (const name of heard) play(name)
  }, [frame, news, sounds])
  useEffect(() => {
    if (clock === undefined || hurried.current === clock.since || !sounds) return
    const { seconds } = timeLeft(clock, now)
    if (seconds > HURRY || seconds <= 0) return
    hurried.current = clock.since
    play('hurry')
  }, [clock, now, sounds])
  return null
}
