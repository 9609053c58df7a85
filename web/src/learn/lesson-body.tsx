import type { LessonShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import { BooksOn } from './books-on.tsx'
import styles from './lesson.module.css'
import { Streets } from './streets.tsx'
import { Traps, Wins } from './wins.tsx'

/** A lesson below its title: the streets, what wins, what is special, the betting, and the books. */
export const LessonBody = ({ lesson }: { readonly lesson: LessonShown }) => (
  <>
    <Streets lesson={lesson} />
    <Wins lesson={lesson} />
    <div className={styles.duo}>
      <Points id="special" title={texts.learn.special} points={lesson.special} />
      <Points id="betting" title={texts.learn.betting} points={lesson.betting} />
    </div>
    <Traps lesson={lesson} />
    <BooksOn lesson={lesson} />
  </>
)

/** Sentences in a list. */
export const Points = ({
  id,
  title,
  points,
}: {
  readonly id: string
  readonly title: string
  readonly points: readonly string[]
}) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul className={styles.bullets}>
      {points.map(words => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  </section>
)
