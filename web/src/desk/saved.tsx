import { useState } from 'react'
import { Link } from 'wouter'
import frame from '../rules/rules.module.css'
import { type FromDesk, recordAddress } from '../rules/ruling-to-record.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './desk.module.css'
import { forgetRuling, keepRuling, keptRulings } from './kept-rulings.ts'

const words = ruleTexts.desk

/** Save a ruling, share it, print it, put it into the house record, or begin again. */
export const KeepRuling = ({ title, entry }: { readonly title: string; readonly entry: FromDesk }) => {
  const [said, setSaid] = useState('')
  const share = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href)
      setSaid(words.shared)
    } catch {
      // not every browser lets a page write there: the address is in view
      setSaid(words.notShared)
    }
  }
  return (
    <div className={styles.keep}>
      <div className={frame.buttons}>
        <button
          type="button"
          className={frame.button}
          onClick={() => {
            keepRuling({ title, search: location.search })
            setSaid(words.savedNow)
          }}
        >
          {words.save}
        </button>
        <button type="button" className={frame.button} onClick={() => void share()}>
          {words.share}
        </button>
        <button type="button" className={frame.button} onClick={() => print()}>
          {words.print}
        </button>
        <Link href={recordAddress(entry)} className={frame.button}>
          {words.intoRecord}
        </Link>
        <Link href="/desk" className={`${frame.button} ${frame.quiet}`}>
          {words.again}
        </Link>
      </div>
      <p role="status">{said}</p>
    </div>
  )
}

/** The rulings that were saved on this device. */
export const SavedRulings = () => {
  const [kept, setKept] = useState(keptRulings)
  if (kept.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{words.saved}</h2>
      <ul className={styles.ifs}>
        {kept.map(({ title, search }) => (
          <li key={search} className={styles.savedRow}>
            <Link href={`/desk${search}`}>{title}</Link>
            <button
              type="button"
              aria-label={words.forget(title)}
              onClick={() => {
                forgetRuling(search)
                setKept(keptRulings())
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
