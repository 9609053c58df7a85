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
        const count = down.length + up.length
        return (
          <span key={hand} className={`${styles.hand} ${sizeOf(count)}`} data-hand-of={own.seat}>
            {down.map(card => (
              <PlayingCard
                key={card}
                card={card}
                size="l"
                chosen={chosen.includes(card)}
                note={up.length > 0 ? texts.felt.downcard : undefined}
                onChoose={choosing ? () => onChoose(card) : undefined}
              />
            ))}
            {up.length > 0 && (
              <span className={styles.up}>
                {up.map(card => (
                  <PlayingCard key={card} card={card} size="l" note={texts.felt.upcard} />
                ))}
                <span className={styles.label} aria-hidden="true">
                  {texts.felt.faceUp}
                </span>
              </span>
            )}
          </span>
        )
      })}
    </section>
  )
}

/** Few cards are shown larger; of many all are still seen at once. */
const sizeOf = (count: number): string => (count > 5 ? styles.many! : count < 5 ? styles.few! : '')
