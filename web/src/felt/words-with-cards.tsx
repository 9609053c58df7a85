import { cardWords } from './card-words.ts'
import { cardsInWords, closedWords } from './cards-in-words.ts'
import { SuitMark } from './playing-card.tsx'
import styles from './words-with-cards.module.css'

/** A sentence with its cards drawn: rank and suit in their colour, read out by their names. */
export const WordsWithCards = ({ words }: { readonly words: string }) =>
  cardsInWords(words).map((piece, i) => {
    if (typeof piece === 'string') return piece
    if ('closed' in piece) return closedWords(piece.closed)
    return (
      <span key={i} className={styles.card}>
        <span aria-hidden="true">
          {piece.card[0] === 'T' ? '10' : piece.card[0]}
          <SuitMark suit={piece.card[1]!} />
        </span>
        <span className="visually-hidden">{cardWords(piece.card)}</span>
      </span>
    )
  })
