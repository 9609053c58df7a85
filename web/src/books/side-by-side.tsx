import { BOOKS, type BookId, type PointRead } from '@cardroom/engine/rulebooks'
import { RuleLink } from '../rules/rule-link.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './books.module.css'

const words = ruleTexts.books

/** A question with the answers of the five books beside each other; `own` is the book that is being read. */
export const SideBySide = ({ point, own }: { readonly point: PointRead; readonly own?: BookId }) => (
  <article className={styles.point}>
    <h3>{point.asks}</h3>
    <div className={styles.five}>
      {BOOKS.map(book => {
        const { says, rules } = point.books.find(it => it.book === book)!
        return (
          <section
            key={book}
            className={`${styles.bookSays} ${book === own ? styles.own : ''} ${says === null ? styles.silent : ''}`}
          >
            <h4>
              {words.book[book]}
              {book === own && <span className={styles.ownTag}>{words.thisOne}</span>}
            </h4>
            <p>{says === null ? words.silent : capital(says)}</p>
            {rules.length > 0 && (
              <p className={styles.ids}>
                {rules.slice(0, 3).map(id => (
                  <RuleLink key={id} id={id} />
                ))}
              </p>
            )}
          </section>
        )
      })}
    </div>
  </article>
)

/** A note of the comparison begins with a capital letter here. */
const capital = (says: string): string => says.charAt(0).toUpperCase() + says.slice(1)
