import { type SchemaFact, schemaFacts } from '@cardroom/engine/ask'
import type { IncidentType } from '@cardroom/engine/rulings'
import { rulingWords } from '../rules/ruling-words.ts'
import { ruleTexts } from '../words/rule-texts.ts'

const words = ruleTexts.desk

/** What is asked about a fact. */
export const factWords = (type: IncidentType, name: string): string =>
  rulingWords.factQuestion(type, name) ?? capital(rulingWords.incidentName(name))

/** A value of a fact, as you tap it: a seat is called so, other numbers are what they are. */
export const valueShown = (type: IncidentType, name: string, value: unknown): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value))
    return value.length === 0 ? words.nobody : value.map(it => valueShown(type, name, it)).join(', ')
  if (typeof value === 'number') return isSeat(type, name) ? words.seat(value) : rulingWords.voice.chips(value)
  const kind = kindShown(type, name)
  return kind === 'card' || kind === 'cards' ? cardSign(String(value)) : capital(rulingWords.factValue(String(value)))
}

const kindShown = (type: IncidentType, name: string): SchemaFact['kind'] | undefined =>
  schemaFacts(type).find(fact => fact.name === name)?.kind

const isSeat = (type: IncidentType, name: string): boolean => ['seat', 'seats'].includes(String(kindShown(type, name)))

/** `Kh` as K♥. */
const cardSign = (card: string): string => card.replace(/[shdc]$/, suit => ({ s: '♠', h: '♥', d: '♦', c: '♣' })[suit]!)

/** With a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
