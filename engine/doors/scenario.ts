export type { Answered, Question as Answering } from '../scenario/answers/answer.ts'
export { QUESTIONS, questionNamed } from '../scenario/answers/questions.ts'
export { rulingWords } from '../scenario/answers/ruling.ts'
export { type Answer, ask } from '../scenario/ask.ts'
export type { Course } from '../scenario/course.ts'
export { exampleScenario } from '../scenario/example.ts'
export type { Difference } from '../scenario/expected.ts'
export type { JsonType, Schema } from '../scenario/fits.ts'
export type { NamedCards } from '../scenario/named-cards.ts'
export { carriedOut, playScenario } from '../scenario/play-scenario.ts'
export { isProblem, type Misread, type Problem } from '../scenario/problem.ts'
export { type Order, orderOf } from '../scenario/read-act.ts'
export { type Act as ScenarioAct, actsTold, type Talked } from '../scenario/read-acts.ts'
export { factWords, incidentSentence, incidentSpoken, inWords } from '../scenario/read-incident.ts'
export { type IncidentTold, readIncident } from '../scenario/read-incident-facts.ts'
export { readScenario, type Setup } from '../scenario/read-scenario.ts'
export type { Ruled } from '../scenario/ruled.ts'
export type {
  ActTold,
  PlainAct,
  Question as ScenarioQuestion,
  Scenario,
  SeatTold,
  StakesTold,
  TableTalk,
} from '../scenario/scenario.ts'
export { scenarioSchema } from '../scenario/schema.ts'
export type { SeatNamed } from '../scenario/sentence.ts'
export type { Talk } from '../scenario/talk.ts'
export { orderWords } from '../scenario/write-order.ts'
