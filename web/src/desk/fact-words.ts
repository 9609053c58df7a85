import type { IncidentType } from '@cardroom/engine/rulings'
import { rulingWords } from '../rules/ruling-words.ts'
import { ruleTexts } from '../words/rule-texts.ts'

const words = ruleTexts.desk

/** What is asked about a fact. */
export const factWords = (type: IncidentType, name: string): string =>
  rulingWords.factQuestion(type, name) ?? capital(rulingWords.incidentName(name))

/** A value of a fact, as one taps it. */
export const valueShown = (name: string, value: unknown): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.length === 0 ? words.nobody : value.map(it => valueShown(name, it)).join(', ')
  if (typeof value === 'number') return COUNTED.has(name) ? String(value) : words.seat(value)
  return capital(rulingWords.factValue(String(value)))
}

/** Facts whose numbers are no seats. */
const COUNTED: ReadonlySet<string> = new Set([
  'count',
  'amount',
  'after',
  'behind',
  'dealt',
  'discarded',
  'chips',
  'board',
])

/** With a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
