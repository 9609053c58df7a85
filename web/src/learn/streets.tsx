import { chipsWords, type LessonShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import { CardRow } from './card-row.tsx'
import styles from './lesson.module.css'

type Street = LessonShown['streets'][number]

/** A hand that was played, street by street: what happens, the cards, and what they come to. */
export const Streets = ({ lesson }: { readonly lesson: LessonShown }) => (
  <section aria-labelledby="streets">
    <div className={styles.head}>
      <h2 id="streets">{texts.learn.streets}</h2>
      <span className={styles.aside}>{lesson.stakes}</span>
    </div>
    <p className={styles.dim}>{lesson.opening}</p>
    <ol className={`${styles.panel} ${styles.streets}`}>
      {lesson.streets.map(street => (
        <li key={street.title} className={styles.street}>
          <div className={styles.name}>
            <h3>{street.title}</h3>
            {street.pot !== null && <span>{texts.learn.pot(chipsWords(street.pot))}</span>}
          </div>
          <div className={styles.lying}>
            {street.own.length > 0 && <CardRow cards={street.own} backs={street.own.some(({ up }) => up)} />}
            {street.rows.some(row => row.length > 0) && <Rows rows={street.rows} />}
            <Boards boards={street.boards} />
          </div>
          <div className={styles.streetText}>
            <p>{street.what}</p>
            {street.holds.length > 0 && (
              <p className={styles.holds}>
                <span>{texts.learn.youHold}</span>
                <b>{street.holds.join(' · ')}</b>
              </p>
            )}
            {street.acts !== '' && <p className={styles.dim}>{street.acts}</p>}
          </div>
        </li>
      ))}
    </ol>
  </section>
)

const Boards = ({ boards }: Pick<Street, 'boards'>) => {
  const lying = boards.filter(board => board.length > 0)
  const names = boards.length > 2 ? texts.learn.threeBoards : texts.learn.boards
  return lying.map((board, i) => (
    <div key={board[0]?.card} className={styles.board}>
      <span>{lying.length > 1 ? names[i] : texts.learn.board}</span>
      <CardRow cards={board} />
    </div>
  ))
}

/** Rows of the Chinese family, from the front. */
export const Rows = ({ rows }: { readonly rows: Street['rows'] }) => (
  <div className={styles.rows}>
    {rows.map((row, i) => (
      <CardRow key={i} cards={row} />
    ))}
  </div>
)
