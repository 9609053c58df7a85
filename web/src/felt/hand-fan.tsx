import type { CSSProperties } from 'react'
import { PlayingCard } from '../cards/playing-card.tsx'
import { texts } from '../words/texts.ts'
import { fanOf } from './card-fan.ts'
import styles from './hand-fan.module.css'

/** How wide a hand may be, in card widths. */
const ROOM = 3.3
/** Of more open cards than this only an edge is seen, and they get a little more room: less of it on a tall felt. */
const WHOLE = 5
const MORE_ROOM = { wide: 4.4, tall: 3.5 }

/** The cards of a hand across the table: downcards tucked under one another, upcards set off and a little raised. */
export const HandFan = ({
  down,
  up,
  room = ROOM,
}: {
  readonly down: readonly string[]
  readonly up: readonly string[]
  readonly room?: number
}) => {
  const tucked = down.every(card => card === '??')
  const faces = up.length + (tucked ? 0 : down.length)
  const narrow = faces > WHOLE
  const fans = (narrow ? [MORE_ROOM.wide, MORE_ROOM.tall] : [room, room]).map(wide =>
    fanOf(tucked ? down.length : 0, faces, wide),
  )
  const step = (closed: boolean): CSSProperties =>
    Object.fromEntries(
      fans.map((fan, i) => [i === 0 ? '--step' : '--step-tall', (closed ? fan.downStep : fan.step).toFixed(3)]),
    )
  return (
    <span className={styles.fan}>
      {down.map((card, i) => (
        <PlayingCard key={`d${i}`} card={card} size="s" narrow={narrow} style={step(tucked)} />
      ))}
      {up.map(card => (
        <PlayingCard key={card} card={card} size="s" narrow={narrow} note={texts.felt.upcard} style={step(false)} />
      ))}
    </span>
  )
}
