import type { StaffOrder, StaffView } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { chosenIn } from '../chosen-in.ts'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'

const NUMBERS = ['answerMinutes', 'playersToStart', 'downMinutes', 'compsPerHour', 'legalAge'] as const
const NO_ANSWERS = ['to-the-end', 'dropped'] as const
const PASSES = ['keeps-the-place', 'to-the-end'] as const

/** The room's own ways, about which no book says anything. */
export const HabitsForm = ({
  habits,
  does,
}: {
  readonly habits: StaffView['habits']
  readonly does: (order: StaffOrder) => void
}) => {
  const words = texts.floorScreens.habits
  const [wanted, setWanted] = useState(habits)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    does({ type: 'SetHabits', habits: wanted })
  }
  return (
    <details>
      <summary className={styles.fold}>{words.title}</summary>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.fields}>
          {NUMBERS.map(name => (
            <label key={name} className={styles.field}>
              <span>{words[name]}</span>
              <input
                type="number"
                min={name === 'compsPerHour' ? 0 : 1}
                max={name === 'legalAge' ? 99 : 1440}
                required
                value={wanted[name]}
                onChange={event => setWanted({ ...wanted, [name]: Number(event.target.value) })}
              />
            </label>
          ))}
          <label className={styles.field}>
            <span>{words.noAnswer}</span>
            <select
              value={wanted.noAnswer}
              onChange={({ target }) =>
                setWanted({ ...wanted, noAnswer: chosenIn(NO_ANSWERS, target.value) ?? wanted.noAnswer })
              }
            >
              {NO_ANSWERS.map(it => (
                <option key={it} value={it}>
                  {words.become[it]}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            <span>{words.pass}</span>
            <select
              value={wanted.pass}
              onChange={({ target }) => setWanted({ ...wanted, pass: chosenIn(PASSES, target.value) ?? wanted.pass })}
            >
              {PASSES.map(it => (
                <option key={it} value={it}>
                  {words.become[it]}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={wanted.papers}
              onChange={({ target }) => setWanted({ ...wanted, papers: target.checked })}
            />
            <span>{words.papers}</span>
          </label>
        </div>
        <button type="submit">{words.save}</button>
      </form>
    </details>
  )
}
