import type { Drill } from '@cardroom/engine/drills'
import type { Certificate, ExamQuestion, Marked } from '@cardroom/room/protocol'

/** How long an exam is, and with how many percent you pass. */
export type ExamWanted = { readonly questions: number; readonly mark: number }

/** The exam that is asked for most. */
export const USUAL: ExamWanted = { questions: 20, mark: 80 }

/** How many questions there can be, and the marks to choose from. */
export const QUESTIONS: readonly number[] = [10, 20, 40]
export const MARKS: readonly number[] = [70, 80, 90]

/** An exam: how many questions, how many were answered, how many of them right, and the rules that were missed. */
export type Exam = ExamWanted & {
  readonly done: number
  readonly right: number
  readonly missed: readonly string[]
  /** Where the room asks and marks it: its id there, the next question, and the certificate at the end. */
  readonly room?: { readonly id: string; readonly next: Drill | null; readonly certificate: Certificate | null }
}

/** A new exam. */
export const newExam = (wanted: ExamWanted = USUAL): Exam => ({ ...wanted, done: 0, right: 0, missed: [] })

/** The exam after an answer, with the rule that it was about. */
export const examAfter = (exam: Exam, right: boolean, rule?: string): Exam => ({
  ...exam,
  done: exam.done + 1,
  right: exam.right + Number(right),
  missed: right || rule === undefined || exam.missed.includes(rule) ? exam.missed : [...exam.missed, rule],
})

/** Is it over, and passed? */
export const examResult = ({ questions, done, right, mark }: Exam): 'on' | 'passed' | 'failed' => {
  if (done < questions) return 'on'
  return right * 100 >= mark * questions ? 'passed' : 'failed'
}

/** A question of the room as a drill: what is right isn't known before it is answered. */
export const drillAsked = ({ key, area, about, asks, options, table }: ExamQuestion): Drill => ({
  key,
  area,
  about: '',
  drawn: { about, why: [] },
  asks,
  options,
  right: [],
  why: '',
  rules: [],
  table,
})

/** The same when the room has marked it. */
export const drillMarked = (drill: Drill, { right, why, rules }: Marked): Drill => ({
  ...drill,
  drawn: { about: drill.drawn?.about ?? [], why },
  right,
  rules,
})
