import { useState } from 'react'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import { type ExamWanted, MARKS, QUESTIONS, USUAL } from './exam.ts'
import styles from './train.module.css'

const words = ruleTexts.train

/** An exam on what is being practiced: how many questions, and the mark. */
export const ExamSetup = ({ onBegin }: { readonly onBegin: (wanted: ExamWanted) => void }) => {
  const [wanted, setWanted] = useState(USUAL)
  return (
    <section className={styles.choices}>
      <h2>{words.examTitle}</h2>
      <label>
        {words.examQuestions}
        <select
          value={wanted.questions}
          onChange={({ target }) => setWanted({ ...wanted, questions: Number(target.value) })}
        >
          {QUESTIONS.map(it => (
            <option key={it} value={it}>
              {it}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.examMark}
        <select value={wanted.mark} onChange={({ target }) => setWanted({ ...wanted, mark: Number(target.value) })}>
          {MARKS.map(it => (
            <option key={it} value={it}>
              {words.percent(it)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={frame.button} onClick={() => onBegin(wanted)}>
        {words.exam(wanted.questions)}
      </button>
    </section>
  )
}
