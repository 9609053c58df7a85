import type { Frame } from '@cardroom/room/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { order } from '../line/table-line.ts'
import styles from './news.module.css'

/** What has happened, line by line with its rules, and what people say. */
export const News = ({
  lines,
  isHost,
  frame,
}: {
  readonly lines: Frame['news']
  readonly isHost: boolean
  readonly frame: Frame
}) => {
  const end = useRef<HTMLLIElement>(null)
  const [text, setText] = useState('')
  const last = lines.at(-1)?.seq
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  const say = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    order({ type: 'say', text: text.trim() })
    setText('')
  }
  const free = frame.common.seats.find(({ person, seat }) => person === null && seat !== frame.own.seat)
  return (
    <aside className={styles.news} aria-label="What has happened">
      <ol aria-live="polite" className={styles.lines}>
        {lines.map(({ seq, words, rules }) => (
          <li key={`${seq} ${words}`}>
            {words} {rules.length > 0 && <small className={styles.rules}>{rules[0]}</small>}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {isHost && free !== undefined && (
        <button type="button" onClick={() => order({ type: 'bot', seat: free.seat, chips: 1000, temper: 'steady' })}>
          Seat a bot
        </button>
      )}
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
