import { useState } from 'react'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import { type ExamWanted, MARKS, QUESTIONS, USUAL } from './exam.ts'
import styles from './train.module.css'

const words = ruleTexts.train

/** An exam on what is being practiced: how many questions, the mark, and for whom there is none yet, a name. */
export const ExamSetup = ({
  named,
  wrong,
  onBegin,
}: {
  readonly named: boolean
  readonly wrong: string
  readonly onBegin: (wanted: ExamWanted, name: string) => void
}) => {
  const [wanted, setWanted] = useState(USUAL)
  const [name, setName] = useState('')
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
      {!named && (
        <>
          <label>
            {words.name}
            <input value={name} maxLength={30} onChange={({ target }) => setName(target.value)} />
          </label>
          <p className={`${frame.small} ${frame.dim}`}>{words.examNameless}</p>
        </>
      )}
      {wrong !== '' && <p role="alert">{wrong}</p>}
      <button type="button" className={frame.button} onClick={() => onBegin(wanted, named ? '' : name.trim())}>
        {words.exam(wanted.questions)}
      </button>
    </section>
  )
}
