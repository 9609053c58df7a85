import type { CSSProperties } from 'react'
import { PlayingCard } from '../cards/playing-card.tsx'
import styles from './small-table.module.css'

/** Somebody at a drawn table. */
export type Drawn = {
  readonly seat: number
  readonly name?: string
  /** What lies before them, or what they said. */
  readonly bet?: string
  readonly cards?: readonly string[]
  /** It is about them. */
  readonly hot?: boolean
  readonly out?: boolean
  readonly button?: boolean
}

/** A table from above: who sits there, what lies before them, the board and the pot. `label` says the same in words. */
export const SmallTable = ({
  players,
  seats,
  boards = [],
  middle = '',
  label,
}: {
  readonly players: readonly Drawn[]
  readonly seats: number
  readonly boards?: readonly (readonly string[])[]
  readonly middle?: string
  readonly label: string
}) => (
  <div className={styles.stage} role="img" aria-label={label}>
    <div className={styles.rail} aria-hidden="true">
      <div className={styles.felt}>
        {boards
          .filter(cards => cards.length > 0)
          .map(cards => (
            <div key={cards.join()} className={styles.cards}>
              {cards.map((card, i) => (
                <PlayingCard key={`${card}${i}`} card={card} size="s" />
              ))}
            </div>
          ))}
        {middle !== '' && <span className={styles.pot}>{middle}</span>}
      </div>
    </div>
    {players.map(player => (
      <Player
        key={player.seat}
        player={player}
        at={placeOf(player.seat, seats)}
        boarded={boards.some(it => it.length > 0)}
      />
    ))}
  </div>
)

const Player = ({
  player,
  at,
  boarded,
}: {
  readonly player: Drawn
  readonly at: Place
  /** There is a board, which no hand covers. */
  readonly boarded: boolean
}) => {
  const { seat, name = String(seat), bet = '', cards = [], hot = false, out = false, button = false } = player
  const place = (far: number, across = far): CSSProperties => ({
    left: `${50 + at.x * across}%`,
    top: `${50 + at.y * far}%`,
  })
  return (
    <div aria-hidden="true" className={out ? styles.out : ''}>
      <span className={`${styles.seat} ${hot ? styles.hot : ''}`} style={place(46)}>
        {name}
        {button && <i className={styles.button}>D</i>}
      </span>
      {cards.length > 0 && (
        <span
          className={`${styles.cards} ${styles.held} ${cards.length > 5 ? styles.many : ''}`}
          style={
            boarded && Math.abs(at.y) < LEVEL
              ? { left: `${50 + at.x * 26}%`, top: '78%' }
              : place(31, Math.max(17, 36 - 2.9 * cards.length))
          }
        >
          {cards.map((card, i) => (
            <PlayingCard key={`${card}${i}`} card={card} size="xs" />
          ))}
        </span>
      )}
      {bet !== '' && (
        <span className={styles.bet} style={place(cards.length > 0 ? 18 : 26)}>
          {bet}
        </span>
      )}
    </div>
  )
}

/** A seat this near to the middle line is beside the board. */
const LEVEL = 0.35

type Place = { readonly x: number; readonly y: number }

/** Seat 1 is left of the dealer, at the bottom; the others follow clockwise. */
const placeOf = (seat: number, seats: number): Place => {
  const turn = Math.PI * (0.5 + (2 * (seat - 0.5)) / seats)
  return { x: Math.cos(turn), y: Math.sin(turn) }
}
