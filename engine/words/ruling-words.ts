import type { Words } from './words.ts'

/** The words of a language for rulings and the questions about them. */
export type RulingWords = Pick<
  Words,
  | 'voice'
  | 'dealNews'
  | 'decisionSay'
  | 'deciderSay'
  | 'incidentSay'
  | 'changeSay'
  | 'incidentName'
  | 'factQuestion'
  | 'factValue'
  | 'readingWords'
  | 'handWords'
  | 'streetName'
  | 'drillWords'
>
