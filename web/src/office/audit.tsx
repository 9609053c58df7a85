import type { AuditShown } from '@cardroom/room/protocol'
import { useAnswer } from '../line/use-answer.ts'
import { texts } from '../words/texts.ts'
import styles from './office.module.css'

/** How many of the last acts are shown. */
const LAST = 200

/** Everything that was done in the office, the latest first, and whether it is as it was written. */
export const Audit = ({ acts: done }: { readonly acts: number }) => {
  const answer = useAnswer('GET /api/office/audit', [], done)
  const words = texts.office
  if (answer?.ok !== true) return null
  const { acts, broken } = answer.data
  return (
    <section className={styles.part} aria-labelledby="office-audit">
      <h2 id="office-audit">{words.audit}</h2>
      <p role={broken === null ? 'status' : 'alert'}>
        {broken === null ? words.whole(acts.length) : words.broken(broken)}
      </p>
      <ol className={styles.log}>
        {acts
          .slice(-LAST)
          .toReversed()
          .map(act => (
            <li key={act.chain}>
              <time dateTime={new Date(act.at).toISOString()}>{words.time(act.at)}</time> {act.by}{' '}
              {words.acts[act.drained === false ? 'NodeResumed' : act.type]?.(aboutOf(act))}
              {act.why !== '' && <small> ({act.why})</small>}
            </li>
          ))}
      </ol>
    </section>
  )
}

const aboutOf = ({ person, table, notice, node, stopped, readOnly, days }: AuditShown['acts'][number]): string =>
  person ?? table ?? notice ?? node ?? String(stopped ?? readOnly ?? days ?? '')
