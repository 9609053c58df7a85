import type { NewsLine } from '@cardroom/room/protocol'
import { cardWords } from '../cards/card-words.ts'
import { SuitMark } from '../cards/playing-card.tsx'
import styles from './said.module.css'
import { type Reader, readBy } from './said-words.ts'

/** A sentence with its cards drawn: rank and suit in their colour, read out by their names. */
export const Said = ({ say, reader = null }: { readonly say: NewsLine['say']; readonly reader?: Reader }) =>
  readBy(say, reader).map(({ part, words }, i) => {
    if (typeof part === 'string' || !('card' in part)) return words
    return (
      <span key={i} className={styles.card}>
        <span aria-hidden="true">
          {part.card[0] === 'T' ? '10' : part.card[0]}
          <SuitMark suit={part.card[1]!} />
        </span>
        <span className="visually-hidden">{cardWords(part.card)}</span>
      </span>
    )
  })
