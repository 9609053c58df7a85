import Type, { type Static } from 'typebox'
import { list, object, oneOf, orNull, sentence } from './schemas.ts'

/** A report by somebody who has a stake in the hand: what it says, who has to agree, and until when play waits. */
export const reportSchema = object({
  by: Type.String(),
  say: sentence,
  /** What would be ruled; null where somebody decides it. */
  ruling: orNull(sentence),
  asks: list(object({ name: Type.String(), agrees: Type.Boolean() })),
  until: Type.Integer(),
})
/** A report that waits, as everybody sees it. */
export type ReportShown = Static<typeof reportSchema>

/** Who may answer a report, and how: agree to it, rule on it as one without a stake, or take it back. */
export const REPORT_ANSWERS = ['agree', 'rule', 'take-back'] as const
/** One of the ways to answer a report. */
export type ReportAnswer = (typeof REPORT_ANSWERS)[number]

/** One of the ways to answer a report, as it goes over the line. */
export const reportAnswerSchema = oneOf(REPORT_ANSWERS)
