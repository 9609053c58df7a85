export { isProblem, type Misread, type Problem } from '../kinds/problem.ts'
export { type Order, orderOf } from '../scenario/acts/read-act.ts'
export { type Act as ScenarioAct, actsTold, type Talked } from '../scenario/acts/read-acts.ts'
export { orderWords } from '../scenario/acts/write-order.ts'
export type { Answered, Question as Answering } from '../scenario/answers/answer.ts'
export { QUESTIONS, questionNamed } from '../scenario/answers/questions.ts'
export { rulingWords } from '../scenario/answers/ruling.ts'
export { type Answer, ask } from '../scenario/ask.ts'
export type { Course } from '../scenario/course/course.ts'
export { carriedOut, playScenario } from '../scenario/course/play-scenario.ts'
export type { Ruled } from '../scenario/course/ruled.ts'
export type { Talk } from '../scenario/course/talk.ts'
export { exampleScenario } from '../scenario/example.ts'
export type { Difference } from '../scenario/expected.ts'
export { incidentSpoken } from '../scenario/incidents/read-incident.ts'
export { type IncidentTold, readIncident } from '../scenario/incidents/read-incident-facts.ts'
export type { SeatNamed } from '../scenario/incidents/sentence.ts'
export { factWords, incidentSentence, inWords } from '../scenario/incidents/write-incident.ts'
export { readScenario, type Setup } from '../scenario/read-scenario.ts'
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
export type { NamedCards } from '../scenario/setup/named-cards.ts'
