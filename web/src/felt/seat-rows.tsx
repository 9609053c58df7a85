import type { DealShown } from '@cardroom/room/protocol'
import { PlayingCard } from '../cards/playing-card.tsx'
import { texts } from '../words/texts.ts'
import { HandFan } from './hand-fan.tsx'
import styles from './seat-rows.module.css'

/** Do rows lie on the table for all to see? */
export const isLaidOpen = (rows: readonly (readonly string[])[]): boolean => rows.flat().some(card => card !== '??')

/** The rows of another player's hand as they lie, with the places still free; closed ones are a stack with a word. */
export const SeatRows = ({
  hand,
  rowsOf,
}: {
  readonly hand: DealShown['players'][number]
  readonly rowsOf: DealShown['rowsOf']
}) => {
  if (!isLaidOpen(hand.rows)) {
    const set = hand.rows.flat().length
    return (
      <span className={styles.closed}>
        <HandFan down={(set > 0 ? hand.rows.flat() : hand.down).slice(0, MOST)} up={[]} steps={CLOSED} />
        <span className={styles.held}>{set > 0 ? texts.felt.hasSet : texts.felt.inHand(hand.down.length)}</span>
      </span>
    )
  }
  return (
    <span className={styles.rows}>
      {rowsOf.map(({ name, cards }, i) => {
        const laid = hand.rows[i] ?? []
        return (
          <span key={name} className={styles.row}>
            <span className="visually-hidden">{texts.streets.row(name)}:</span>
            {laid.map((card, at) => (
              <PlayingCard key={card === '??' ? at : card} card={card} size="xs" />
            ))}
            {Array.from({ length: cards - laid.length }, (_, at) => (
              <span key={`free ${at}`} className={styles.free} aria-hidden="true" />
            ))}
          </span>
        )
      })}
    </span>
  )
}

/** How many closed cards stand for all of them. */
const MOST = 6
/** Closed cards lie close to each other. */
const CLOSED = { down: 0.24, up: 1 }
