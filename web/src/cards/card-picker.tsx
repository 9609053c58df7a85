import type { Card } from '@cardroom/room/protocol'
import { useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './card-picker.module.css'
import { cardWords } from './card-words.ts'
import { PlayingCard } from './playing-card.tsx'

const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const
type Rank = (typeof RANKS)[number]
const SUITS = [
  ['s', '♠'],
  ['h', '♥'],
  ['d', '♦'],
  ['c', '♣'],
] as const

/** Cards entered with a thumb: a rank, then a suit, as many as there are; a tap on one takes it away again. */
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
  const [rank, setRank] = useState<Rank | null>(null)
  const gone = new Set([...taken, ...cards])
  const full = cards.length === count
  const add = (card: Card): void => {
    setRank(null)
    if (full || gone.has(card)) return
    // a single card is done with its suit
    if (count === 1) onDone([card])
    else setCards([...cards, card])
  }
  return (
    <section className={styles.picker} aria-label={title}>
      <p className={styles.prompt}>
        {title} <span className={styles.of}>{texts.live.cardsOf(cards.length, count)}</span>
      </p>
      <div className={styles.picked} aria-live="polite">
        {cards.map(card => (
          <PlayingCard
            key={card}
            card={card}
            size="s"
            note={texts.live.remove}
            onChoose={() => setCards(cards.filter(it => it !== card))}
          />
        ))}
        {Array.from({ length: count - cards.length }, (_, i) => (
          <span key={i} className={styles.slot} aria-hidden="true" />
        ))}
      </div>
      <Ranks rank={rank} isFull={full} gone={gone} joker={joker} onRank={setRank} onCard={add} />
      <Suits rank={rank} gone={gone} onCard={add} />
      <div className={styles.row}>
        <button type="button" onClick={onCancel}>
          {texts.live.back}
        </button>
        {count > 1 && (
          <button type="button" className="strong" disabled={!full} onClick={() => onDone(cards)}>
            {full ? texts.live.done : texts.live.rankThenSuit}
          </button>
        )}
      </div>
    </section>
  )
}

/** The ranks, and the joker where the deck has one. */
const Ranks = ({
  rank,
  isFull,
  gone,
  joker,
  onRank,
  onCard,
}: {
  readonly rank: Rank | null
  readonly isFull: boolean
  readonly gone: ReadonlySet<Card>
  readonly joker: boolean
  readonly onRank: (rank: Rank) => void
  readonly onCard: (card: Card) => void
}) => (
  <div className={styles.ranks}>
    {RANKS.map(one => (
      <button
        key={one}
        type="button"
        disabled={isFull || SUITS.every(([suit]) => gone.has(`${one}${suit}`))}
        aria-pressed={rank === one}
        onClick={() => onRank(one)}
      >
        {one === 'T' ? '10' : one}
      </button>
    ))}
    {joker && (
      <button
        type="button"
        disabled={isFull || gone.has('Jo')}
        onClick={() => onCard('Jo')}
        aria-label={texts.live.joker}
      >
        {texts.live.jokerKey}
      </button>
    )}
  </div>
)

/** The suits of the rank that was chosen. */
const Suits = ({
  rank,
  gone,
  onCard,
}: {
  readonly rank: Rank | null
  readonly gone: ReadonlySet<Card>
  readonly onCard: (card: Card) => void
}) => (
  <div className={styles.suits}>
    {SUITS.map(([suit, sign]) => (
      <button
        key={suit}
        type="button"
        className={suit === 'h' || suit === 'd' ? styles.red : ''}
        disabled={rank === null || gone.has(`${rank}${suit}`)}
        aria-label={rank === null ? texts.cards.suits[suit] : cardWords(`${rank}${suit}`)}
        onClick={() => rank !== null && onCard(`${rank}${suit}`)}
      >
        {sign}
      </button>
    ))}
  </div>
)
