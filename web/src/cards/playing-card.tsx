import type { CSSProperties, PointerEvent } from 'react'
import { heldIn } from '../held-in.ts'
import { texts } from '../words/texts.ts'
import { cardWords } from './card-words.ts'
import styles from './playing-card.module.css'

/** The suits as shapes in a field of 24 by 24: no font is needed for them. */
const SUIT_PATHS: Readonly<Record<string, string>> = {
  s: 'M12 2C9 7 3 10 3 15a4.5 4.5 0 0 0 7.6 3.2C10.4 20 9.8 21.300 8.500 22h7c-1.300-.7-1.900-2-2.100-3.800A4.500 4.500 0 0 0 21 15c0-5-6-8-9-13z',
  h: 'M12 21C7 16.500 2.500 13 2.500 8.300A4.800 4.800 0 0 1 12 6.500a4.800 4.800 0 0 1 9.500 1.800C21.500 13 17 16.500 12 21z',
  d: 'M12 1.500 20 12l-8 10.500L4 12z',
  c: 'M12 2.500a4.300 4.300 0 0 0-3.400 6.900 4.300 4.300 0 1 0 2.300 7.300C10.700 19 10 20.500 8.500 22h7c-1.500-1.500-2.200-3-2.400-5.300a4.300 4.300 0 1 0 2.300-7.300A4.300 4.300 0 0 0 12 2.500z',
}

/** A suit beside a rank in a line of words, in a colour that is read on the page. */
export const SuitMark = ({ suit }: { readonly suit: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`${styles.inWords} ${styles[`suit-${suit}`]}`}>
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
  /** Drawn with large signs whatever its size. */
  readonly bold?: boolean
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
  bold = false,
  style,
  note,
  onChoose,
  onPointerDown,
}: CardProps) => {
  const look = narrow ? 'narrow' : bold || size === 'xs' || size === 's' ? 'small' : 'large'
  const face = card === '??' ? <Back /> : <Face card={card} look={look} />
  const name = [styles.card, styles[size], chosen ? styles.chosen : '', dim ? styles.dim : ''].join(' ')
  const words = note === undefined ? cardWords(card) : `${cardWords(card)}, ${note}`
  if (onChoose === undefined) {
    return (
      <span className={name} role="img" aria-label={words} style={style} data-card="">
        {face}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={`${name} ${styles.choice}`}
      aria-pressed={chosen}
      aria-label={words}
      style={style}
      data-card=""
      onClick={onChoose}
      onPointerDown={onPointerDown}
    >
      {face}
    </button>
  )
}

/** The face of a card: on small ones the rank and suit fill it, so that they are read across the table. */
const Face = ({ card, look }: { readonly card: string; readonly look: 'narrow' | 'small' | 'large' }) => {
  const joker = card === 'Jo'
  const suit = card[1]!
  const rank = card[0] === 'T' ? '10' : card[0]!
  const tone = joker ? styles.red : styles[`suit-${suit}`]
  return (
    <svg viewBox="0 0 60 84" aria-hidden="true" className={tone}>
      <rect x="1" y="1" width="58" height="82" rx="8" className={styles.paper} />
      {joker ? (
        <text x="30" y="48" textAnchor="middle" className={styles.joker}>
          {texts.cards.jokerFace}
        </text>
      ) : look === 'narrow' ? (
        <>
          <text x="3" y="35" className={styles.bigRank} textLength={22} lengthAdjust="spacingAndGlyphs">
            {rank}
          </text>
          <path d={heldIn(SUIT_PATHS, suit)!} transform="translate(2 46) scale(1.02)" />
        </>
      ) : look === 'small' ? (
        <>
          <text
            x="6"
            y="37"
            className={styles.bigRank}
            textLength={rank === '10' ? 36 : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {rank}
          </text>
          <path d={heldIn(SUIT_PATHS, suit)!} transform="translate(5 45) scale(1.4)" />
        </>
      ) : (
        <>
          <text
            x="7"
            y="28"
            className={styles.rank}
            textLength={rank === '10' ? 25 : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {rank}
          </text>
          <path d={heldIn(SUIT_PATHS, suit)!} transform="translate(6 33) scale(.72)" />
          <path d={heldIn(SUIT_PATHS, suit)!} transform="translate(20 41) scale(1.5)" />
        </>
      )}
    </svg>
  )
}

const Back = () => (
  <svg viewBox="0 0 60 84" aria-hidden="true">
    <rect x="1" y="1" width="58" height="82" rx="8" className={styles.back} />
    <rect x="6" y="6" width="48" height="72" rx="5" className={styles.lattice} />
    <path d="M30 24 43 42 30 60 17 42z" className={styles.mark} />
    <path d="M30 32 37 42 30 52 23 42z" className={styles.back} />
  </svg>
)
