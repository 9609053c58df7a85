import type { BookId, House } from '@cardroom/engine'
import { type Text, WithCards } from '../rules/with-cards.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './desk.module.css'
import { RuleLinks } from './rule-links.tsx'

const words = ruleTexts.desk
const bookWords = ruleTexts.books

/** What the other books rule on the same. */
export const OtherBooks = ({
  own,
  ours,
  books,
}: {
  readonly own: BookId | House
  /** What is ruled here. */
  readonly ours: string
  readonly books: readonly {
    readonly book: BookId
    readonly ruled: string
    /** The same with its cards as data. */
    readonly said: Text
    readonly rules: readonly string[]
  }[]
}) => (
  <section className={styles.part}>
    <h2>{words.others}</h2>
    <ul className={styles.ifs}>
      {books
        .filter(({ book, ruled }) => book !== own && ruled !== '')
        .map(({ book, ruled, said, rules }) => (
          <li key={book}>
            <b>{bookWords.book[book]}</b>
            <span>{ruled === ours ? words.asHere : <WithCards text={said} />}</span>
            <RuleLinks rules={rules.slice(0, 2)} />
          </li>
        ))}
    </ul>
  </section>
)
