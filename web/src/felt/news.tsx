import type { Frame } from '@cardroom/room/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { order } from '../line/table-line.ts'
import { Said } from '../said/said.tsx'
import { readerOf, spokenWords } from '../said/said-words.ts'
import { isHidden, useSettings } from '../settings/settings.ts'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import { chatLines, logLines } from './log-lines.ts'
import styles from './news.module.css'

type Tab = 'hand' | 'chat'
const TABS: readonly Tab[] = ['hand', 'chat']

/** One quiet log: what has happened hand by hand, and what people say; on a phone it opens over the page. */
export const News = ({ frame, lines }: { readonly frame: Frame; readonly lines: Frame['news'] }) => {
  const reader = readerOf(frame)
  const [tab, setTab] = useState<Tab>('hand')
  const [open, setOpen] = useState(false)
  const settings = useSettings()
  const shown = lines.filter(({ by }) => by === undefined || !isHidden(settings, by))
  const chat = chatLines(shown)
  const read = useRef(chat.at(-1)?.seq ?? 0)
  if (tab === 'chat') read.current = chat.at(-1)?.seq ?? read.current
  const unread = chat.filter(({ seq }) => seq > read.current).length
  const last = shown.at(-1)
  return (
    <aside className={`${styles.news} ${open ? styles.opened : ''}`} aria-label={texts.felt.log}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={styles.last}>
          <Said say={last?.say ?? [texts.felt.noNews]} reader={reader} />
        </span>
        <span className={styles.more}>{open ? texts.felt.close : texts.felt.log}</span>
      </button>
      <div className={styles.tabs} role="tablist" aria-label={texts.felt.log}>
        {TABS.map(name => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`log-${name}`}
            aria-selected={tab === name}
            aria-controls="log-lines"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={event => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
              const other = name === 'hand' ? 'chat' : 'hand'
              setTab(other)
              document.getElementById(`log-${other}`)?.focus()
            }}
          >
            {texts.felt.tabs[name]}
            {name === 'chat' && unread > 0 && <span className={styles.unread}>{texts.felt.unread(unread)}</span>}
          </button>
        ))}
      </div>
      <div className={styles.pane} role="tabpanel" id="log-lines" aria-labelledby={`log-${tab}`}>
        {tab === 'hand' ? (
          <HandLog lines={shown} reader={reader} open={open} />
        ) : (
          <Chat lines={chat} reader={reader} open={open} />
        )}
      </div>
    </aside>
  )
}

type Lines = { readonly lines: Frame['news']; readonly reader: ReturnType<typeof readerOf>; readonly open: boolean }

/** A list that stays at its end while more comes. */
const useEnd = (last: number | undefined, open: boolean) => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (last !== undefined || open) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last, open])
  return list
}

const HandLog = ({ lines, reader, open }: Lines) => {
  const [everything, setEverything] = useState(false)
  const shown = logLines(lines, everything)
  const list = useEnd(shown.at(-1)?.line.seq, open)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <ol ref={list} className={styles.lines} tabIndex={0} aria-label={texts.felt.log}>
        {shown.length === 0 && <li>{texts.felt.noNews}</li>}
        {shown.map(({ line, as, why }) => (
          <li key={`${line.seq} ${line.kind}`} className={styles[as]}>
            <span>
              <Said say={line.say} reader={reader} />
            </span>{' '}
            {why && <WhyButton rules={line.rules} about={spokenWords(line.say, reader)} />}
          </li>
        ))}
      </ol>
      <label className={styles.demand}>
        <input type="checkbox" checked={everything} onChange={event => setEverything(event.target.checked)} />
        {texts.felt.showRules}
      </label>
    </>
  )
}

const Chat = ({ lines, reader, open }: Lines) => {
  const [text, setText] = useState('')
  const list = useEnd(lines.at(-1)?.seq, open)
  const say = (words: string): void => {
    if (words.trim() !== '') order({ type: 'say', text: words.trim() })
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    say(text)
    setText('')
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <ol ref={list} className={styles.lines} tabIndex={0} aria-label={texts.felt.tabs.chat}>
        {lines.length === 0 && <li className={styles.quiet}>{texts.felt.noChat}</li>}
        {lines.map(line => (
          <li key={line.seq} className={styles.line}>
            <span>
              <Said say={line.say} reader={reader} />
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.reactions}>
        {texts.felt.reactions.map(words => (
          <button key={words} type="button" onClick={() => say(words)}>
            {words}
          </button>
        ))}
      </div>
      <form onSubmit={send} className={styles.say}>
        <input
          aria-label={texts.felt.chat}
          placeholder={texts.felt.chat}
          maxLength={300}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit">{texts.felt.send}</button>
      </form>
    </>
  )
}
