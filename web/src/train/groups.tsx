import type { TrainingShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { ask } from '../line/api.ts'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './train.module.css'

const words = ruleTexts.train

/** Your groups and certificates; anybody with a name can open a group and train it. */
export const Groups = ({
  shown,
  onShown,
}: {
  readonly shown: TrainingShown | null
  readonly onShown: (shown: TrainingShown) => void
}) => {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState('')
  if (shown === null) return <p className={`${frame.small} ${frame.dim}`}>{words.nameForGroups}</p>
  const open = async (): Promise<void> => {
    const answer = await ask('POST /api/training/groups', { body: { name: name.trim() } })
    setWrong(answer.ok ? '' : answer.words)
    if (!answer.ok) return
    setName('')
    onShown(answer.data)
  }
  return (
    <section className={styles.choices}>
      <h2>{words.groups}</h2>
      <ul className={styles.groups}>
        {[
          ...shown.trains.map(it => ({ ...it, trains: true })),
          ...shown.member.map(it => ({ ...it, trains: false })),
        ].map(it => (
          <li key={`${it.id} ${it.trains}`}>
            <Link href={`/train/group/${it.id}`}>{it.name}</Link>
            <span className={frame.dim}>{it.trains ? words.members(it.members) : words.trainedBy(it.trainer)}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary>{words.openGroup}</summary>
        <label>
          {words.groupName}
          <input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </label>
        <button type="button" className={frame.button} disabled={name.trim() === ''} onClick={() => void open()}>
          {words.openGroup}
        </button>
        {wrong !== '' && <p role="alert">{wrong}</p>}
      </details>
      {shown.exams.length > 0 && (
        <>
          <h3>{words.certificates}</h3>
          <ul className={styles.groups}>
            {shown.exams.slice(0, 5).map(({ id, at, passed, exam }) => (
              <li key={id}>
                <Link href={`/train/certificate/${id}`}>{words.score(exam.right, exam.questions)}</Link>
                <span className={frame.dim}>
                  {passed ? words.passed : words.failed} · {dayOf(at)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const dayOf = (at: number): string => new Date(at).toLocaleDateString(document.documentElement.lang || 'en')
