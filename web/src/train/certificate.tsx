import type { BookId } from '@cardroom/engine'
import { useState } from 'react'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import { type Exam, examResult } from './exam.ts'
import styles from './train.module.css'

const words = ruleTexts.train

/** The end of an exam: passed or not, with a certificate to print. */
export const Certificate = ({
  exam,
  book,
  onAgain,
}: {
  readonly exam: Exam
  readonly book: BookId
  readonly onAgain: () => void
}) => {
  const [name, setName] = useState('')
  const passed = examResult(exam) === 'passed'
  return (
    <article className={styles.certificate}>
      <p>{words.certificate}</p>
      <h2>{passed ? words.passed : words.failed}</h2>
      {passed && <p className={styles.name}>{name}</p>}
      <p>{words.certified(exam.right, exam.questions)}</p>
      <p>{words.by(ruleTexts.books.bookTitle[book])}</p>
      <p>{new Date().toLocaleDateString(document.documentElement.lang || 'en', { dateStyle: 'long' })}</p>
      <div className={styles.tools}>
        {passed && (
          <label>
            {words.name}
            <input value={name} maxLength={60} onChange={event => setName(event.target.value)} />
          </label>
        )}
        {!passed && <p>{words.passMark}</p>}
        <div className={frame.buttons}>
          <button type="button" className={frame.button} onClick={() => print()}>
            {words.print}
          </button>
          <button type="button" className={frame.button} onClick={onAgain}>
            {words.again}
          </button>
        </div>
      </div>
    </article>
  )
}
