import { readDeskWords } from '@cardroom/engine/ask'
import { groupOf } from '@cardroom/engine/rulings'
import { useState } from 'react'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './desk.module.css'
import type { CaseGiven } from './use-case.ts'

const words = ruleTexts.desk

/** The case in words of your own: what is read from them stands above as chips, and a tap on one corrects it. */
export const FreeWords = ({ tell }: { readonly tell: (next: Partial<CaseGiven>) => void }) => {
  const [text, setText] = useState('')
  const [unread, setUnread] = useState(false)
  const read = (): void => {
    const given = caseInWords(text)
    setUnread(given === null)
    if (given !== null) tell(given)
  }
  return (
    <form
      className={styles.inWords}
      onSubmit={event => {
        event.preventDefault()
        read()
      }}
    >
      <label>
        {words.inWords}
        <input
          lang="en"
          value={text}
          maxLength={300}
          placeholder={words.inWordsHint}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <button type="submit" className={frame.button} disabled={text.trim() === ''}>
        {words.readIt}
      </button>
      {unread && <p role="alert">{words.notRead}</p>}
    </form>
  )
}

/** What the words say of the case; null where they say nothing of it. */
export const caseInWords = (text: string): Partial<CaseGiven> | null => {
  const { game, street, what, wager, facts } = readDeskWords(text)
  if (what === null && wager === null) return null
  const about = wager !== null ? 'wagers' : groupOf[what!]
  return { game, street, about, what, wager, facts }
}
