import type { BookContents, LedgerRow, Section } from '@cardroom/engine/rulebooks'
import { Link } from 'wouter'
import { RuleLink, ruleAddress } from '../rules/rule-link.tsx'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './books.module.css'
import { RuleText } from './rule-text.tsx'

const words = ruleTexts.books

/** A book: its sections with their rules counted. */
export const BookPage = ({ contents: { book, sections } }: { readonly contents: BookContents }) => (
  <article className={styles.rulePage}>
    <p className={styles.crumbs}>
      <Link href="/books">{words.title}</Link>
    </p>
    <h1>{words.bookTitle[book]}</h1>
    <p className={frame.dim}>{words.bookAbout[book]}</p>
    <ul className={styles.hits}>
      {sections.map(({ title, rows }, i) => (
        <li key={title}>
          <Link href={`/books/section/${book}/${i + 1}`}>
            <b>{title}</b>
            <span>{words.rules(rows.length)}</span>
          </Link>
        </li>
      ))}
    </ul>
    <div className={frame.buttons}>
      <Link href={`/books/whole/${book}`} className={frame.button}>
        {words.wholeBook}
      </Link>
    </div>
  </article>
)

/** Sections in full, to read through or to print: one of a book, or all of them. */
export const SectionsPage = ({
  contents: { book },
  sections,
  title,
}: {
  readonly contents: BookContents
  readonly sections: readonly Section[]
  readonly title: string
}) => (
  <article className={styles.rulePage}>
    <p className={styles.crumbs}>
      <Link href={`/books/${book}`}>{words.bookTitle[book]}</Link>
    </p>
    <h1>{title}</h1>
    <p className={frame.dim}>{words.inOurWords}</p>
    <div className={`${frame.buttons} ${styles.tools}`}>
      <button type="button" className={frame.button} onClick={() => print()}>
        {words.print}
      </button>
    </div>
    {sections.map(section => (
      <section key={section.title} className={styles.section}>
        {sections.length > 1 && <h2>{section.title}</h2>}
        {section.rows.map(row => (
          <RuleInList key={row.id} row={row} />
        ))}
      </section>
    ))}
  </article>
)

const RuleInList = ({ row }: { readonly row: LedgerRow }) => (
  <section className={styles.inList}>
    <h3>
      <Link href={ruleAddress(row.id)}>{row.title}</Link> <RuleLink id={row.id} />
    </h3>
    <p>
      <RuleText text={row.gist} />
    </p>
  </section>
)
