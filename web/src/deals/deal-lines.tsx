import type { PastDeal } from '@cardroom/room/protocol'
import { useEffect, useRef, useState } from 'react'
import { Said } from '../said/said.tsx'
import { spokenWords } from '../said/said-words.ts'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import news from './deal-lines.module.css'
import styles from './replay.module.css'

/** What happened in the deal, line by line; those up to the step have happened, and a tap goes to one. */
export const DealLines = ({
  past,
  at,
  onGo,
}: {
  readonly past: PastDeal
  readonly at: number
  readonly onGo: (at: number) => void
}) => {
  const [open, setOpen] = useState(false)
  const mine = past.seat === null ? undefined : past.seats[past.seat - 1]
  const reader = mine?.person == null ? null : { name: mine.name, seat: mine.seat, player: mine.person }
  const current = useRef<HTMLLIElement>(null)
  const lines = past.steps.flatMap((step, i) => step.lines.map(line => ({ ...line, step: i })))
  const last = lines.findLast(({ step }) => step <= at)
  useEffect(() => {
    if (at >= 0 || open) current.current?.scrollIntoView({ block: 'nearest' })
  }, [at, open])
  return (
    <aside className={`${news.news} ${open ? news.opened : ''}`} aria-label={texts.deals.whatHappened}>
      <button type="button" className={news.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={news.last}>
          <Said say={last?.say ?? [texts.deals.begins]} reader={reader} />
        </span>
        <span className={news.more}>{open ? texts.deals.close : texts.deals.whatHappened}</span>
      </button>
      <ol className={`${news.lines} ${styles.course}`} aria-label={texts.deals.whatHappened}>
        {lines.map(line => (
          <li
            key={line.seq}
            ref={line === last ? current : null}
            className={line.step > at ? styles.toCome : line === last ? styles.now : ''}
          >
            <button
              type="button"
              className={styles.line}
              aria-current={line === last ? 'step' : undefined}
              onClick={() => onGo(line.step)}
            >
              <Said say={line.say} reader={reader} />
            </button>{' '}
            <WhyButton rules={line.rules} about={spokenWords(line.say, reader)} />
          </li>
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {last === undefined ? '' : spokenWords(last.say, reader)}
      </p>
    </aside>
  )
}
