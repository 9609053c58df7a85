import { Link } from 'wouter'
import styles from './rules.module.css'

/** The address of a rule in the reader. */
export const ruleAddress = (id: string): string => `/books/${id}`

/** The id of a rule, as a way into the reader. */
export const RuleLink = ({ id }: { readonly id: string }) => (
  <Link href={ruleAddress(id)} className={styles.rule}>
    {id}
  </Link>
)
