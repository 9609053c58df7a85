import type { Card } from '@cardroom/room/protocol'
import { useState } from 'react'
import { cardWords } from '../felt/card-words.ts'
import { PlayingCard } from '../felt/playing-card.tsx'
import styles from './live.module.css'

const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const
const SUITS = [
  ['s', '♠', 'spades'],
  ['h', '♥', 'hearts'],
  ['d', '♦', 'diamonds'],
  ['c', '♣', 'clubs'],
] as const

/** Cards told with a thumb: a rank, then a suit, as many as there are; a tap on one takes it away again. */
export const CardPicker = ({
  title,
  count,
  taken,
  joker,
  onDone,
  onCancel,
}: {
  readonly title: string
  readonly count: number
  readonly taken: readonly Card[]
  readonly joker: boolean
  readonly onDone: (cards: readonly Card[]) => void
  readonly onCancel: () => void
}) => {
  const [cards, setCards] = useState<readonly Card[]>([])
  const [rank, setRank] = useState<(typeof RANKS)[number] | null>(null)
  const gone = new Set([...taken, ...cards])
  const full = cards.length === count
  const add = (card: Card): void => {
    setRank(null)
    if (full || gone.has(card)) return
    // a single card is told with its suit
    if (count === 1) onDone([card])
    else setCards([...cards, card])
  }
  return (
    <section className={styles.picker} aria-label={title}>
      <p className={styles.prompt}>
        {title} <span className={styles.of}>{`${cards.length} of ${count}`}</span>
      </p>
      <div className={styles.picked} aria-live="polite">
        {cards.map(card => (
          <PlayingCard
            key={card}
            card={card}
            size="s"
            note="take it away"
            onChoose={() => setCards(cards.filter(it => it !== card))}
          />
        ))}
        {Array.from({ length: count - cards.length }, (_, i) => (
          <span key={i} className={styles.slot} aria-hidden="true" />
        ))}
      </div>
      <div className={styles.ranks}>
        {RANKS.map(one => (
          <button
            key={one}
            type="button"
            disabled={full || SUITS.every(([suit]) => gone.has(`${one}${suit}`))}
            aria-pressed={rank === one}
            onClick={() => setRank(one)}
          >
            {one === 'T' ? '10' : one}
          </button>
        ))}
        {joker && (
          <button type="button" disabled={full || gone.has('Jo')} onClick={() => add('Jo')} aria-label="joker">
            Jo
          </button>
        )}
      </div>
      <div className={styles.suits}>
        {SUITS.map(([suit, sign, words]) => (
          <button
            key={suit}
            type="button"
            className={suit === 'h' || suit === 'd' ? styles.red : ''}
            disabled={rank === null || gone.has(`${rank}${suit}`)}
            aria-label={rank === null ? words : cardWords(`${rank}${suit}`)}
            onClick={() => rank !== null && add(`${rank}${suit}`)}
          >
            {sign}
          </button>
        ))}
      </div>
      <div className={styles.row}>
        <button type="button" onClick={onCancel}>
          Back
        </button>
        {count > 1 && (
          <button type="button" className="strong" disabled={!full} onClick={() => onDone(cards)}>
            {full ? 'That is it' : 'Rank, then suit'}
          </button>
        )}
      </div>
    </section>
  )
}
