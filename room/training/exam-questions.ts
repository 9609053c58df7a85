import { type Drill, nextDrill } from '@cardroom/engine/drills'
import { wordsIn } from '@cardroom/engine/languages'
import type { ExamQuestion, Marked, SittingShown } from '../protocol/exams.ts'
import type { Answered } from './open-training.ts'
import { certificateOf } from './training-shown.ts'
import type { Sitting, Training } from './training-stream.ts'

/** A question of an exam by its number from 0: it follows from the seed and from what was asked before, so that none comes twice. */
export const questionAt = ({ wanted, seed, language, answers }: Sitting, number: number): Drill => {
  const { areas, family, book } = wanted
  const lately = answers.slice(0, number).map(({ key }) => key)
  const area = areas[number % areas.length]!
  return nextDrill({ areas: [area], family, book, lately, known: {} }, `${seed} ${number}`, wordsIn(language))
}

/** An exam as the person taking it sees it: nothing tells what is right. */
export const sittingShown = (sitting: Sitting): SittingShown => {
  const { id, wanted, answers } = sitting
  const done = answers.length
  const isOver = done === wanted.questions
  return {
    id,
    questions: wanted.questions,
    done,
    right: answers.filter(({ right }) => right).length,
    question: isOver ? null : asked(questionAt(sitting, done), done),
  }
}

const asked = ({ area, key, about, drawn, asks, options, table }: Drill, number: number): ExamQuestion => ({
  number,
  area,
  key,
  about: drawn?.about ?? [about],
  asks,
  options,
  table,
})

/** An answer as it is marked, with what comes next. */
export const markedShown = ({ sitting, number, drill }: Answered, { exams }: Training, room: string): Marked => {
  const kept = exams.find(({ id }) => id === sitting.id)
  return {
    good: sitting.answers[number]!.right,
    right: drill.right,
    why: drill.drawn?.why ?? [drill.why],
    rules: drill.rules,
    sitting: sittingShown(sitting),
    certificate: kept === undefined ? null : certificateOf(kept, room),
  }
}
