import { type RuleLayer, topicsOf } from '@cardroom/engine/rulebooks'
import { Link } from 'wouter'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './books.module.css'
import { rows } from './ledger.ts'

const words = ruleTexts.books

/** The topics in the order in which people ask for them. */
const ORDER: readonly RuleLayer[] = [
  'form',
  'betting',
  'wager-reading',
  'showdown',
  'button',
  'dealing-error',
  'table',
  'floor',
  'tournament',
  'conduct',
  'authority',
  'glossary',
]

/** The way to the topics; `open` is the one that is being read. */
export const Topics = ({ open }: { readonly open: RuleLayer | null }) => {
  const counted = topicsOf(rows)
  return (
    <nav className={styles.topics} aria-label={words.topics}>
      <h2>{words.topics}</h2>
      <ul>
        {ORDER.map(layer => (
          <li key={layer}>
            <Link
              href={layer === 'glossary' ? '/books/dictionary' : `/books/topic/${layer}`}
              aria-current={layer === open ? 'true' : undefined}
            >
              {words.topic[layer]} <span>{counted.find(it => it.layer === layer)!.rules}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
