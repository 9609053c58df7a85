import type { DealShown } from '@cardroom/room/protocol'
import { PlayingCard } from './playing-card.tsx'
import styles from './seat-rows.module.css'

/** The rows of another player's hand as they lie, with the places still free; cards not laid yet are counted. */
export const SeatRows = ({
  hand,
  rowsOf,
}: {
  readonly hand: DealShown['players'][number]
  readonly rowsOf: DealShown['rowsOf']
}) => (
  <span className={styles.rows}>
    {rowsOf.map(({ name, cards }, i) => {
      const laid = hand.rows[i] ?? []
      return (
        <span key={name} className={styles.row}>
          <span className="visually-hidden">{name}:</span>
          {laid.map((card, at) => (
            <PlayingCard key={card === '??' ? at : card} card={card} size="xs" />
          ))}
          {Array.from({ length: cards - laid.length }, (_, at) => (
            <span key={`free ${at}`} className={styles.free} aria-hidden="true" />
          ))}
        </span>
      )
    })}
    {hand.down.length > 0 && <span className={styles.held}>{hand.down.length} in hand</span>}
  </span>
)
