import { type Form, INCIDENTS, type RuleId } from '@cardroom/engine'
import { FAMILIES, type FactKind, type IncidentType } from '@cardroom/engine/rulings'
import Type, { type Static } from 'typebox'
import { list, object, oneOf, orNull, rules, sentence } from './schemas.ts'

const ruleNamed = object({ id: Type.Unsafe<RuleId>(Type.String()), book: Type.String(), title: Type.String() })
/** A rule by its id, its book and its title. */
export type RuleNamed = Static<typeof ruleNamed>

const bookAnswer = object({ book: Type.String(), says: orNull(Type.String()), rules })
/** What one book says; null where it is silent. */
export type BookAnswer = Static<typeof bookAnswer>

const pointShown = object({ asks: Type.String(), books: list(bookAnswer) })
/** A question that books answer, and their answers side by side. */
export type PointShown = Static<typeof pointShown>

/** A rule as the answer to "why?". */
export const ruleSchema = object({
  ...ruleNamed.properties,
  section: Type.String(),
  /** What it says, in our words. */
  says: Type.String(),
  /** An example that comes out otherwise if the rule is broken, case by case; may be empty. */
  example: list(object({ when: Type.Optional(sentence), so: sentence })),
  /** What the books answer to the same question. */
  points: list(pointShown),
  /** Rules of other books on the same matter, and those of its own book that it leans on. */
  alike: list(ruleNamed),
  leansOn: list(ruleNamed),
})
/** A rule as the answer to "why?". */
export type RuleShown = Static<typeof ruleSchema>

const factAsked = object({
  name: Type.String(),
  words: Type.String(),
  kind: Type.Unsafe<FactKind>(Type.Union([Type.String(), Type.Array(Type.String())])),
  maybe: Type.Boolean(),
  /** What to choose from, each in words, where only a few answers are possible. */
  choices: Type.Optional(list(object({ value: Type.String(), words: Type.String() }))),
})
/** A fact of an incident: its name, what it is, and whether it may be left out. */
export type FactAsked = Static<typeof factAsked>

const incidentAsked = object({
  type: Type.Unsafe<IncidentType>(oneOf(INCIDENTS)),
  words: Type.String(),
  group: Type.String(),
  /** The families of forms in which it can happen. */
  families: list(Type.Unsafe<Form['family']>(oneOf(FAMILIES))),
  /** How a player would put it. */
  example: Type.String(),
  facts: list(factAsked),
})
/** A kind of incident that can be reported, with the facts to ask the reporter. */
export type IncidentAsked = Static<typeof incidentAsked>

/** Where it happened: at a table of real cards, where anything can, or at one that software deals. */
export const cardsSchema = object({ cards: Type.Optional(oneOf(['real', 'software'])) })

/** All kinds of incidents. */
export const incidentsSchema = object({ incidents: list(incidentAsked) })
