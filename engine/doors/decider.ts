export { type Composed, deciderOf, type Parts } from '../decider/compose.ts'
export type { Decider, Typed } from '../decider/decider.ts'
export { type Decision, no, type Outcome, type Refused, type Result } from '../decider/decision.ts'
export type { Play } from '../decider/play.ts'
export {
  type ByWhy,
  type Coded,
  isRefusal,
  madeOf,
  type Refusal,
  type RefusalOf,
  refusals,
} from '../decider/refusal.ts'
export { type Handler, type Recorder, type Subject, subjectOf } from '../decider/subject.ts'
export { tell, type Work } from '../decider/work.ts'
