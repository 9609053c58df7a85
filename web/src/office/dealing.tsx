import { useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './office.module.css'
import type { OpenOffice } from './use-office.ts'

/** The room at a glance, the notice to everybody, stopping the dealing, and read-only mode. */
export const Dealing = ({ office: { shown, wrong, act } }: { readonly office: OpenOffice }) => {
  const [notice, setNotice] = useState('')
  const words = texts.office
  return (
    <>
      <section className={styles.part} aria-labelledby="office-dealing">
        <h2 id="office-dealing">{words.dealing}</h2>
        {shown !== null && <p>{words.now(shown.open, shown.hands, shown.lines)}</p>}
        <p className={styles.dim}>{shown?.stopped === true ? words.stoppedIs(shown.hands) : words.dealingIs}</p>
        {wrong !== '' && <p role="alert">{wrong}</p>}
        {shown !== null && (
          <button type="button" onClick={() => void act({ do: 'stop-dealing', stopped: !shown.stopped })}>
            {shown.stopped ? words.resume : words.stop}
          </button>
        )}
      </section>
      <section className={styles.part} aria-labelledby="office-read-only">
        <h2 id="office-read-only">{words.readOnly}</h2>
        <p className={styles.dim}>{shown?.readOnly === true ? words.isReadOnly(shown.hands) : words.readOnlyIs}</p>
        {shown !== null && (
          <button type="button" onClick={() => void act({ do: 'set-read-only', readOnly: !shown.readOnly })}>
            {shown.readOnly ? words.turnBack : words.turnReadOnly}
          </button>
        )}
      </section>
      <section className={styles.part} aria-labelledby="office-notice">
        <h2 id="office-notice">{words.notice}</h2>
        {shown?.notice != null && <p className={styles.quoted}>{shown.notice}</p>}
        <label className={styles.field}>
          <span className="visually-hidden">{words.notice}</span>
          <input maxLength={300} value={notice} onChange={event => setNotice(event.target.value)} />
        </label>
        <p className={styles.dim}>{words.noticeIs}</p>
        <div className={styles.acts}>
          <button
            type="button"
            disabled={notice.trim() === ''}
            onClick={() => void act({ do: 'set-notice', notice: notice.trim() }).then(() => setNotice(''))}
          >
            {words.show}
          </button>
          {shown?.notice != null && (
            <button type="button" onClick={() => void act({ do: 'set-notice', notice: null })}>
              {words.takeAway}
            </button>
          )}
        </div>
      </section>
    </>
  )
}
