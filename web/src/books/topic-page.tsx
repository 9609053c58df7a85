import { BOOKS, bookOf, type RuleLayer } from '@cardroom/engine/rulebooks'
import { Link } from 'wouter'
import { ruleAddress } from '../rules/rule-link.tsx'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './books.module.css'
import { compared, rowOf, rows } from './ledger.ts'
import { SideBySide } from './side-by-side.tsx'

const words = ruleTexts.books

/** A topic: where the books can be compared on it, and its rules by book. */
export const TopicPage = ({ layer }: { readonly layer: RuleLayer }) => {
  const points = compared.points.filter(({ answers }) =>
    BOOKS.some(book => answers[book]?.rules.some(id => rowOf.get(id)?.layer === layer)),
  )
  const own = rows.filter(row => row.layer === layer)
  return (
    <article className={styles.rulePage}>
      <p className={styles.crumbs}>
        <Link href="/books">{words.title}</Link>
      </p>
      <h1>{words.topic[layer]}</h1>
      <div className={`${frame.buttons} ${styles.tools}`}>
        <button type="button" className={frame.button} onClick={() => print()}>
          {words.print}
        </button>
      </div>
      {points.length > 0 && (
        <>
          <h2>{words.compared}</h2>
          <p className={frame.dim}>{words.comparedLead}</p>
        </>
      )}
      {points.map(({ number, point, answers }) => (
        <SideBySide
          key={number}
          point={{
            asks: point,
            books: BOOKS.map(book => ({ book, says: answers[book]?.says ?? null, rules: answers[book]?.rules ?? [] })),
          }}
        />
      ))}
      <h2>{words.rulesOfTopic}</h2>
      {BOOKS.map(book => {
        const inBook = own.filter(row => bookOf(row.id) === book)
        return inBook.length === 0 ? null : (
          <details key={book} className={styles.bookOf} open={points.length === 0}>
            <summary>
              {words.bookTitle[book]} <span>{words.rules(inBook.length)}</span>
            </summary>
            <ul className={styles.hits}>
              {inBook.map(({ id, title }) => (
                <li key={id}>
                  <Link href={ruleAddress(id)}>
                    <b>{title}</b>
                    <span>
                      <code>{id}</code>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </article>
  )
}
