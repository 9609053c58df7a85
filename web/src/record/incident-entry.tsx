import type { RecordedIncident } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import floor from '../floor/floor.module.css'
import { WhyButton } from '../why/why-button.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './record.module.css'
import { nameIn, timeWords } from './record-words.ts'

const forms = ruleTexts.recordForms

/** An incident: what went wrong, the ruling with who gave it, and what was put right. */
export const IncidentEntry = ({ view, entry }: { readonly view: RecordView; readonly entry: RecordedIncident }) => {
  const words = ruleTexts.record
  const { number, what, ruling, rules, at, table, players, corrected, by, role, desk } = entry
  return (
    <article className={styles.entry} aria-label={`${forms.incident}: ${what}`}>
      <h3>
        {forms.incident}: {what}
      </h3>
      <p className={floor.small}>
        #{number} · {timeWords(at)}
        {table !== null && ` · ${table}`}
        {players.length > 0 && ` · ${players.map(it => nameIn(view, it)).join(', ')}`}
      </p>
      <p>
        <b>{ruling}</b> · {role === 'book' ? words.ruledByBook : words.ruledBy(words.roles[role], by)}
      </p>
      {corrected !== '' && <p>{forms.correctedAs(corrected)}</p>}
      {desk?.startsWith('?') === true && <Link href={`/desk${desk}`}>{forms.openDesk}</Link>}
      <WhyButton rules={rules} about={ruling} />
    </article>
  )
}
