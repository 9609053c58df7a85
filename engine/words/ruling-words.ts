import type { Words } from './words.ts'

/** The words of a language that rulings are told and asked about in. */
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
