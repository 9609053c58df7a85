import type { EventNews } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Said } from '../../said/said.tsx'
import { WhyButton } from '../../why/why-button.tsx'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'

/** This many lines of the log are in view at first. */
const SHOWN = 8

/** What happened, the newest first, each with its why. */
export const EventLog = ({ news }: { readonly news: readonly EventNews[] }) => {
  const [all, setAll] = useState(false)
  if (news.length === 0) return null
  return (
    <section className={look.section} aria-labelledby="director-log">
      <h2 id="director-log">{words.log}</h2>
      <ol className={`${look.panel} ${look.flush} ${look.rows}`}>
        {(all ? news : news.slice(0, SHOWN)).map(({ at, version, say, rules }, i) => (
          <li key={`${version} ${i}`} className={look.row}>
            <div className={look.grow}>
              <p>
                <Said say={say} />
              </p>
              <p className={`${look.small} ${look.dim}`}>{words.time(at)}</p>
            </div>
            <WhyButton rules={rules} about={words.time(at)} />
          </li>
        ))}
      </ol>
      {!all && news.length > SHOWN && (
        <button type="button" className={`${look.button} ${look.quiet}`} onClick={() => setAll(true)}>
          {words.wholeLog}
        </button>
      )}
    </section>
  )
}
