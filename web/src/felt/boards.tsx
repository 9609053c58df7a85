import type { DealShown, RabbitShown } from '@cardroom/room/protocol'
import { PlayingCard } from '../cards/playing-card.tsx'
import { texts } from '../words/texts.ts'
import styles from './boards.module.css'

/** The boards from the top; a struck board is dimmed, and with several each has its number. */
export const Boards = ({
  deal: { boards, struck, runs },
  rabbit = null,
}: {
  readonly deal: DealShown
  /** What would have come, by board, once a player has asked to see it. */
  readonly rabbit?: RabbitShown | null
}) => {
  if (boards.length === 0) return null
  const shown = boards.map((board, i) => ({ board, i }))
  const each = boards.length / Math.max(1, runs)
  return (
    <div className={`${styles.boards} ${shown.length > 1 ? styles.several : ''}`}>
      {shown.map(({ board, i }) => (
        <section key={i} className={styles.board} data-board={i} aria-label={nameOf(i, each, runs, struck.includes(i))}>
          {shown.length > 1 && (
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
          )}
          {board.map(card => (
            <PlayingCard key={card} card={card} size="m" dim={struck.includes(i)} />
          ))}
          {(rabbit?.[i] ?? []).map(card => (
            <span key={card} className={styles.rabbit} data-rabbit={card}>
              <PlayingCard card={card} size="m" note={texts.options.wouldHaveCome} />
            </span>
          ))}
          {Array.from({ length: Math.max(0, WHOLE - board.length - (rabbit?.[i]?.length ?? 0)) }, (_, place) => (
            <span key={`to come ${place}`} className={styles.slot} aria-hidden="true" />
          ))}
          {(rabbit?.[i]?.length ?? 0) > 0 && (
            <span className={styles.came} aria-hidden="true">
              {texts.options.wouldHaveCome}
            </span>
          )}
          {struck.includes(i) && (
            <span className={styles.struck} data-clear="">
              {texts.felt.struck}
            </span>
          )}
        </section>
      ))}
    </div>
  )
}

/** How many cards a board has in the end. */
const WHOLE = 5

const nameOf = (i: number, each: number, runs: number, struck: boolean): string => {
  const run = runs > 1 ? texts.felt.runOut(Math.floor(i / each) + 1) : ''
  return texts.felt.board(each > 1 || runs > 1 ? ` ${i + 1}` : '', run, struck ? texts.felt.struckBoard : '')
}
