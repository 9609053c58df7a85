import type { Frame } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { order } from '../../line/table-line.ts'
import { Said } from '../../said/said.tsx'
import type { Reader } from '../../said/said-words.ts'
import { setSettings, useSettings } from '../../settings/settings.ts'
import { texts } from '../../words/texts.ts'
import { SendIcon } from '../icons.tsx'
import styles from './log.module.css'
import { useEnd } from './use-end.ts'

/** What people say, a few quick words, a line to write, and whose talk you don't want to see. */
export const Chat = ({ lines, reader }: { readonly lines: Frame['news']; readonly reader: Reader }) => {
  const [text, setText] = useState('')
  const { hidden } = useSettings()
  const list = useEnd(lines.at(-1)?.seq)
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
        {lines.length === 0 && <li className={styles.line}>{texts.felt.noChat}</li>}
        {lines.map(line => (
          <li key={line.seq} className={styles.said}>
            <span>
              <Said say={line.say} reader={reader} />
            </span>
            {line.by !== undefined && line.by !== reader?.player && (
              <button
                type="button"
                className={styles.mute}
                onClick={() => setSettings({ hidden: [...hidden, line.by!] })}
              >
                {texts.felt.mute}
              </button>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.reactions}>
        {texts.felt.reactions.map(words => (
          <button key={words} type="button" onClick={() => say(words)}>
            {words}
          </button>
        ))}
        {hidden.length > 0 && (
          <button type="button" onClick={() => setSettings({ hidden: [] })}>
            {texts.felt.unmute(hidden.length)}
          </button>
        )}
      </div>
      <form onSubmit={send} className={styles.say}>
        <input
          aria-label={texts.felt.chat}
          placeholder={texts.felt.chat}
          maxLength={300}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" aria-label={texts.felt.send}>
          <SendIcon />
        </button>
      </form>
    </>
  )
}
