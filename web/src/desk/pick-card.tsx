import { useState } from 'react'
import { cardWords } from '../cards/card-words.ts'
import { PlayingCard } from '../cards/playing-card.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './desk.module.css'

const RANKS = [...'AKQJT98765432']

/** A card that isn't in view: its rank, then which of those. Two taps, large enough for a thumb. */
export const PickCard = ({
  title,
  cards,
  onPick,
}: {
  readonly title: string
  readonly cards: readonly string[]
  readonly onPick: (card: string) => void
}) => {
  const [rank, setRank] = useState('')
  const ranks = [
    ...RANKS.filter(it => cards.some(card => card.startsWith(it))),
    ...(cards.includes('Jo') ? ['Jo'] : []),
  ]
  const shown = cards.filter(card => card !== 'Jo' && rank !== '' && card.startsWith(rank))
  return (
    <section className={styles.question} aria-label={title}>
      <h2>{title}</h2>
      <fieldset className={styles.ranks}>
        <legend className="visually-hidden">{ruleTexts.desk.rank}</legend>
        {ranks.map(it => (
          <button
            key={it}
            type="button"
            aria-pressed={it === rank}
            onClick={() => (it === 'Jo' ? onPick(it) : setRank(it))}
          >
            {it === 'T' ? '10' : it}
          </button>
        ))}
      </fieldset>
      {shown.length > 0 && (
        <div className={styles.suits}>
          {shown.map(card => (
            <button key={card} type="button" aria-label={cardWords(card)} onClick={() => onPick(card)}>
              <PlayingCard card={card} size="s" />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
