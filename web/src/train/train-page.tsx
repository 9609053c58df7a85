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
import { useLocation } from 'wouter'
import frame from '../rules/rules.module.css'
import { RulesFrame } from '../rules/rules-frame.tsx'
import { rulingWords } from '../rules/ruling-words.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import { ExamEnd } from './certificate.tsx'
import { Choices } from './choices.tsx'
import { DrillCard } from './drill-card.tsx'
import type { ExamWanted } from './exam.ts'
import { ExamSetup } from './exam-setup.tsx'
import { Groups } from './groups.tsx'
import { OnRule, usePracticeAsked } from './on-rule.tsx'
import { Progress } from './progress.tsx'
import styles from './train.module.css'
import { useExam } from './use-exam.ts'
import { usePractice } from './use-practice.ts'
import { useRoomTraining } from './use-room-training.ts'

const words = ruleTexts.train

/** What is practised. */
export type Practice = {
  readonly areas: readonly DrillArea[]
  readonly family: Wanted['family']
  readonly book: BookId
  /** Only this rule. */
  readonly rule?: string
}

const ALL: Practice = { areas: DRILL_AREAS, family: 'board', book: 'rrp' }

/** The training: question after question, marked with reasons; an exam on wish. */
export const TrainPage = () => {
  const [practice, setPractice] = useState(usePracticeAsked(ALL))
  const [, goTo] = useLocation()
  const kept = usePractice()
  const { practice: record, answer: keepAnswer } = kept
  const [drill, setDrill] = useState<Drill>(() => draw(practice, record))
  const [chosen, setChosen] = useState<number | null>(null)
  const room = useRoomTraining()
  const { tell } = room
  const { exam, beginning, over, inRoom, wrong, ...sitting } = useExam(room)
  const mark = useCallback(
    (marked: Drill, option: number): void => {
      const { area, key, rules, right } = marked
      setDrill(marked)
      setChosen(option)
      tell(keepAnswer({ area, key, rule: rules[0] ?? null, book: practice.book, right: right.includes(option) }))
    },
    [practice.book, tell, keepAnswer],
  )
  const answer = useCallback(
    (option: number): void => {
      if (chosen !== null || beginning || option >= drill.options.length) return
      void sitting.answer(drill, option).then(marked => {
        if (marked !== null) mark(marked, option)
      })
    },
    [chosen, beginning, drill, sitting.answer, mark],
  )
  const goOn = useCallback((): void => {
    if (chosen === null) return
    setDrill(sitting.next ?? draw(practice, record))
    setChosen(null)
  }, [chosen, practice, record, sitting.next])
  useKeys(over ? () => {} : answer, goOn)
  const choose = (next: Practice): void => {
    if (practice.rule !== undefined && next.rule === undefined) goTo('/train', { replace: true })
    setPractice(next)
    setDrill(draw(next, record))
    setChosen(null)
  }
  const begin = async (wanted: ExamWanted, name: string): Promise<void> => {
    const first = await sitting.begin({ ...wanted, ...withoutRule(practice) }, name)
    if (first === undefined) return
    setDrill(first ?? draw(practice, record))
    setChosen(null)
  }
  const again = (): void => {
    tell(record, true)
    sitting.end()
  }
  return (
    <RulesFrame title={words.title} page="train">
      <h1>{words.title}</h1>
      {over && chosen === null ? (
        <ExamEnd exam={exam!} book={practice.book} onAgain={again} />
      ) : (
        <div className={styles.train}>
          <div className={styles.body}>
            {practice.rule !== undefined && exam === null && <OnRule rule={practice.rule} onAll={() => choose(ALL)} />}
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
            {!inRoom && practice.rule === undefined && <Choices practice={practice} onChoose={choose} />}
            {exam === null && <ExamSetup named={room.shown !== null} wrong={wrong} onBegin={begin} />}
            {exam !== null && wrong !== '' && <p role="alert">{wrong}</p>}
            <Progress record={record} inRoom={kept.inRoom} onForget={kept.forget} />
            <Groups shown={room.shown} onShown={room.setShown} />
          </aside>
        </div>
      )}
    </RulesFrame>
  )
}

/** An exam is about everything in its areas. */
const withoutRule = ({ rule: _, ...about }: Practice): Practice => about

const draw = ({ areas, family, book, rule }: Practice, { lately, known, asked, seen }: Done): Drill =>
  nextDrill(
    { areas: rotated(areas, asked), family, book, lately, known, asked, seen, ...(rule === undefined ? {} : { rule }) },
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
