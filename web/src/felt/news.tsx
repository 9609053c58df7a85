import type { Frame } from '@cardroom/room/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { order } from '../line/table-line.ts'
import { isHidden, useSettings } from '../settings/settings.ts'
import { WhyButton } from '../why/why-button.tsx'
import styles from './news.module.css'
import { Said } from './said.tsx'
import { spokenWords } from './said-words.ts'

/** What has happened, line by line with the rule behind it, and what people say; on a phone it opens over the page. */
export const News = ({ lines }: { readonly lines: Frame['news'] }) => {
  const list = useRef<HTMLOListElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const settings = useSettings()
  const shown = lines.filter(({ by }) => by === undefined || !isHidden(settings, by))
  const last = shown.at(-1)
  useEffect(() => {
    if (last !== undefined || open) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last, open])
  const say = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    order({ type: 'say', text: text.trim() })
    setText('')
  }
  return (
    <aside className={`${styles.news} ${open ? styles.opened : ''}`} aria-label="What has happened">
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={styles.last}>
          <Said say={last?.say ?? [NOTHING]} />
        </span>
        <span className={styles.more}>{open ? 'Close' : 'Hand log'}</span>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <ol ref={list} className={styles.lines} tabIndex={0} aria-label="News">
        {shown.length === 0 && <li>{NOTHING}</li>}
        {shown.map(line => (
          <li key={`${line.seq} ${line.kind}`} className={line.by === undefined ? '' : styles.said}>
            <span>
              <Said say={line.say} />
            </span>{' '}
            <WhyButton rules={line.rules} about={spokenWords(line.say)} />
          </li>
        ))}
      </ol>
      <form onSubmit={say} className={styles.say}>
        <input
          aria-label="Say something"
          placeholder="Say something"
          maxLength={300}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit">Say</button>
      </form>
    </aside>
  )
}

const NOTHING = 'No news since you came.'
