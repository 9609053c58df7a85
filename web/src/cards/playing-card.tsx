import { type CSSProperties, type PointerEvent, useContext } from 'react'
import { heldIn } from '../held-in.ts'
import { Back } from './back.tsx'
import { CardFace, JokerFace } from './card-face.tsx'
import { cardWords } from './card-words.ts'
import { Judged } from './judged.ts'
import styles from './playing-card.module.css'
import { SUIT_PATHS } from './suits.ts'

/** A suit beside a rank in a line of words, in a colour that is read on the page. */
export const SuitMark = ({ suit }: { readonly suit: string }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={`${styles.inWords} ${styles[`suit-${suit}`]}`}>
    <path d={heldIn(SUIT_PATHS, suit)!} />
  </svg>
)

/** What a card can be: how large, whether it is chosen or struck, and what happens when it is tapped. */
export type CardProps = {
  readonly card: string
  readonly size?: 'xs' | 's' | 'm' | 'l'
  readonly chosen?: boolean
  readonly dim?: boolean
  /** Only its left edge is seen: what it is stands there. */
  readonly narrow?: boolean
  readonly style?: CSSProperties
  /** Said after the card's name: `upcard`. */
  readonly note?: string | undefined
  readonly onChoose?: (() => void) | undefined
  readonly onPointerDown?: ((event: PointerEvent<HTMLElement>) => void) | undefined
}

/** A card, face up or face down; one that can be chosen is a button. */
export const PlayingCard = ({
  card,
  size = 'm',
  chosen = false,
  dim = false,
  narrow = false,
  style,
  note,
  onChoose,
  onPointerDown,
}: CardProps) => {
  const judged = useContext(Judged)
  const words = note === undefined ? cardWords(card) : `${cardWords(card)}, ${note}`
  const look = {
    className: [styles.card, styles[size], toneOf(card), chosen ? styles.chosen : '', dim ? styles.dim : ''].join(' '),
    'aria-label': words,
    style,
    'data-card': card,
    ...(judged !== null && card !== '??' && { 'data-judged': judged.has(card) ? 'won' : 'lost' }),
  }
  const drawn = card === '??' ? <Back /> : card === 'Jo' ? <JokerFace /> : <CardFace card={card} edge={narrow} />
  const face = <span className={styles.face}>{drawn}</span>
  if (onChoose === undefined) {
    return (
      <span {...look} role="img">
        {face}
      </span>
    )
  }
  return (
    <button
      type="button"
      {...look}
      className={`${look.className} ${styles.choice}`}
      aria-pressed={chosen}
      onClick={onChoose}
      onPointerDown={onPointerDown}
    >
      {face}
    </button>
  )
}

const toneOf = (card: string): string | undefined =>
  card === '??' ? styles.hidden : card === 'Jo' ? styles['suit-h'] : styles[`suit-${card[1]}`]
