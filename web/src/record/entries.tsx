import { type Entry, searchRecord } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import { useState } from 'react'
import floor from '../floor/floor.module.css'
import { addressOf } from '../line/api.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import { DisputeEntry } from './dispute-entry.tsx'
import { IncidentEntry } from './incident-entry.tsx'
import { OffenceEntry } from './offence-entry.tsx'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'
import { nameIn } from './record-words.ts'

/** How many entries are shown at once; the rest are found by a search. */
const MOST = 50

/** What is on record, the newest first, found by words, and as a file. */
export const Entries = ({ view, send }: { readonly view: RecordView; readonly send: Send }) => {
  const words = ruleTexts.record
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState(false)
  const found: readonly Entry[] =
    view.record === null ? [] : searchRecord(view.record, { words: search, open }, player => nameIn(view, player))
  return (
    <section className={styles.entries} aria-label={words.entries}>
      <div className={floor.head}>
        <h2>{words.entries}</h2>
        {view.record !== null && view.me.role !== 'dealer' && (
          <span className={floor.end}>
            <a className={floor.action} href={addressOf('GET /api/record/export.csv')} download="">
              {words.csv}
            </a>
            <a className={floor.action} href={addressOf('GET /api/record/export.json')} download="">
              {words.json}
            </a>
          </span>
        )}
      </div>
      <label className={floor.field}>
        <span>{words.search}</span>
        <input type="search" value={search} onChange={event => setSearch(event.target.value)} />
      </label>
      <label className={styles.check}>
        <input type="checkbox" checked={open} onChange={event => setOpen(event.target.checked)} />
        <span>{words.onlyOpen}</span>
      </label>
      {found.length === 0 && <p className={floor.small}>{search === '' && !open ? words.none : words.nothingFound}</p>}
      <ol className={styles.list}>
        {found.slice(0, MOST).map(({ is, entry }) => (
          <li key={entry.number} className={floor.panel}>
            {is === 'offence' && <OffenceEntry view={view} entry={entry} send={send} />}
            {is === 'dispute' && <DisputeEntry view={view} entry={entry} send={send} />}
            {is === 'incident' && <IncidentEntry view={view} entry={entry} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
