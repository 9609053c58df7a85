import styles from './card-in-text.module.css'
import { cardWords } from './card-words.ts'
import { SuitMark } from './playing-card.tsx'

/** A card in a sentence: rank and suit in their colour, read out by its name. */
export const CardInText = ({ card }: { readonly card: string }) => (
  <span className={styles.card}>
    <span aria-hidden="true">
      {card[0] === 'T' ? '10' : card[0]}
      <SuitMark suit={card[1]!} />
    </span>
    <span className="visually-hidden">{cardWords(card)}</span>
  </span>
)
