import type { Drill } from '@cardroom/engine/drills'
import type { LedgerRow } from '@cardroom/engine/rulebooks'
import { useEffect, useState } from 'react'
import { RuleLink } from '../rules/rule-link.tsx'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './train.module.css'

const words = ruleTexts.train

/** What an answer rests on: its rule in our words, and what the other books make of it. */
export const Reasons = ({ drill: { rules, others = [], right } }: { readonly drill: Drill }) => {
  const row = useRule(rules[0])
  return (
    <>
      {right.length > 1 && <p>{words.leftOpen}</p>}
      {row !== undefined && (
        <p className={frame.dim}>
          <b>{row.title}.</b> {row.gist}
        </p>
      )}
      <p className={styles.rules}>
        {rules.slice(0, 4).map(id => (
          <RuleLink key={id} id={id} />
        ))}
      </p>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{words.otherBooks}</summary>
          <ul>
            {others.map(({ book, says }) => (
              <li key={book}>
                <b>{ruleTexts.books.book[book]}</b> {says}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** A rule in our words, as soon as the books are there. */
const useRule = (id: string | undefined): LedgerRow | undefined => {
  const [rows, setRows] = useState<ReadonlyMap<string, LedgerRow>>()
  useEffect(() => {
    // without the books there is still the way to the rule
    void import('../books/rule-rows.ts').then(
      ({ rowOf }) => setRows(rowOf),
      () => undefined,
    )
  }, [])
  return id === undefined ? undefined : rows?.get(id)
}
