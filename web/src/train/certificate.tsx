import type { BookId } from '@cardroom/engine'
import { Link } from 'wouter'
import { RuleLink } from '../rules/rule-link.tsx'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import { type Exam, examResult } from './exam.ts'
import styles from './train.module.css'

const words = ruleTexts.train

/** The end of an exam: passed or not, what was missed, and the certificate where the room has marked it. */
export const ExamEnd = ({
  exam,
  book,
  onAgain,
}: {
  readonly exam: Exam
  readonly book: BookId
  readonly onAgain: () => void
}) => {
  const passed = examResult(exam) === 'passed'
  const certificate = exam.room?.certificate ?? null
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
      {exam.room === undefined && <p className={`${frame.small} ${frame.dim}`}>{words.markedHere}</p>}
      <div className={styles.tools}>
        {passed && certificate !== null && (
          <Link href={`/train/certificate/${certificate.id}`} className={`${frame.button} ${frame.primary}`}>
            {words.toCertificate}
          </Link>
        )}
        <button type="button" className={frame.button} onClick={onAgain}>
          {words.again}
        </button>
      </div>
    </article>
  )
}
