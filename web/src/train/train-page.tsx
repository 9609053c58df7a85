import type { BookId } from '@cardroom/engine'
import {
  type Practice as Done,
  DRILL_AREAS,
  type Drill,
  type DrillArea,
  nextDrill,
  type Wanted,
} from '@cardroom/engine/drills'
import { useCallback, useEffect, useState } from 'react'
import frame from '../rules/rules.module.css'
import { RulesFrame } from '../rules/rules-frame.tsx'
import { rulingWords } from '../rules/ruling-words.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import { ExamEnd } from './certificate.tsx'
import { Choices } from './choices.tsx'
import { DrillCard } from './drill-card.tsx'
import { type Exam, examAfter, examResult, newExam } from './exam.ts'
import { ExamSetup } from './exam-setup.tsx'
import { Groups } from './groups.tsx'
import { Progress } from './progress.tsx'
import styles from './train.module.css'
import { usePractice } from './use-practice.ts'
import { useRoomTraining } from './use-room-training.ts'

const words = ruleTexts.train

/** What is practised. */
export type Practice = {
  readonly areas: readonly DrillArea[]
  readonly family: Wanted['family']
  readonly book: BookId
}

const ALL: Practice = { areas: DRILL_AREAS, family: 'board', book: 'rrp' }

/** The training: question after question, marked with reasons; an exam on wish. */
export const TrainPage = () => {
  const [practice, setPractice] = useState(ALL)
  const kept = usePractice()
  const { practice: record, answer: keepAnswer } = kept
  const [drill, setDrill] = useState<Drill>(() => draw(ALL, record))
  const [chosen, setChosen] = useState<number | null>(null)
  const [exam, setExam] = useState<Exam | null>(null)
  const room = useRoomTraining()
  const { tell } = room
  const over = exam !== null && examResult(exam) !== 'on'
  const answer = useCallback(
    (option: number): void => {
      if (chosen !== null || option >= drill.options.length) return
      const right = drill.right.includes(option)
      const { area, key, rules } = drill
      setChosen(option)
      tell(keepAnswer({ area, key, rule: rules[0] ?? null, book: practice.book, right }))
      setExam(now => (now === null || examResult(now) !== 'on' ? now : examAfter(now, right, drill.rules[0])))
    },
    [chosen, drill, practice.book, tell, keepAnswer],
  )
  const goOn = useCallback((): void => {
    if (chosen === null) return
    setDrill(draw(practice, record))
    setChosen(null)
  }, [chosen, practice, record])
  useKeys(over ? () => {} : answer, goOn)
  const choose = (next: Practice): void => {
    setPractice(next)
    setDrill(draw(next, record))
    setChosen(null)
  }
  return (
    <RulesFrame title={words.title} page="train">
      <h1>{words.title}</h1>
      {over && chosen === null ? (
        <ExamEnd
          exam={exam}
          book={practice.book}
          areas={practice.areas}
          onKeep={taken => {
            tell(record, true)
            return room.takeExam(taken)
          }}
          onAgain={() => setExam(null)}
        />
      ) : (
        <div className={styles.train}>
          <div className={styles.body}>
            {exam !== null && <p className={frame.tag}>{words.examOn(exam.done, exam.questions)}</p>}
            <DrillCard
              drill={drill}
              number={record.asked + (chosen === null ? 1 : 0)}
              chosen={chosen}
              onAnswer={answer}
              onNext={goOn}
            />
          </div>
          <aside className={styles.aside}>
            <Choices practice={practice} onChoose={choose} />
            {exam === null && <ExamSetup onBegin={wanted => setExam(newExam(wanted))} />}
            <Progress record={record} inRoom={kept.inRoom} onForget={kept.forget} />
            <Groups shown={room.shown} onShown={room.setShown} />
          </aside>
        </div>
      )}
    </RulesFrame>
  )
}

const draw = ({ areas, family, book }: Practice, { lately, known, asked, seen }: Done): Drill =>
  nextDrill(
    { areas: rotated(areas, asked), family, book, lately, known, asked, seen },
    `${crypto.randomUUID()}`,
    rulingWords,
  )

/** The areas in turn, so that none is left out. */
const rotated = (areas: readonly DrillArea[], by: number): readonly DrillArea[] => {
  const first = by % areas.length
  return [areas[first]!]
}

/** Keys 1 to 4 answer, Enter continues. */
const useKeys = (answer: (option: number) => void, goOn: () => void): void =>
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      if (/^[1-4]$/.test(event.key)) answer(Number(event.key) - 1)
      if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) goOn()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [answer, goOn])
