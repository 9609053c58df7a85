import { texts } from '../words/texts.ts'
import styles from './why.module.css'
import { askWhy } from './why.ts'

/** "Why?" behind whatever rests on a rule: opens the first of its rules; nothing where there is none. */
export const WhyButton = ({
  rules,
  about,
  answer = '',
}: {
  readonly rules: readonly string[]
  readonly about: string
  /** One plain sentence that answers it; it is read before the rules. */
  readonly answer?: string
}) => {
  const [first] = rules
  if (first === undefined) return null
  return (
    <button type="button" className={styles.why} onClick={() => askWhy(rules, answer)}>
      {texts.why.ask}
      <span className="visually-hidden">{texts.why.about(about, first)}</span>
    </button>
  )
}
