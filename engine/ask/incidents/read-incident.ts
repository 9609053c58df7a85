import { heldIn } from '../../kinds/held-in.ts'
import { near } from '../../kinds/near.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import { kindOf } from '../../rulings/fact.ts'
import { factsOf, INCIDENTS } from '../../rulings/incident-facts.ts'
import type { Incident, IncidentType } from '../../rulings/rulers.ts'
import { misread, wrapped } from '../problems.ts'
import { readIncident } from './read-incident-facts.ts'
import { type FactValues, readSentence, valueIn, valuePattern } from './sentence.ts'
import { sentences } from './sentences.ts'
import { inWords } from './write-incident.ts'

/** The incident that these words tell, or undefined when they tell none. */
export const readIncidentWords = (words: string): Incident | Misread | undefined => {
  const [, story = words, unnoticed] = /^(.*?)(,? (?:unnoticed|and nobody notices(?: it)?))?$/.exec(words.trim()) ?? []
  const found = bySentence(story) ?? byName(story)
  if (found === undefined || isProblem(found)) return found
  const read = readIncident(unnoticed === undefined ? found : { ...found, noticed: false })
  return isProblem(read) ? wrapped('fact-off', read, { incident: found.incident }) : read
}

/** The incident that somebody most likely means whose words tell none: by words that few other incidents have. */
export const nearestIncident = (words: string): IncidentType | undefined => {
  const said = new Set(plainWords(words))
  knownWords ??= wordsOfIncidents()
  const known = knownWords
  const scored = INCIDENTS.map(incident => {
    const common = [...(known.of.get(incident) ?? [])].filter(word => said.has(word))
    return { incident, score: common.reduce((sum, word) => sum + 1 / known.count.get(word)!, 0) }
  })
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score >= CLEARLY ? best.incident : undefined
}

/** One word that only two incidents have is enough. */
const CLEARLY = 0.5

type WordsOf = {
  readonly of: ReadonlyMap<IncidentType, ReadonlySet<string>>
  /** How many incidents have a word. */
  readonly count: ReadonlyMap<string, number>
}

/** Worked out once, when somebody's words first tell nothing. */
let knownWords: WordsOf | undefined

const wordsOfIncidents = (): WordsOf => {
  const of = new Map<IncidentType, ReadonlySet<string>>()
  const count = new Map<string, number>()
  for (const incident of INCIDENTS) {
    const plain = (sentences[incident] ?? []).map(sentence => sentence.replaceAll(/\{\w+\}|\[\w+:/g, ' '))
    const own = new Set(plain.flatMap(plainWords))
    of.set(incident, own)
    for (const word of own) count.set(word, (count.get(word) ?? 0) + 1)
  }
  return { of, count }
}

/** Words long enough to mean something, without their endings: `mucked` and `muck` are the same. */
const plainWords = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .map(word => word.replace(/(?:ed|es|e|s|ing)$/, ''))
    .filter(word => !['seat', 'card', 'hand'].includes(word))

type Found = { readonly incident: IncidentType } & FactValues

const bySentence = (words: string): Found | undefined => {
  for (const incident of INCIDENTS) {
    for (const sentence of sentences[incident] ?? []) {
      const values = readSentence(sentence, factsOf(incident), words)
      if (values !== undefined) return { incident, ...values }
    }
  }
  return undefined
}

/** `card exposed seat 5 card 9h by dealer`: the kind by its name, then its facts by theirs. */
const byName = (words: string): Found | Misread | undefined => {
  const bare = words.replace(/^incident:? ?/, '')
  const [name] = namePattern().exec(bare) ?? []
  if (name === undefined) return bare === words ? undefined : noSuchIncident(bare)
  const incident = INCIDENTS.find(type => plainName(type) === plainName(name))!
  const values: Record<string, unknown> = {}
  for (let left = rest(bare.slice(name.length)); left !== ''; ) {
    const fact = factAt(incident, left)
    if (fact === undefined) return misread('no-such-fact', { text: left, incident })
    values[fact.name] = fact.value
    left = rest(left.slice(fact.length))
  }
  const unsaid = Object.entries(factsOf(incident)).filter(
    ([name, fact]) => fact === 'flag' && heldIn(values, name) === undefined,
  )
  return { incident, ...values, ...Object.fromEntries(unsaid.map(([name]) => [name, false])) }
}

const noSuchIncident = (said: string): Misread => {
  const names = INCIDENTS.map(inWords)
  const [meant] = near(said, names, 1)
  return said === '' ? misread('which-incident') : misread('no-such-incident', { text: said, meant: meant ?? null })
}

const plainName = (name: string): string => name.replaceAll(' ', '').toLowerCase()

let names: RegExp | undefined
/** The name of any kind, the longest first, as in a program or in words. */
const namePattern = (): RegExp => {
  names ??= new RegExp(
    `^(?:${INCIDENTS.toSorted((a, b) => b.length - a.length)
      .flatMap(type => [type, inWords(type)])
      .join('|')})(?![a-z])`,
    'i',
  )
  return names
}

const factAt = (
  type: IncidentType,
  text: string,
): { readonly name: string; readonly value: unknown; readonly length: number } | undefined => {
  for (const [name, fact] of Object.entries(factsOf(type))) {
    const kind = kindOf(fact)
    const named = `(?:${name}|${inWords(name)})`
    if (kind === 'flag') {
      const match = new RegExp(`^(not )?${named}(?: (yes|no)| ?= ?(true|false))?(?![a-z])`).exec(text)
      if (match === null) continue
      const no = match[1] !== undefined || match[2] === 'no' || match[3] === 'false'
      return { name, value: !no, length: match[0].length }
    }
    const match = new RegExp(`^${named}(?: |: ?| ?= ?)(${valuePattern(kind)}|none)(?=[\\s,;]|$)`).exec(text)
    if (match !== null)
      return { name, value: match[1] === 'none' ? [] : valueIn(kind, match[1]!), length: match[0].length }
  }
  return undefined
}

const rest = (text: string): string => text.replace(/^[\s,:]+(?:and )?/, '')
