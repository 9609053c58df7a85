import type { FloorLogEntry } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Said } from '../said/said.tsx'
import { spokenWords } from '../said/said-words.ts'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import podiumStyles from './podium.module.css'
import type { Podium } from './podium-line.ts'
import { timeOfDay } from './time-words.ts'
import { useDayLog } from './use-day-log.ts'

/** What happened today, the newest first, searched by any of its words; each can be undone, and says its rule. */
export const DayLog = ({ podium }: { readonly podium: Podium }) => {
  const [sought, setSought] = useState('')
  const { entries, wrong } = useDayLog(podium.view.log, sought)
  return (
    <section aria-labelledby="floor-log">
      <div className={styles.head}>
        <h2 id="floor-log">{texts.floor.log}</h2>
        <span className={styles.end}>
          <input
            type="search"
            className={podiumStyles.search}
            aria-label={texts.floor.logSearch}
            placeholder={texts.floor.logSearch}
            value={sought}
            onChange={event => setSought(event.target.value)}
          />
        </span>
      </div>
      {wrong !== '' && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <ol className={`${styles.panel} ${styles.rows} ${podiumStyles.log}`} tabIndex={0} aria-labelledby="floor-log">
        {entries.length === 0 && <li className={podiumStyles.logLine}>{texts.floor.logEmpty}</li>}
        {entries.map((entry, i) => (
          <Line
            key={entry.place}
            entry={entry}
            // one order may lead to several things, and is undone by the first that it led to
            canUndo={entry.undo !== null && entries[i + 1]?.undo !== entry.undo}
            onUndo={() => entry.undo !== null && void podium.send({ type: 'Undo', order: entry.undo })}
          />
        ))}
      </ol>
    </section>
  )
}

const Line = ({
  entry: { at, by, say, rules, undone },
  canUndo,
  onUndo,
}: {
  readonly entry: FloorLogEntry
  readonly canUndo: boolean
  readonly onUndo: () => void
}) => {
  const spoken = spokenWords(say)
  return (
    <li className={podiumStyles.logLine}>
      <time dateTime={new Date(at).toISOString()}>{timeOfDay(at)}</time>
      <span className={styles.grow}>
        <span className={undone ? podiumStyles.undone : ''}>
          <Said say={say} />
        </span>{' '}
        <span className={styles.tiny}>
          {undone
            ? texts.floor.undone
            : by.name === ''
              ? ''
              : by.office === 'table'
                ? texts.floor.byTable(by.name)
                : texts.floor.by(by.name)}
        </span>
      </span>
      <WhyButton rules={rules} about={spoken} />
      {canUndo && !undone && (
        <button type="button" aria-label={texts.floor.undoThis(spoken)} onClick={onUndo}>
          {texts.floor.undo}
        </button>
      )}
    </li>
  )
}
