export { type Order, readOrder } from '../ask/acts/read-act.ts'
export { type Act as ScenarioAct, readActs, type Talked } from '../ask/acts/read-acts.ts'
export { writeOrder } from '../ask/acts/write-order.ts'
export type { Answered, Question as Answering } from '../ask/answers/answer.ts'
export { QUESTIONS, questionNamed } from '../ask/answers/questions.ts'
export { type RulingLine, rulingSaid, rulingWords } from '../ask/answers/ruling.ts'
export { type Answer, ask } from '../ask/ask.ts'
export type { Course } from '../ask/course/course.ts'
export { carriedOut, playScenario } from '../ask/course/play-scenario.ts'
export type { Midway } from '../ask/course/reach-street.ts'
export type { Ruled } from '../ask/course/ruled.ts'
export type { Talk } from '../ask/course/talk.ts'
export {
  type DeskCase,
  type DeskFact,
  deskFacts,
  deskIncidents,
  deskMoments,
  deskStreet,
  deskStreets,
  nextFact,
} from '../ask/desk/desk-case.ts'
export { type DeskChange, type DeskRuling, deskRuling } from '../ask/desk/desk-ruling.ts'
export { type DeskWager, deskWager } from '../ask/desk/desk-wager.ts'
export { canBeOn, type DeskWords, readDeskWords } from '../ask/desk/desk-words.ts'
export { WAGER_CASES, type WagerCase } from '../ask/desk/wager-cases.ts'
export { exampleScenario } from '../ask/example.ts'
export type { Difference } from '../ask/expected.ts'
export { incidentSchema, type SchemaFact, schemaFacts } from '../ask/incidents/incident-schema.ts'
export { readIncidentWords } from '../ask/incidents/read-incident.ts'
export { readIncident, type WrittenIncident } from '../ask/incidents/read-incident-facts.ts'
export type { SeatNamed } from '../ask/incidents/sentence.ts'
export { incidentUsage, inWords, writeIncident } from '../ask/incidents/write-incident.ts'
export { incidentMeant } from '../ask/problems.ts'
export { readScenario, type Setup } from '../ask/read-scenario.ts'
export type {
  PlainAct,
  Question as ScenarioQuestion,
  Scenario,
  TableTalk,
  WrittenAct,
  WrittenSeat,
  WrittenStakes,
} from '../ask/scenario.ts'
export { scenarioSchema } from '../ask/schema.ts'
export type { Declared, DeclaredHands } from '../ask/setup/declared-hands.ts'
export type { NamedCards } from '../ask/setup/named-cards.ts'
export { readStakes } from '../ask/setup/read-stakes.ts'
export { type AnsweredProblem, askProblemWords, saidProblem, saidProblemAt } from '../ask/words/problems.ts'
export { isProblem, type Misread, type Problem } from '../kinds/problem.ts'
