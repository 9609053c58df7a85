import type { Frame, SeatShown } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { PlayingCard } from './playing-card.tsx'
import styles from './seat-on-felt.module.css'

type Hand = NonNullable<Frame['common']['deal']>['players'][number]

/** A chair: who sits in it, his chips and cards, and whether it is his turn. */
export const SeatOnFelt = ({
  shown,
  hands,
  frame,
  onSit,
}: {
  readonly shown: SeatShown
  readonly hands: readonly Hand[]
  readonly frame: Frame
  readonly onSit: (seat: number) => void
}) => {
  const { common, own } = frame
  if (shown.person === null) {
    return own.seat === null ? (
      <button type="button" className={styles.empty} onClick={() => onSit(shown.seat)}>
        Sit here<span className="visually-hidden"> in seat {shown.seat}</span>
      </button>
    ) : (
      <span className={styles.vacant} aria-hidden="true" />
    )
  }
  const isOwn = own.seat === shown.seat
  const turn = common.deal?.turn === shown.seat
  const folded = hands.length > 0 && hands.every(hand => hand.folded)
  return (
    <div className={`${styles.seat} ${turn ? styles.turn : ''} ${folded ? styles.folded : ''}`}>
      {!isOwn && (
        <div className={styles.cards}>
          {hands.map(hand => (
            <span key={hand.hand} className={styles.hand}>
              {!hand.folded &&
                [...hand.down, ...hand.up, ...hand.rows.flat()].map((card, i) => (
                  <PlayingCard key={i} card={card} size="s" />
                ))}
            </span>
          ))}
        </div>
      )}
      <div className={styles.plate}>
        <span className={styles.name}>
          {shown.name}
          {shown.bot && <span className={styles.bot}>bot</span>}
        </span>
        <span className={styles.chips}>{shown.chips.toLocaleString()}</span>
        {turn && <TurnClock frame={frame} />}
      </div>
      {common.button === shown.seat && (
        <span className={styles.button} role="img" aria-label="has the button">
          D
        </span>
      )}
      {shown.out !== '' && <span className={styles.out}>{shown.out}</span>}
    </div>
  )
}

/** How much of the time to act is left. */
const TurnClock = ({ frame }: { readonly frame: Frame }) => {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  const { clock } = frame.common
  if (clock === null) return null
  const left = Math.ceil((clock.until - now) / 1000)
  return <span className={styles.clock}>{left >= 0 ? `${left} s` : `bank ${Math.max(0, clock.bank + left)} s`}</span>
}
