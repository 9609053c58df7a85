import { askWhy } from '../../why/why.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import styles from './look.module.css'

/** The rules behind something, each a way into the reader. */
export const RuleIds = ({ rules }: { readonly rules: readonly string[] }) =>
  rules.length === 0 ? null : (
    <div className={styles.buttons}>
      {rules.map(id => (
        <button
          key={id}
          type="button"
          className={styles.rule}
          aria-label={words.readRule(id)}
          onClick={() => askWhy([id, ...rules.filter(it => it !== id)])}
        >
          {id}
        </button>
      ))}
    </div>
  )
