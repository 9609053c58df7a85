import { RuleLink } from '../rules/rule-link.tsx'
import styles from './desk.module.css'

/** The rules that a ruling rests on, the first of them. */
export const RuleLinks = ({ rules }: { readonly rules: readonly string[] }) => (
  <p className={styles.rules}>
    {rules.slice(0, 6).map(id => (
      <RuleLink key={id} id={id} />
    ))}
  </p>
)
