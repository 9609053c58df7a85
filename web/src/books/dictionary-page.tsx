import { bookOf, type Term } from '@cardroom/engine/rulebooks'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { RuleLink } from '../rules/rule-link.tsx'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './books.module.css'
import { dictionary } from './ledger.ts'
import { anchorOf, RuleText } from './rule-text.tsx'

const words = ruleTexts.books

/** Is a term called so, here or in the number of its rule, which is English? */
const isNamed = ({ term, rows }: Term, sought: string): boolean =>
  term.toLowerCase().includes(sought) ||
  rows.some(({ id }) => id.replaceAll('-', ' ').split('/').at(-1)!.includes(sought))

/** The glossaries of the books as one dictionary. */
export const DictionaryPage = () => {
  const [sought, setSought] = useState('')
  const found = dictionary.filter(term => isNamed(term, sought.trim().toLowerCase()))
  useEffect(() => {
    const show = (): void => document.getElementById(location.hash.slice(1))?.scrollIntoView()
    show()
    addEventListener('hashchange', show)
    return () => removeEventListener('hashchange', show)
  }, [])
  return (
    <article className={styles.rulePage}>
      <p className={styles.crumbs}>
        <Link href="/books">{words.title}</Link>
      </p>
      <h1>{words.dictionary}</h1>
      <p className={frame.dim}>{words.dictionaryLead}</p>
      <label className={`${styles.filter} ${styles.tools}`}>
        {words.filterTerms}
        <input type="search" value={sought} onChange={event => setSought(event.target.value)} />
      </label>
      <p role="status" className={styles.counted}>
        {words.terms(found.length)}
      </p>
      <dl className={styles.dictionary}>
        {found.map(term => (
          <div key={term.term} id={anchorOf(term.rows[0]!.id)}>
            <dt>{term.term}</dt>
            {term.rows.map(row => (
              <dd key={row.id}>
                <RuleText text={row.gist} own={term} />{' '}
                <span className={styles.from}>
                  {words.book[bookOf(row.id)]} <RuleLink id={row.id} />
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </article>
  )
}
