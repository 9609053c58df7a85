import { handWords } from '../../ranking/words.ts'
import type { RulingWords } from '../ruling-words.ts'
import { changeSay } from './changes.ts'
import { dealNews } from './deal-news.ts'
import { decisionSay } from './decisions.ts'
import { drillWords } from './drill-words.ts'
import { factQuestion } from './fact-questions.ts'
import { factValue, incidentName } from './incident-names.ts'
import { incidentSay } from './incidents.ts'
import { deciderSay } from './mending-news.ts'
import { readingWords } from './readings.ts'
import { streetName } from './streets.ts'
import { english } from './voice.ts'

/** Rulings in English, without the other words of the engine. */
export const rulingsInEnglish: RulingWords = {
  voice: english,
  dealNews,
  decisionSay,
  deciderSay,
  incidentSay,
  changeSay,
  incidentName,
  factQuestion,
  factValue,
  readingWords,
  handWords,
  streetName,
  drillWords,
}
