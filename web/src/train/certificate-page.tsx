import type { Certificate } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../line/api.ts'
import { NoPage } from '../panel/no-page.tsx'
import frame from '../rules/rules.module.css'
import { RulesFrame } from '../rules/rules-frame.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './train.module.css'

const words = ruleTexts.train

/** A certificate on a page of its own, as the room keeps it: to show by its link, or to print. */
export const CertificatePage = ({ id }: { readonly id: string }) => {
  const [kept, setKept] = useState<Certificate | 'missing' | null>(null)
  useEffect(() => {
    void ask('GET /api/training/exams/:id', { params: { id } }).then(answer =>
      setKept(answer.ok ? answer.data : 'missing'),
    )
  }, [id])
  if (kept === 'missing') return <NoPage title={words.noCertificate} words={words.noCertificateWords} />
  return (
    <RulesFrame title={words.certificate} page="train">
      {kept !== null && <Sheet kept={kept} />}
    </RulesFrame>
  )
}

const Sheet = ({ kept: { id, room, name, at, passed, marked, exam } }: { readonly kept: Certificate }) => (
  <article className={styles.certificate}>
    {room !== '' && <p>{room}</p>}
    <p>{words.certificate}</p>
    <h1 className={styles.name}>{name}</h1>
    <h2>{passed ? words.passed : words.failed}</h2>
    <p>{words.certified(exam.right, exam.questions)}</p>
    <p>{words.passMark(exam.mark)}</p>
    <p>{words.by(ruleTexts.books.bookTitle[exam.book])}</p>
    <p className={frame.dim}>{exam.areas.map(area => words.areas[area]).join(' · ')}</p>
    <p>{new Date(at).toLocaleDateString(document.documentElement.lang || 'en', { dateStyle: 'long' })}</p>
    <p className={`${frame.small} ${frame.dim}`}>{marked === 'room' ? words.markedByRoom : words.markedOnDevice}</p>
    <p className={`${frame.small} ${frame.dim}`}>{words.certificateNumber(id)}</p>
    <div className={styles.tools}>
      <button type="button" className={frame.button} onClick={() => print()}>
        {words.print}
      </button>
    </div>
  </article>
)
