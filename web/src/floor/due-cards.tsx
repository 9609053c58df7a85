import type { DueShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Said } from '../said/said.tsx'
import { spokenWords } from '../said/said-words.ts'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import podium from './podium.module.css'
import type { Podium } from './podium-line.ts'
import { timeOfDay } from './time-words.ts'

/** How many of the things that are due stand in view. */
const IN_VIEW = 3

/** What is due now, the most pressing first, each with what sees to it and why. */
export const DueCards = ({
  podium: { view, send, nameOf },
  onOpen,
}: {
  readonly podium: Podium
  /** What is due takes more than a tap: its table or its game is opened. */
  readonly onOpen: (due: DueShown) => void
}) => {
  const [all, setAll] = useState(false)
  const { due } = view
  if (due.length === 0) {
    return (
      <div className={styles.empty}>
        <h2 className={podium.dueTitle}>{texts.floor.dueNothing}</h2>
        <p>{texts.floor.dueNothingIs}</p>
      </div>
    )
  }
  return (
    <>
      <ul className={podium.due}>
        {due.slice(0, all ? due.length : IN_VIEW).map(it => (
          <li key={it.id} className={podium.dueCard}>
            <h2 className={podium.dueTitle}>
              <Said say={it.say} />
            </h2>
            <p className={styles.small}>
              {it.more !== null && <Said say={it.more} />}
              {it.until !== null && ` ${texts.floor.dueBy(timeOfDay(it.until))}`}
            </p>
            <div className={podium.buttons}>
              {it.due !== 'table-is-silent' && (
                <button
                  type="button"
                  className={styles.primary}
                  onClick={() => (it.order === null ? onOpen(it) : void send(it.order))}
                >
                  {texts.floor.dueAct[it.due](nameOf(it.player))}
                </button>
              )}
              <WhyButton rules={it.rules} about={spokenWords(it.say)} />
            </div>
          </li>
        ))}
      </ul>
      {due.length > IN_VIEW && (
        <button type="button" className={styles.plain} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.floor.dueFewer : texts.floor.dueMore(due.length - IN_VIEW)}
        </button>
      )}
    </>
  )
}
