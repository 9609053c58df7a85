import type { FloorPersonShown, StaffOrder } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'

/** What a citizen shows, and a foreigner; which of them the room takes, its rulebook says. */
const OWN = ['passport', 'drivers-license', 'state-id', 'military-id'] as const
const FOREIGN = [
  'passport',
  'foreign-drivers-license-with-photo-dob-expiry',
  'consular-id-mexico',
  'matricula-consular-mexico',
  'alien-registration-card',
] as const

/** The papers of somebody: what staff have seen, and what they see now. */
export const PapersForm = ({
  person: { player, papers, papersOff },
  does,
}: {
  readonly person: FloorPersonShown
  readonly does: (order: StaffOrder) => void
}) => {
  const words = texts.floorScreens.papers
  const [document, setDocument] = useState<string>(OWN[0])
  const [citizen, setCitizen] = useState(true)
  const [born, setBorn] = useState('')
  const [validUntil, setValidUntil] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    does({ type: 'ShowPapers', player, document, citizen, born, validUntil })
  }
  return (
    <details>
      <summary className={styles.fold}>{papers === null ? words.title : words.seen(papers.validUntil)}</summary>
      {papersOff !== null && <p className={styles.wrong}>{words.off[papersOff]}</p>}
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.fields}>
          <label className={styles.field}>
            <span>{words.document}</span>
            <select value={document} onChange={({ target }) => setDocument(target.value)}>
              {(citizen ? OWN : FOREIGN).map(it => (
                <option key={it} value={it}>
                  {words.documents[it]}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            <span>{words.born}</span>
            <input type="date" required value={born} onChange={({ target }) => setBorn(target.value)} />
          </label>
          <label className={styles.field}>
            <span>{words.validUntil}</span>
            <input type="date" required value={validUntil} onChange={({ target }) => setValidUntil(target.value)} />
          </label>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={!citizen}
              onChange={({ target }) => {
                setCitizen(!target.checked)
                setDocument(OWN[0])
              }}
            />
            <span>{words.foreign}</span>
          </label>
        </div>
        <button type="submit">{words.save}</button>
      </form>
    </details>
  )
}
