import type { BookId } from '@cardroom/engine'
import type { DrillArea } from '@cardroom/engine/drills'
import type { ExamTaken, Certificate as Kept } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { ask } from '../line/api.ts'
import { RuleLink } from '../rules/rule-link.tsx'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import { type Exam, examResult, examTaken } from './exam.ts'
import styles from './train.module.css'

const words = ruleTexts.train

/** The end of an exam: passed or not, what was missed, and the certificate for whoever gives a name. */
export const ExamEnd = ({
  exam,
  book,
  areas,
  onKeep,
  onAgain,
}: {
  readonly exam: Exam
  readonly book: BookId
  readonly areas: readonly DrillArea[]
  readonly onKeep: (exam: ExamTaken) => Promise<Kept | string>
  readonly onAgain: () => void
}) => {
  const passed = examResult(exam) === 'passed'
  return (
    <article className={styles.certificate}>
      <p>{words.examTitle}</p>
      <h2>{passed ? words.passed : words.failed}</h2>
      <p>{words.certified(exam.right, exam.questions)}</p>
      <p>{words.by(ruleTexts.books.bookTitle[book])}</p>
      {!passed && <p>{words.passMark(exam.mark)}</p>}
      {exam.missed.length > 0 && (
        <>
          <p>{words.missed}</p>
          <p className={styles.rules}>
            {exam.missed.map(id => (
              <RuleLink key={id} id={id} />
            ))}
          </p>
        </>
      )}
      <div className={styles.tools}>
        {passed && <Keeping onKeep={() => onKeep(examTaken(exam, book, areas))} />}
        <button type="button" className={frame.button} onClick={onAgain}>
          {words.again}
        </button>
      </div>
    </article>
  )
}

/** The room keeps it under your name; then it has a page of its own. */
const Keeping = ({ onKeep }: { readonly onKeep: () => Promise<Kept | string> }) => {
  const [name, setName] = useState('')
  const [needsName, setNeedsName] = useState(false)
  const [kept, setKept] = useState<Kept | null>(null)
  const [wrong, setWrong] = useState('')
  const keep = async (): Promise<void> => {
    const me = await ask('GET /api/me')
    if (!me.ok) return setWrong(me.words)
    if (me.data.guest === null) {
      if (name.trim() === '') return setNeedsName(true)
      const guest = await ask('POST /api/guest', { body: { name: name.trim() } })
      if (!guest.ok) return setWrong(guest.words)
    }
    const answer = await onKeep()
    if (typeof answer === 'string') setWrong(answer)
    else setKept(answer)
  }
  if (kept !== null)
    return (
      <p role="status">
        <Link href={`/train/certificate/${kept.id}`} className={frame.button}>
          {words.toCertificate}
        </Link>
      </p>
    )
  return (
    <>
      {needsName && (
        <label>
          {words.name}
          <input value={name} maxLength={30} onChange={({ target }) => setName(target.value)} />
        </label>
      )}
      <button type="button" className={`${frame.button} ${frame.primary}`} onClick={() => void keep()}>
        {words.getCertificate}
      </button>
      {wrong !== '' && <p role="alert">{wrong}</p>}
    </>
  )
}
