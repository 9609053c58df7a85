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
  const left = rank === '10' ? 5 : 0
  if (edge)
    return (
      <svg viewBox="0 0 100 140" aria-hidden="true" className={styles.small}>
        <text className={index} x={7 - left} y="60">
          {rank}
        </text>
        {at(7, 76, 50)}
      </svg>
    )
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <g className={styles.full}>
        <text className={index} x={9 - left} y="50">
          {rank}
        </text>
        {at(10, 59, 24)}
        <Large rank={rank} at={at} />
      </g>
      <g className={styles.small}>
        <text className={index} x={8 - left} y="60">
          {rank}
        </text>
        {at(37, 74, 56)}
      </g>
    </svg>
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
  <svg viewBox="0 0 100 140" aria-hidden="true">
    <text x="50" y="44" textAnchor="middle" className={styles.joker}>
      {texts.cards.jokerFace}
    </text>
    <path d={COURT_PATHS.Q!} className={styles.worn} transform="translate(18 70) scale(1.333)" />
  </svg>
)
