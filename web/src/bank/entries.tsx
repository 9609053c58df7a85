import type { BankShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import styles from './bank.module.css'

/** How many entries are shown at first. */
const RECENT = 30

/** All entries of the book, the latest first: when, what, by whom, and why. */
export const Entries = ({ bank: { entries } }: { readonly bank: BankShown }) => {
  const [all, setAll] = useState(false)
  const shown = (all ? entries : entries.slice(-RECENT)).toReversed()
  return (
    <>
      <ol className={styles.entries} reversed aria-label={texts.bank.entries}>
        {shown.map(entry => (
          <li key={entry.number} value={entry.number}>
            <time dateTime={new Date(entry.at).toISOString()}>{clock(entry.at)}</time>
            <span>
              {entry.words}
              {entry.by !== entry.person && <span className={styles.note}>{texts.bank.by(entry.by)}</span>}{' '}
              <WhyButton rules={entry.rules} about={entry.words} />
            </span>
          </li>
        ))}
      </ol>
      {!all && entries.length > RECENT && (
        <button type="button" onClick={() => setAll(true)}>
          {texts.bank.showAll(entries.length)}
        </button>
      )}
    </>
  )
}

const clock = (at: number): string =>
  new Date(at).toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' })
