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
              {words.acts[nameOf(act)]?.(aboutOf(act))}
              {act.why !== '' && <small> ({act.why})</small>}
            </li>
          ))}
      </ol>
    </section>
  )
}

type Act = AuditShown['acts'][number]

/** What an act is called; what takes another back has a name of its own. */
const nameOf = ({ type, drained, most }: Act): string =>
  drained === false ? 'NodeResumed' : most === null ? 'QuotaUnset' : type

const aboutOf = ({ person, table, notice, node, quota, most, stopped, readOnly, days }: Act): string =>
  quota !== undefined
    ? texts.office.quotaAt(quota, most ?? null)
    : (person ?? table ?? notice ?? node ?? String(stopped ?? readOnly ?? days ?? ''))
