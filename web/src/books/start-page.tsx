import { Link } from 'wouter'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './books.module.css'
import { contents } from './ledger.ts'

const words = ruleTexts.books

/** The start of the reader: the five books. */
export const StartPage = () => (
  <article className={styles.rulePage}>
    <h1>{words.title}</h1>
    <p className={frame.dim}>{words.lead}</p>
    <h2>{words.theBooks}</h2>
    <ul className={styles.shelf}>
      {contents.map(({ book, sections }) => (
        <li key={book}>
          <Link href={`/books/${book}`}>
            <b>{words.bookTitle[book]}</b>
            <span>{words.bookAbout[book]}</span>
            <small>{words.rules(sections.reduce((sum, { rows }) => sum + rows.length, 0))}</small>
          </Link>
        </li>
      ))}
    </ul>
  </article>
)
