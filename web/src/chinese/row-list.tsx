import type { Card } from '@cardroom/room/protocol'
import { PlayingCard } from '../cards/playing-card.tsx'
import { texts } from '../words/texts.ts'
import type { Asked, Laying } from './laying.ts'
import styles from './own-rows.module.css'
import type { useCardDrag } from './use-card-drag.tsx'

/** What a list of rows shows, and what can be done in it. */
export type RowsProps = {
  readonly rowsOf: Asked['rowsOf']
  readonly laid: Asked['laid']
  readonly fresh?: Laying['rows']
  readonly picked?: string | null
  readonly onTake?: (card: Card) => void
  readonly onLay?: (row: number) => void
  readonly isFree?: (row: number) => boolean
  readonly drag?: ReturnType<typeof useCardDrag>
}

/** The rows from the front, with the cards that lie, those on their way, and the free places. */
export const RowList = ({ rowsOf, laid, fresh, picked, onTake, onLay, isFree, drag }: RowsProps) => (
  <div className={styles.rows}>
    {rowsOf.map(({ name, cards }, row) => {
      const lying = laid[row] ?? []
      const coming = fresh?.[row] ?? []
      const free = Math.max(0, cards - lying.length - coming.length)
      const open = isFree?.(row) === true
      return (
        <div key={name} className={`${styles.row} ${open && picked != null ? styles.open : ''}`} data-row={row}>
          {onLay === undefined ? (
            <span className={styles.label}>{texts.streets.row(name)}</span>
          ) : (
            <button
              type="button"
              className={styles.name}
              disabled={!open || picked == null}
              aria-keyshortcuts={name.slice(0, 1)}
              onClick={() => onLay(row)}
            >
              <span className="visually-hidden">{texts.felt.rows.into}</span>
              {texts.streets.row(name)}
            </button>
          )}
          <span className={styles.cards}>
            {lying.map((card, i) => (
              <PlayingCard key={card === '??' ? i : card} card={card} size="l" />
            ))}
            <span className={styles.fresh}>
              {coming.map(card => (
                <PlayingCard
                  key={card}
                  card={card}
                  size="l"
                  note={texts.felt.rows.takeBack}
                  onChoose={() => onTake?.(card)}
                  onPointerDown={event => drag?.start(event, card)}
                />
              ))}
            </span>
            {Array.from({ length: free }, (_, i) => (
              // the named button of the row does the same for keys and screen readers
              <span
                key={`free ${i}`}
                className={styles.free}
                aria-hidden="true"
                onPointerUp={() => open && onLay?.(row)}
              />
            ))}
          </span>
        </div>
      )
    })}
  </div>
)
