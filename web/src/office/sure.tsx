import { type FormEvent, useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './office.module.css'

/** Asks once more before something is done to somebody, and why. */
export const Sure = ({
  words,
  onYes,
  onNo,
}: {
  readonly words: string
  readonly onYes: (why: string) => void
  readonly onNo: () => void
}) => {
  const [why, setWhy] = useState('')
  const go = (event: FormEvent): void => {
    event.preventDefault()
    onYes(why)
  }
  return (
    <form className={styles.sure} onSubmit={go}>
      <p>{words}</p>
      <label className={styles.field}>
        {texts.office.why}
        <input maxLength={200} value={why} onChange={event => setWhy(event.target.value)} />
      </label>
      <div className={styles.acts}>
        <button type="submit">{texts.office.yes}</button>
        <button type="button" onClick={onNo}>
          {texts.office.no}
        </button>
      </div>
    </form>
  )
}
