import type { Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { ReportAsked } from '../felt/report-asked.tsx'
import { Ruling } from '../felt/ruling.tsx'
import { useTable } from '../line/table-line.ts'
import { Panel } from '../panel/panel.tsx'
import { Said } from '../said/said.tsx'
import { readerOf, spokenWords } from '../said/said-words.ts'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import { IncidentForm } from './incident-form.tsx'
import styles from './menu.module.css'

/** From what went wrong to what is done about it: the report, the ruling, and the decision where it is left to people. */
export const IncidentPanel = ({ frame, onClose }: { readonly frame: Frame; readonly onClose: () => void }) => {
  const { news, refused } = useTable()
  const reader = readerOf(frame)
  const [since, setSince] = useState<number | null>(null)
  const lines = since === null ? [] : ruledIn(news.filter(({ seq }) => seq > since))
  return (
    <Panel title={since === null ? texts.menu.whatWentWrong : texts.menu.theRuling} onClose={onClose}>
      {since === null ? (
        <IncidentForm frame={frame} onReported={() => setSince(frame.seq)} />
      ) : (
        <>
          {refused !== null && (
            <p role="alert">
              {refused.words} <WhyButton rules={refused.rules} about={texts.felt.thisIsRefused} />
            </p>
          )}
          <ul className={styles.ruled} aria-live="polite">
            {lines.map(({ seq, kind, say, rules }) => (
              <li key={`${seq} ${kind}`}>
                <Said say={say} reader={reader} /> <WhyButton rules={rules} about={spokenWords(say, reader)} />
              </li>
            ))}
          </ul>
          {frame.common.report === null ? (
            <Ruling frame={frame} />
          ) : (
            <ReportAsked frame={frame} report={frame.common.report} />
          )}
          <div className={styles.after}>
            <button type="button" onClick={() => setSince(null)}>
              {texts.menu.reportAnother}
            </button>
            <button type="button" className="strong" onClick={onClose}>
              {texts.menu.toTable}
            </button>
          </div>
        </>
      )}
    </Panel>
  )
}

/** What came of the report and of the ruling on it, at the same moment; play that has gone on since is news of its own. */
const ruledIn = (news: Frame['news']): Frame['news'] => {
  const moments = news.filter(({ kind }) => RULED.has(kind)).map(({ at }) => at)
  return news.filter(({ at }) => moments.includes(at))
}

const RULED: ReadonlySet<string> = new Set(['IncidentReported', 'ReportMade', 'RulingGiven', 'RulingDue'])
