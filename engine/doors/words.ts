export { changeSay } from '../words/english/changes.ts'
export { dealNews } from '../words/english/deal-news.ts'
export { dealRefusal } from '../words/english/deal-refusals.ts'
export { decisionSay } from '../words/english/decisions.ts'
export { dueMore, dueSay } from '../words/english/floor-due.ts'
export { floorNews, floorNewsOf, moveWhen } from '../words/english/floor-news.ts'
export { floorRefusal } from '../words/english/floor-refusals.ts'
export { holdingLines } from '../words/english/holdings.ts'
export { incidentSay } from '../words/english/incidents.ts'
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
export { choices, prompt, wagerVerb } from '../words/english/prompts.ts'
export { tableNews } from '../words/english/table-news.ts'
export { tableRefusal } from '../words/english/table-refusals.ts'
export { tournamentNews } from '../words/english/tournament-news.ts'
export { tournamentRefusal } from '../words/english/tournament-refusals.ts'
export { english } from '../words/english/voice.ts'
export type { NewsOf, Scene } from '../words/news-of.ts'
export {
  andList,
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
export { phrase, text, type Voice } from '../words/text.ts'
export { type Names, withNames } from '../words/with-names.ts'
