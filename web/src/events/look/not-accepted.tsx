import { eventTexts as words } from '../../words/event-texts.ts'
import type { EventAt } from '../use-event.ts'
import styles from './look.module.css'
import { RuleIds } from './rule-ids.tsx'

/** Why the last order was not accepted, with its rules. */
export const NotAccepted = ({ at: { refused } }: { readonly at: EventAt }) =>
  refused === null ? null : (
    <div role="alert" className={styles.banner}>
      <p>
        <b>{words.refusedHead}</b> {refused.words}
      </p>
      <RuleIds rules={refused.rules} />
    </div>
  )
