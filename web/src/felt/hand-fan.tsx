import type { CSSProperties } from 'react'
import { PlayingCard } from '../cards/playing-card.tsx'
import { texts } from '../words/texts.ts'
import styles from './hand-fan.module.css'

/** How far one card lies from the next, in cards. */
export type FanSteps = { readonly down: number; readonly up: number }

/** With less than this only the left edge of a card is seen. */
const EDGE = 0.9

/** The cards of a hand across the table: downcards tucked under one another, upcards beside them. */
export const HandFan = ({
  down,
  up,
  steps,
}: {
  readonly down: readonly string[]
  readonly up: readonly string[]
  readonly steps: FanSteps
}) => {
  const step = (size: number): CSSProperties => ({ '--step': size.toFixed(3) }) as CSSProperties
  return (
    <span className={styles.fan}>
      {down.map((card, i) => (
        <PlayingCard key={`d${i}`} card={card} size="s" narrow={steps.down < EDGE} style={step(steps.down)} />
      ))}
      {up.map(card => (
        <PlayingCard
          key={card}
          card={card}
          size="s"
          narrow={steps.up < EDGE}
          note={texts.felt.upcard}
          style={step(steps.up)}
        />
      ))}
    </span>
  )
}
