export type { DrillWords, PaidIn, PaidTo, RacedOff, RankingRead, TableText, UnderWay } from '../words/drill-words.ts'
export { changeSay } from '../words/english/changes.ts'
export { lengthName, offenceNames, roleNames, stepNames } from '../words/english/conduct-names.ts'
export { conductNews } from '../words/english/conduct-news.ts'
export { conductRefusal } from '../words/english/conduct-refusals.ts'
export { type Called, contradictionWords } from '../words/english/contradictions.ts'
export { dealNews } from '../words/english/deal-news.ts'
export { dealRefusal } from '../words/english/deal-refusals.ts'
export { decisionSay } from '../words/english/decisions.ts'
export { factQuestion } from '../words/english/fact-questions.ts'
export { dueMore, dueSay } from '../words/english/floor-due.ts'
export { floorNews, floorNewsOf, moveWhen } from '../words/english/floor-news.ts'
export { floorRefusal } from '../words/english/floor-refusals.ts'
export { formRefusalWords } from '../words/english/form-refusals.ts'
export { holdingLines } from '../words/english/holdings.ts'
export { noSuchPointWords } from '../words/english/house-problems.ts'
export { incidentSay } from '../words/english/incidents.ts'
export { kindWords } from '../words/english/kinds.ts'
export { explainTurn } from '../words/english/lessons/explain-turn.ts'
export { lessonWords } from '../words/english/lessons/lesson-words.ts'
export { formLines } from '../words/english/lessons/lines.ts'
export { oddsRefusalWords } from '../words/english/odds-refusals.ts'
export {
  acceptedWords,
  changeWords,
  citedNews,
  deciderWords,
  decisionWords,
  incidentWords,
  newsSay,
  newsWords,
  refusalWords,
  tableRefusalWords,
  tournamentNewsWords,
  tournamentRefusalWords,
} from '../words/english/print.ts'
export { type ProblemWords, placed, problemWordsIn, type SaidProblem } from '../words/english/problem-words.ts'
export { problemText, problemTextCalled, problemWords } from '../words/english/problems.ts'
export { choices, prompt, wagerVerb } from '../words/english/prompts.ts'
export { rulingsInEnglish } from '../words/english/ruling-words.ts'
export { structureRefusalWords } from '../words/english/structure-refusals.ts'
export { tableNews } from '../words/english/table-news.ts'
export { tableRefusal } from '../words/english/table-refusals.ts'
export { tournamentNews } from '../words/english/tournament-news.ts'
export { tournamentRefusal } from '../words/english/tournament-refusals.ts'
export { english } from '../words/english/voice.ts'
export { inEnglish } from '../words/english/words.ts'
export { inEveryLanguage, LANGUAGES, type Language, languageOf } from '../words/language.ts'
export type { CardText, LessonText } from '../words/lesson-text.ts'
export type { NewsOf, Scene } from '../words/news-of.ts'
export { dealNewsSay, floorNewsSay, newsIn, tournamentNewsSay } from '../words/news-say.ts'
export type { RulingWords } from '../words/ruling-words.ts'
export {
  andList,
  calledAs,
  cards,
  chips,
  type Does,
  does,
  joined,
  orList,
  type Part,
  player,
  rule,
  type Say,
  say,
  seat,
  type Who,
  whose,
} from '../words/say.ts'
export { sceneOf } from '../words/scene.ts'
export { phrase, text, type Voice, type Worded, worded } from '../words/text.ts'
export { type Names, withNames } from '../words/with-names.ts'
export type { Words } from '../words/words.ts'
