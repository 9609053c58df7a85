import type { Words } from '../words.ts'
import { changeSay } from './changes.ts'
import { conductNews } from './conduct-news.ts'
import { conductRefusal } from './conduct-refusals.ts'
import { dealNews } from './deal-news.ts'
import { dealRefusal } from './deal-refusals.ts'
import { decisionSay } from './decisions.ts'
import { drillWords } from './drill-words.ts'
import { factQuestion } from './fact-questions.ts'
import { factValue } from './fact-values.ts'
import { dueMore, dueSay } from './floor-due.ts'
import { floorNews, moveWhen } from './floor-news.ts'
import { floorRefusal } from './floor-refusals.ts'
import { handWords, withHand } from './hands.ts'
import { holdingLines } from './holdings.ts'
import { incidentName } from './incident-names.ts'
import { incidentSay } from './incidents.ts'
import { explainTurn } from './lessons/explain-turn.ts'
import { lessonWords } from './lessons/lesson-words.ts'
import { formLines } from './lessons/lines.ts'
import { deciderSay } from './mending-news.ts'
import { streetName } from './names.ts'
import { prompt } from './prompts.ts'
import { readingWords } from './readings.ts'
import { structureRefusalWords } from './structure-refusals.ts'
import { tableNews } from './table-news.ts'
import { tableRefusal } from './table-refusals.ts'
import { tournamentNews } from './tournament-news.ts'
import { tournamentRefusal } from './tournament-refusals.ts'
import { german } from './voice.ts'

/** The words of the engine in German. */
export const inGerman: Words = {
  voice: german,
  dealNews,
  tableNews,
  tournamentNews,
  floorNews,
  conductNews,
  dealRefusal,
  tableRefusal,
  tournamentRefusal,
  floorRefusal,
  conductRefusal,
  structureRefusalWords,
  prompt,
  explainTurn,
  incidentSay,
  incidentName,
  deciderSay,
  decisionSay,
  changeSay,
  factQuestion,
  factValue,
  readingWords,
  streetName,
  drillWords,
  handWords,
  withHand,
  holdingLines,
  dueSay,
  dueMore,
  moveWhen,
  lessonWords,
  formLines,
}
