import type { Frame } from '@cardroom/room/protocol'
import styles from './own-hand.module.css'
import { PlayingCard } from './playing-card.tsx'

/** One's own cards, large; where cards are chosen they are buttons. */
export const OwnHand = ({
  frame,
  chosen,
  onChoose,
}: {
  readonly frame: Frame
  readonly chosen: readonly string[]
  readonly onChoose: (card: string) => void
}) => {
  const { own, common } = frame
  const choosing = own.legal?.due === 'draw' || own.legal?.due === 'discard'
  const up = common.deal?.players.filter(({ seat }) => seat === own.seat) ?? []
  return (
    <section aria-label="Your hand" className={styles.own}>
      {own.hands.map(({ hand, down }) => (
        <span key={hand} className={styles.hand}>
          {down.map(card => (
            <PlayingCard
              key={card}
              card={card}
              size="l"
              chosen={chosen.includes(card)}
              onChoose={choosing ? () => onChoose(card) : undefined}
            />
          ))}
          {up[hand]?.up.map(card => (
            <PlayingCard key={card} card={card} size="l" />
          ))}
        </span>
      ))}
    </section>
  )
}
