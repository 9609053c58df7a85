import type { Frame } from '@cardroom/room/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { order } from '../line/table-line.ts'
import { Said } from '../said/said.tsx'
import { readerOf, spokenWords } from '../said/said-words.ts'
import { isHidden, useSettings } from '../settings/settings.ts'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import styles from './news.module.css'

/** What has happened, line by line with the rule behind it, and what people say; on a phone it opens over the page. */
export const News = ({ frame, lines }: { readonly frame: Frame; readonly lines: Frame['news'] }) => {
  const reader = readerOf(frame)
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
    <aside className={`${styles.news} ${open ? styles.opened : ''}`} aria-label={texts.felt.log}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={styles.last}>
          <Said say={last?.say ?? [texts.felt.noNews]} reader={reader} />
        </span>
        <span className={styles.more}>{open ? texts.felt.close : texts.felt.log}</span>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <ol ref={list} className={styles.lines} tabIndex={0} aria-label={texts.felt.log}>
        {shown.length === 0 && <li>{texts.felt.noNews}</li>}
        {shown.map(line => (
          <li key={`${line.seq} ${line.kind}`} className={line.by === undefined ? '' : styles.said}>
            <span>
              <Said say={line.say} reader={reader} />
            </span>{' '}
            <WhyButton rules={line.rules} about={spokenWords(line.say, reader)} />
          </li>
        ))}
      </ol>
      <form onSubmit={say} className={styles.say}>
        <input
          aria-label={texts.felt.chat}
          placeholder={texts.felt.chat}
          maxLength={300}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit">{texts.felt.send}</button>
      </form>
    </aside>
  )
}
