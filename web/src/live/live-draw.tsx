import type { LiveShown } from '@cardroom/room/protocol'
import styles from './live.module.css'
import { tell } from './tell.ts'

/** How many cards somebody draws, or whether he turns one up. */
export const LiveDraw = ({
  legal,
  name,
}: {
  readonly legal: Extract<NonNullable<LiveShown['legal']>, { readonly due: 'draw' | 'turn-up' }>
  readonly name: (seat: number) => string
}) => {
  const { seat } = legal
  const act = (what: object): void => tell({ type: 'act', seat, act: what })
  if (legal.due === 'turn-up') {
    return (
      <>
        <p className={styles.prompt}>
          <strong>{name(seat)}</strong> may turn a card up
        </p>
        <div className={styles.row}>
          <button type="button" className={styles.big} onClick={() => act({ type: 'TurnUp', turn: true })}>
            Turns it up
          </button>
          <button type="button" className={`strong ${styles.big}`} onClick={() => act({ type: 'TurnUp', turn: false })}>
            Keeps it down
          </button>
        </div>
      </>
    )
  }
  return (
    <>
      <p className={styles.prompt}>
        How many does <strong>{name(seat)}</strong> draw?
      </p>
      <div className={styles.counts}>
        {Array.from({ length: legal.most + 1 }, (_, cards) => (
          <button
            key={cards}
            type="button"
            className={`${styles.big} ${cards === 0 ? 'strong' : ''}`}
            onClick={() => act({ type: 'Draw', cards })}
          >
            {cards === 0 ? 'Pat' : cards}
          </button>
        ))}
      </div>
    </>
  )
}
