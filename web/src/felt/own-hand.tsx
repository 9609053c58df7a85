import type { Card, Frame } from '@cardroom/room/protocol'
import { PlayingCard } from '../cards/playing-card.tsx'
import { texts } from '../words/texts.ts'
import styles from './own-hand.module.css'

/** Your own cards, large, upcards apart from downcards; where cards are chosen they are buttons. */
export const OwnHand = ({
  frame,
  chosen,
  onChoose,
}: {
  readonly frame: Frame
  readonly chosen: readonly Card[]
  readonly onChoose: (card: Card) => void
}) => {
  const { own, common } = frame
  const choosing = own.legal?.due === 'draw' || own.legal?.due === 'discard'
  const mine = common.deal?.players.filter(({ seat }) => seat === own.seat) ?? []
  const folded = mine.length > 0 && mine.every(player => player.folded)
  return (
    <section aria-label={texts.felt.yourHand} className={`${styles.own} ${folded ? styles.folded : ''}`}>
      {own.hands.map(({ hand, down }) => {
        const up = mine[hand]?.up ?? []
        return (
          <span key={hand} className={styles.hand} data-hand-of={own.seat}>
            {down.map(card => (
              <span key={card} className={up.length > 0 ? styles.under : ''}>
                <PlayingCard
                  card={card}
                  size="l"
                  chosen={chosen.includes(card)}
                  note={up.length > 0 ? texts.felt.downcard : undefined}
                  onChoose={choosing ? () => onChoose(card) : undefined}
                />
              </span>
            ))}
            {up.map(card => (
              <PlayingCard key={card} card={card} size="l" note={texts.felt.upcard} />
            ))}
          </span>
        )
      })}
    </section>
  )
}
