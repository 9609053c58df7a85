/** An exam: how many questions, how many were answered, and how many of them right. */
export type Exam = { readonly questions: number; readonly done: number; readonly right: number }

/** A new exam. */
export const newExam = (questions = 20): Exam => ({ questions, done: 0, right: 0 })

/** The exam after an answer. */
export const examAfter = (exam: Exam, right: boolean): Exam => ({
  ...exam,
  done: exam.done + 1,
  right: exam.right + Number(right),
})

/** The part of right answers with which one passes. */
export const PASS_MARK = 0.8

/** Is it over, and passed? */
export const examResult = ({ questions, done, right }: Exam): 'on' | 'passed' | 'failed' => {
  if (done < questions) return 'on'
  return right / questions >= PASS_MARK ? 'passed' : 'failed'
}
