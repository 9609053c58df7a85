import type { CSSProperties } from 'react'
import { fanOf } from './card-fan.ts'
import styles from './hand-fan.module.css'
import { PlayingCard } from './playing-card.tsx'

/** The cards of a hand across the table: downcards tucked under one another, upcards set off and a little raised. */
export const HandFan = ({
  down,
  up,
  room = 3.3,
}: {
  readonly down: readonly string[]
  readonly up: readonly string[]
  /** How wide it may be, in card widths. */
  readonly room?: number
}) => {
  const count = down.length + up.length
  const closed = down.filter(card => card === '??').length
  const tucked = closed === down.length
  const faces = up.length + (tucked ? 0 : down.length)
  const fan = fanOf(tucked ? down.length : 0, faces, room)
  const shift = (step: number): CSSProperties => ({ marginRight: `calc(var(--card-s) * ${(step - 1).toFixed(3)})` })
  return (
    <span className={styles.fan}>
      {down.map((card, i) => (
        <PlayingCard
          key={`d${i}`}
          card={card}
          size="s"
          style={i < count - 1 ? shift(tucked ? fan.downStep : fan.step) : {}}
        />
      ))}
      {up.map((card, i) => (
        <PlayingCard key={card} card={card} size="s" note="upcard" style={i < up.length - 1 ? shift(fan.step) : {}} />
      ))}
    </span>
  )
}
