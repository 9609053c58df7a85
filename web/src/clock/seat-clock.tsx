import type { ClockShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import styles from './seat-clock.module.css'
import { timeLeft } from './time-left.ts'
import { useRoomTime } from './use-room-time.ts'

/** A ring around a seat that closes as its time runs, first the time to act, then in another colour the time bank. */
export const SeatClock = ({ clock }: { readonly clock: ClockShown }) => {
  const { bank, seconds, part } = timeLeft(clock, useRoomTime())
  return (
    <span className={`${styles.clock} ${bank ? styles.bank : ''}`}>
      <svg className={styles.ring} aria-hidden="true">
        <rect x="1.500" y="1.500" rx="10" pathLength={1} strokeDasharray={1} strokeDashoffset={1 - part} />
      </svg>
      <span role="timer" className={`${styles.seconds} ${seconds > SOON && !bank ? styles.later : ''}`}>
        {bank && <span className={styles.word}>{texts.clock.bankMark}</span>}
        {texts.clock.seconds(seconds)}
      </span>
    </span>
  )
}

/** Until then the ring says enough, and the number is only heard. */
const SOON = 10
