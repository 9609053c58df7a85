import type { Frame } from '@cardroom/room/protocol'
import { useSettings } from '../settings/settings.ts'
import { warningWords } from './clock-words.ts'
import { timeLeft } from './time-left.ts'
import { useRoomTime } from './use-room-time.ts'

/** Tells players who listen that their time to act runs out, once, and that the time bank runs. */
export const ClockAnnouncer = ({ frame: { common, own } }: { readonly frame: Frame }) => {
  const now = useRoomTime()
  const { announceClock } = useSettings()
  const clock = own.legal === null ? undefined : common.clocks.find(({ seat }) => seat === own.seat)
  const words =
    clock === undefined || !announceClock ? '' : warningWords(timeLeft(clock, now), clock.ends > clock.until)
  return (
    <p className="visually-hidden" aria-live="assertive">
      {words}
    </p>
  )
}
