import { handWords } from '../../ranking/words.ts'
import type { Words } from '../words.ts'
import { changeSay } from './changes.ts'
import { conductNews } from './conduct-news.ts'
import { conductRefusal } from './conduct-refusals.ts'
import { dealNews } from './deal-news.ts'
import { dealRefusal } from './deal-refusals.ts'
import { decisionSay } from './decisions.ts'
import { drillWords } from './drill-words.ts'
import { factQuestion } from './fact-questions.ts'
import { dueMore, dueSay } from './floor-due.ts'
import { floorNews, moveWhen } from './floor-news.ts'
import { floorRefusal } from './floor-refusals.ts'
import { holdingLines } from './holdings.ts'
import { factValue, incidentName } from './incident-names.ts'
import { incidentSay } from './incidents.ts'
import { explainTurn } from './lessons/explain-turn.ts'
import { lessonWords } from './lessons/lesson-words.ts'
import { formLines } from './lessons/lines.ts'
import { deciderSay } from './mending-news.ts'
import { prompt } from './prompts.ts'
import { readingWords } from './readings.ts'
import { streetName } from './streets.ts'
import { structureRefusalWords } from './structure-refusals.ts'
import { tableNews } from './table-news.ts'
import { tableRefusal } from './table-refusals.ts'
import { tournamentNews } from './tournament-news.ts'
import { tournamentRefusal } from './tournament-refusals.ts'
import { english } from './voice.ts'
import { withHand } from './with-hand.ts'

/** The words of the engine in English. */
export const inEnglish: Words = {
  voice: english,
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
