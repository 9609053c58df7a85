import type { ClockShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import styles from './seat-clock.module.css'
import { timeLeft } from './time-left.ts'
import { useRoomTime } from './use-room-time.ts'

/** A ring round a face that closes as its time runs: brass, then ember when little is left or the time bank runs. */
export const ClockRing = ({ clock }: { readonly clock: ClockShown }) => {
  const { bank, part } = timeLeft(clock, useRoomTime())
  return (
    <svg viewBox="0 0 60 60" className={`${styles.ring} ${bank || part < LATE ? styles.late : ''}`} aria-hidden="true">
      <circle cx="30" cy="30" r="27.5" className={styles.track} />
      <circle cx="30" cy="30" r="27.5" className={styles.time} pathLength={1} strokeDashoffset={1 - part} />
    </svg>
  )
}

/** The seconds that are left: seen when they are few, and heard before. */
export const ClockSeconds = ({ clock }: { readonly clock: ClockShown }) => {
  const { bank, seconds } = timeLeft(clock, useRoomTime())
  return (
    <span role="timer" className={`${styles.seconds} ${bank ? styles.bank : seconds > SOON ? styles.later : ''}`}>
      {bank && <span>{texts.clock.bankMark}</span>}
      {texts.clock.seconds(seconds)}
    </span>
  )
}

/** Until then the ring says enough, and the number is only heard. */
const SOON = 10
/** Under this share of the time the ring changes its colour. */
const LATE = 0.25
