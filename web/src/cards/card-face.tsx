import type { JSX } from 'react'
import { heldIn } from '../held-in.ts'
import { texts } from '../words/texts.ts'
import styles from './card-face.module.css'
import { COURT_PATHS, SUIT_PATHS } from './suits.ts'

/**
 * The face of a card: index, small suit and large suit, courts with what they wear; where the card is small its rank and
 * one suit, larger. Of a card that lies under another only the left edge is seen, and everything stands there.
 */
export const CardFace = ({ card, edge }: { readonly card: string; readonly edge: boolean }) => {
  const suit = card[1]!
  const rank = card[0] === 'T' ? '10' : card[0]!
  const index = `${styles.index} ${rank === '10' ? styles.ten : ''}`
  const shape = heldIn(SUIT_PATHS, suit)!
  const at = (x: number, y: number, size: number) => (
    <path d={shape} transform={`translate(${x} ${y}) scale(${size / 32})`} />
  )
  if (edge)
    return (
      <>
        <svg viewBox="0 0 100 140" aria-hidden="true">
          {at(7, 76, 50)}
        </svg>
        <span className={`${index} ${styles.small} ${styles.edge}`}>{rank}</span>
      </>
    )
  return (
    <>
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <g className={styles.full}>
          {at(10, 59, 24)}
          <Large rank={rank} at={at} />
        </g>
        <g className={styles.small}>{at(37, 74, 56)}</g>
      </svg>
      <span className={`${index} ${styles.full}`}>{rank}</span>
      <span className={`${index} ${styles.small}`}>{rank}</span>
    </>
  )
}

const Large = ({
  rank,
  at,
}: {
  readonly rank: string
  readonly at: (x: number, y: number, size: number) => JSX.Element
}) => {
  const worn = heldIn(COURT_PATHS, rank)
  if (worn !== undefined)
    return (
      <>
        <path d={worn} className={styles.worn} transform="translate(43 57) scale(.9167)" />
        {at(43, 84, 44)}
      </>
    )
  if (rank !== 'A') return at(38, 74, 53)
  return (
    <>
      <circle className={styles.ring} cx="64" cy="100" r="33.5" />
      <circle className={styles.thin} cx="64" cy="100" r="30.5" />
      {at(42, 78, 44)}
    </>
  )
}

/** The joker says what it is. */
export const JokerFace = () => (
  <>
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <path d={COURT_PATHS.Q!} className={styles.worn} transform="translate(18 70) scale(1.333)" />
    </svg>
    <span className={styles.joker}>{texts.cards.jokerFace}</span>
  </>
)
