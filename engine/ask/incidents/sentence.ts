import type { Card } from '../../cards/card.ts'
import { heldIn } from '../../kinds/held-in.ts'
import { type Fact, type FactKind, isMaybe, kindOf } from '../../rulings/fact.ts'

/** The facts of an incident by their names, as JSON has them. */
export type FactValues = Readonly<Record<string, unknown>>

type FactKinds = Readonly<Record<string, Fact>>

/** The facts that these words tell by a sentence, or undefined when they are not that sentence. */
export const readSentence = (sentence: string, facts: FactKinds, text: string): FactValues | undefined => {
  const match = patternOf(sentence, facts).exec(text)
  if (match === null) return undefined
  const values: Record<string, unknown> = {}
  for (const [name, fact] of Object.entries(facts)) {
    const words = match.groups?.[name]
    const value = words === undefined ? unsaid(fact) : valueIn(kindOf(fact), words)
    if (value !== undefined) values[name] = value
  }
  return values
}

/** How a player who sits there is called. */
export type SeatNamed = (seat: number) => string

/** The sentence with these facts in it, or undefined when it cannot tell all of them. */
export const writeSentence = (
  sentence: string,
  facts: FactKinds,
  values: FactValues,
  seat?: SeatNamed,
): string | undefined => {
  const parts = sentence
    .replaceAll(FLAG, (_, name: string, phrase: string) => (heldIn(values, name) === true ? phrase : ''))
    .replaceAll(PART, (part: string) =>
      [...part.matchAll(FACT)].every(([, name]) => isThere(heldIn(values, name!))) ? part.slice(1, -1) : '',
    )
  const text = parts.replaceAll(FACT, (_, name: string) => valueWords(heldIn(values, name)))
  const again = readSentence(sentence, facts, text)
  if (again === undefined || !same(again, values)) return undefined
  if (seat === undefined) return text
  return parts.replaceAll(FACT, (_, name: string) =>
    named(kindOf(heldIn(facts, name) ?? 'text'), heldIn(values, name), seat),
  )
}

const named = (kind: FactKind, value: unknown, seat: SeatNamed): string => {
  if (kind === 'seat') return seat(value as number)
  return kind === 'seats' ? (value as readonly number[]).map(seat).join(' and ') : valueWords(value)
}

/** A sentence as an example: `3's 9h is exposed by the dealer/player[, who has looked]`. */
export const sampled = (sentence: string, facts: FactKinds): string =>
  sentence
    .replaceAll(FLAG, (_, __, phrase: string) => `[${phrase}]`)
    .replaceAll(FACT, (_, name: string) => sample(kindOf(heldIn(facts, name) ?? 'text')))

/** An example of a value. */
export const sample = (kind: FactKind): string => (typeof kind === 'string' ? SAMPLES[kind] : kind.join('/'))

/** How a value of this kind is written in words, as a pattern. */
export const valuePattern = (kind: FactKind): string => {
  if (typeof kind !== 'string') return kind.map(word => word.replaceAll('-', '[- ]')).join('|')
  return PATTERNS[kind]
}

/** What is written so. */
export const valueIn = (kind: FactKind, text: string): unknown => {
  if (typeof kind !== 'string') return text.replaceAll(' ', '-')
  switch (kind) {
    case 'seat':
    case 'count':
    case 'chips':
      return Number(/\d+/.exec(text)![0])
    case 'seats':
      return (text.match(/\d+/g) ?? []).map(Number)
    case 'cards':
      return text.match(/[2-9TJQKA][cdhs]|Jo|\?\?/g) as readonly Card[] | null
    case 'flag':
      return true
    default:
      return text.replaceAll(/^["“']|["”']$/g, '')
  }
}

/** A value as it is written. */
export const valueWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' && /\s/.test(value) ? `"${value}"` : String(value)
}

const FLAG = /\[(\w+):([^\]]*)\]/g
const PART = /\[[^\]]*\]/g
const FACT = /\{(\w+)\}/g

const CARD = '(?:[2-9TJQKA][cdhs]|Jo|\\?\\?)'
const PATTERNS: Readonly<Record<Exclude<FactKind, readonly string[]>, string>> = {
  seat: '(?:seat )?\\d+',
  seats: '(?:seats? )?\\d+(?:(?:,| and|, and)? \\d+)*',
  card: CARD,
  cards: `${CARD}(?: ?${CARD})*`,
  flag: '',
  count: '\\d+',
  chips: '\\d+',
  text: '"[^"]*"|“[^”]*”|\\S+?',
}

const SAMPLES: Readonly<Record<Exclude<FactKind, readonly string[]>, string>> = {
  seat: '3',
  seats: '3 5',
  card: '9h',
  cards: '9h 8d',
  flag: 'yes',
  count: '4',
  chips: '50',
  text: '"…"',
}

const patterns = new Map<string, RegExp>()

/** The pattern of a sentence, made once. */
const patternOf = (sentence: string, facts: FactKinds): RegExp => {
  const known = patterns.get(sentence)
  if (known !== undefined) return known
  const source = sentence
    .replaceAll(/[.*+?^$()|\\]/g, '\\$&')
    // either pronoun is understood: older scenarios were written with them
    .replaceAll(/\btheir\b/g, '(?:their|his|her)')
    .replaceAll(/\bthem\b/g, '(?:them|him|her)')
    .replaceAll(/\bhaving been\b/g, '(?:(?:he|she|they) )?having been')
    .replaceAll(FLAG, (_, name: string, phrase: string) => `(?<${name}>${phrase})?`)
    .replaceAll(PART, (part: string) => `(?:${part.slice(1, -1)})?`)
    .replaceAll(FACT, (_, name: string) => factPattern(name, heldIn(facts, name)))
  const pattern = new RegExp(`^${source}$`)
  patterns.set(sentence, pattern)
  return pattern
}

/** A sentence about something that is no fact of the kind says nothing. */
const factPattern = (name: string, fact: Fact | undefined): string =>
  fact === undefined ? '(?!)' : `(?<${name}>${valuePattern(kindOf(fact))})`

/** A yes that nobody said is a no, and seats that are not named are none. */
const unsaid = (fact: Fact): unknown => {
  if (isMaybe(fact)) return undefined
  return fact === 'flag' ? false : fact === 'seats' || fact === 'cards' ? [] : undefined
}

const isThere = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0)

const same = (a: FactValues, b: FactValues): boolean =>
  Object.keys({ ...a, ...b }).every(name => JSON.stringify(heldIn(a, name)) === JSON.stringify(heldIn(b, name)))
