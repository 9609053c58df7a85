import type { LessonShown } from '@cardroom/room/protocol'
import { PlayingCard } from '../cards/playing-card.tsx'
import { texts } from '../words/texts.ts'
import styles from './lesson.module.css'

/** A card of a lesson, with its mark. */
export type CardShown = LessonShown['streets'][number]['own'][number]

/** Cards of a lesson in a row: what is new or counts has a brass edge, what is thrown away is dim. */
export const CardRow = ({
  cards,
  marks = true,
  backs = false,
}: {
  readonly cards: readonly CardShown[]
  /** What doesn't count stands back, where some cards do. */
  readonly marks?: boolean
  /** Downcards of stud stand a little lower than upcards. */
  readonly backs?: boolean
}) => {
  const some = marks && cards.some(({ mark }) => mark === 'plays')
  return (
    <span className={styles.cards} data-seven={cards.length === 7 ? '' : undefined}>
      {cards.map(({ card, mark, up }) => (
        <span
          key={card}
          className={styles.card}
          data-mark={mark ?? (some ? 'rest' : undefined)}
          data-down={backs && !up ? '' : undefined}
        >
          <PlayingCard card={card} size="m" note={mark === null ? undefined : texts.learn.marks[mark]} />
        </span>
      ))}
    </span>
  )
}
