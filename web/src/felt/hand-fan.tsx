import type { CSSProperties } from 'react'
import { fanOf } from './card-fan.ts'
import styles from './hand-fan.module.css'
import { PlayingCard } from './playing-card.tsx'

/** So many open cards are read side by side. */
const IN_A_ROW = 5
/** Of more than that, so many lie in front. */
const IN_FRONT = 4

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
  const open = down.every(card => card !== '??')
  const faces = up.length + (open ? down.length : 0)
  if (!open || faces <= IN_A_ROW) return <Row down={down} up={up} room={room} />
  const all = [...down, ...up]
  return (
    <span className={styles.two} data-two-rows="">
      <span className={styles.behind}>
        <Row down={all.slice(0, -IN_FRONT)} up={[]} room={room} />
      </span>
      <Row down={all.slice(-IN_FRONT)} up={[]} room={room} />
    </span>
  )
}

const Row = ({
  down,
  up,
  room,
}: {
  readonly down: readonly string[]
  readonly up: readonly string[]
  readonly room: number
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
