import type { LessonShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import styles from './lesson.module.css'

/** Which books describe a game, and where they part on what its players notice. */
export const BooksOn = ({ lesson: { books } }: { readonly lesson: LessonShown }) => (
  <section aria-labelledby="books">
    <h2 id="books">{texts.learn.books}</h2>
    <table className={`${styles.panel} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{texts.learn.book}</th>
          <th scope="col">{texts.learn.says}</th>
        </tr>
      </thead>
      <tbody>
        {books.answers.map(({ book, says, rules }) => (
          <tr key={book} data-speaks={rules.length > 0 || undefined}>
            <th scope="row">{book}</th>
            <td>
              {says} <RuleIds rules={rules} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {books.differ.length > 0 && (
      <dl className={styles.differ}>
        {books.differ.map(({ about, sides }) => (
          <div key={about} className={styles.panel}>
            <dt>{about}</dt>
            {sides.map(({ books: who, says, rules }) => (
              <dd key={says}>
                <b>{says}</b>
                <span className={styles.dim}>{who.join(', ')}</span> <RuleIds rules={rules.slice(0, 2)} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    )}
  </section>
)

const RuleIds = ({ rules }: { readonly rules: readonly string[] }) =>
  rules.map(rule => (
    <a key={rule} className={styles.rule} href={`/books/${rule}`}>
      {rule}
    </a>
  ))
