import { isDrilled } from '@cardroom/engine/drills'
import { bookOf } from '@cardroom/engine/rulebooks'
import { useSearch } from 'wouter'
import { RuleLink } from '../rules/rule-link.tsx'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './train.module.css'
import type { Practice } from './train-page.tsx'

const words = ruleTexts.train

/** Which rule is practised alone, and the way back to everything. */
export const OnRule = ({ rule, onAll }: { readonly rule: string; readonly onAll: () => void }) => (
  <p className={styles.onRule}>
    {words.onRule} <RuleLink id={rule} />
    <button type="button" className={`${frame.button} ${frame.quiet}`} onClick={onAll}>
      {words.allRules}
    </button>
  </p>
)

/** What the address asks for: all, or one rule by its own book. */
export const usePracticeAsked = (all: Practice): Practice => {
  const rule = new URLSearchParams(useSearch()).get('rule')
  return rule !== null && isDrilled(rule) ? { ...all, book: bookOf(rule), rule } : all
}
