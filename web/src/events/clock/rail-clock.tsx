import type { ReactNode } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import styles from './rail-clock.module.css'
import { timeWords } from './time-words.ts'

/** The table is the clock: the rail is the time left, clockwise from the top, and on the felt are level, time and blinds. */
export const RailClock = ({
  title,
  left,
  part,
  late = false,
  children,
}: {
  readonly title: string
  /** Milliseconds left; null where the level goes by hands. */
  readonly left: number | null
  /** What part of the whole is left, 0 to 1. */
  readonly part: number
  readonly late?: boolean
  readonly children: ReactNode
}) => (
  <div className={styles.clock} data-late={late || undefined}>
    <svg viewBox="0 0 1000 700" aria-hidden="true">
      <defs>
        <radialGradient id="rail-clock-felt" cx="0.5" cy="0.1" r="0.95">
          <stop offset="0" stopColor="var(--felt-lit)" />
          <stop offset="0.5" stopColor="var(--felt-mid)" />
          <stop offset="1" stopColor="var(--felt-edge)" />
        </radialGradient>
      </defs>
      <rect className={styles.rail} x="6" y="6" width="988" height="688" rx="344" />
      <rect x="48" y="48" width="904" height="604" rx="302" fill="url(#rail-clock-felt)" />
      <rect className={styles.seam} x="68" y="68" width="864" height="564" rx="282" />
      <path className={styles.track} d={ROUND} />
      <path className={styles.run} d={ROUND} pathLength="1000" strokeDasharray={`${Math.round(part * 1000)} 1000`} />
    </svg>
    <div className={styles.felt}>
      <p className={styles.title}>{title}</p>
      {left !== null && (
        <p className={styles.time} role="timer" aria-label={words.timeLeft}>
          {timeWords(left)}
        </p>
      )}
      {children}
    </div>
  </div>
)

/** Once round the rail, from the middle of its upper side. */
const ROUND = 'M500 27H650A323 323 0 0 1 650 673H350A323 323 0 0 1 350 27Z'
