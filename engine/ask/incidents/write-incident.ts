import { isMaybe, kindOf } from '../../rulings/fact.ts'
import { factsOf, mayGoUnnoticed } from '../../rulings/incident-facts.ts'
import type { Incident, IncidentType } from '../../rulings/rulers.ts'
import { type FactValues, type SeatNamed, sample, sampled, valueWords, writeSentence } from './sentence.ts'
import { sentences } from './sentences.ts'

/** An incident as people say it; `readIncidentWords` understands it unless seats have other names. */
export const writeIncident = ({ type, noticed, ...values }: Incident, seat?: SeatNamed): string => {
  const facts = factsOf(type)
  const usual = (sentences[type] ?? [])
    .map(sentence => writeSentence(sentence, facts, values, seat))
    .find(text => text !== undefined)
  return `${usual ?? namedFacts(type, values)}${noticed === false ? ', unnoticed' : ''}`
}

/** How to report this kind of incident in words. */
export const incidentUsage = (type: IncidentType): string => {
  const facts = Object.entries(factsOf(type)).map(([name, fact]) => {
    const kind = kindOf(fact)
    const words = kind === 'flag' ? inWords(name) : `${inWords(name)} ${sample(kind)}`
    return isMaybe(fact) || kind === 'flag' ? `[${words}]` : words
  })
  const plain = [inWords(type), ...facts, ...(mayGoUnnoticed(type) ? ['[unnoticed]'] : [])].join(' ')
  const usual = (sentences[type] ?? []).slice(0, 1).map(sentence => sampled(sentence, factsOf(type)))
  return [...usual, plain].join(', or ')
}

/** `CardExposed` reads `card exposed`. */
export const inWords = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, letter => ` ${letter}`).toLowerCase()

const namedFacts = (type: IncidentType, values: FactValues): string => {
  const facts = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'boolean') return `${value ? '' : 'not '}${inWords(name)}`
    return `${inWords(name)} ${Array.isArray(value) && value.length === 0 ? 'none' : valueWords(value)}`
  })
  return [inWords(type), ...facts].join(' ')
}
