import { deckCards } from '../../cards/deck.ts'
import { seeded, shuffled } from '../../cards/shuffle.ts'
import type { Deal } from '../../deal/deal.ts'
import { legal } from '../../deal/legal.ts'
import { programOf } from '../../deal/program.ts'
import { stakesFor } from '../../deal/stakes.ts'
import { stepDue } from '../../deal/where.ts'
import type { Form } from '../../forms/form.ts'
import type { Schema } from '../../kinds/schema.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { carryOut, rule } from '../../rulings/decide.ts'
import { INCIDENTS } from '../../rulings/incident-facts.ts'
import { canHappenIn } from '../../rulings/incident-families.ts'
import type { Incident, IncidentType } from '../../rulings/rulers.ts'
import { ways } from '../course/ways.ts'
import { incidentSchema, type SchemaFact, schemaFacts } from '../incidents/incident-schema.ts'
import { hasHidden, optionsFor, unseenAt } from './fact-options.ts'
import { STAGE, STAGES, stageOf } from './stage-of.ts'

/** Where something went wrong, as a floor person asks first: the game, the book and the street. */
export type DeskCase = {
  readonly form: Form
  readonly book: BookId | House
  readonly street: string
  readonly players?: number
  /** The deal of a table, as the person asking sees it: nothing has to be supposed then. */
  readonly deal?: Deal
}

/** The streets of a form at which something can go wrong, the showdown included where there is one. */
export const deskStreets = (form: Form): readonly string[] => [
  ...new Set(form.streets.map(({ name }) => name)),
  ...(form.family === 'chinese' ? [] : ['showdown']),
]

/** The moments of a quiet deal on this street: each time somebody else is due. */
export const deskMoments = (at: DeskCase): readonly Deal[] => {
  if (at.deal !== undefined) return [{ ...at.deal, book: at.book }]
  // where only some hands may open, it takes a deal in which somebody holds one
  for (const seed of DEALS) {
    const moments = momentsIn(at, seed)
    if (moments.length > 0) return moments
  }
  return []
}

const DEALS = ['the desk', 'the floor', 'the rail', 'the cage', 'the podium', 'the muck'] as const

const momentsIn = ({ form, book, street, players = 6 }: DeskCase, seed: string): readonly Deal[] => {
  const seats = Math.max(form.seats.least, Math.min(players, form.seats.most))
  const begun = carryOut(undefined, {
    type: 'StartDeal',
    form,
    stakes: stakesFor(form, form.structures[0] ?? 'limit', 10),
    book,
    button: seats,
    seats: Array.from({ length: seats }, (_, i) => ({ seat: i + 1, chips: 1000 })),
  })
  if (!begun.ok) return []
  let now = carryOut(begun.state, { type: 'Shuffle', deck: shuffled(deckCards(form.deck), seeded(seed)) })
  const moments: Deal[] = []
  for (let steps = 0; now.ok && steps < LONGEST; steps++) {
    const { state } = now
    if (deskStreet(state) === street) moments.push(state)
    else if (moments.length > 0) break
    const next = quietly(state)
    if (next === null) break
    now = next
  }
  return moments.slice(0, MOST_MOMENTS)
}

/** The next quiet act. Where a pot that nobody opens is passed, somebody who can opens it for the least. */
const quietly = (deal: Deal): ReturnType<typeof carryOut> | null => {
  const due = legal(deal)
  if (due.due === 'betting' && deal.form.family === 'draw' && deal.round?.price === 0 && due.wager !== null) {
    const opened = carryOut(deal, { type: 'Wager', seat: due.seat, to: due.wager.least })
    if (opened.ok) return opened
  }
  const order = ways.get('play on')!(deal)
  return order === undefined ? null : carryOut(deal, order)
}

const LONGEST = 400
const MOST_MOMENTS = 24

/** The street of a moment, as the desk calls it; empty when the deal is over. */
export const deskStreet = (deal: Deal): string => {
  if (deal.phase !== 'streets') return deal.phase === 'ended' ? '' : 'showdown'
  const { steps, streets } = programOf(deal.form)
  return streets[Math.min(stepDue(deal), steps.length - 1)] ?? ''
}

/** The kinds of incident that can have happened at one of these moments. */
export const deskIncidents = (moments: readonly Deal[]): readonly IncidentType[] => {
  const [first] = moments
  return first === undefined
    ? []
    : INCIDENTS.filter(type => canHappenIn(first.form, type) && found(moments, type, {}) !== null)
}

/**
 * A fact that matters, with the answers that are possible: they lead to different rulings. A card of a hand that isn't in
 * view is `picked` from all that it can be.
 */
export type DeskFact = { readonly name: string; readonly options: readonly unknown[]; readonly picked?: true }

/**
 * What has to be asked next before the ruling can be given; null when nothing is left that would change it. The questions
 * are those of the published schema.
 */
export const nextFact = (
  moments: readonly Deal[],
  type: IncidentType,
  facts: Readonly<Record<string, unknown>>,
  schema: Schema = incidentSchema,
): DeskFact | null => {
  for (const { name, kind } of required(type, schema)) {
    if (Object.hasOwn(facts, name)) continue
    if (kind === 'card' && moments.some(deal => hasHidden(deal, facts.seat)))
      return { name, options: unseenAt(moments[0]!), picked: true }
    const options = optionsFor(moments, type, name, kind, facts).flatMap(value => {
      const hit = found(moments, type, { ...facts, [name]: value }, schema)
      return hit === null ? [] : [{ value, ruled: hit.ruled }]
    })
    // at a table it is somebody's hand, even where the ruling is the same for all
    if (kind === 'seat' && isTable(moments) && options.length > 1)
      return { name, options: options.map(({ value }) => value as number).toSorted((a, b) => a - b) }
    const kinds = new Set(options.map(({ ruled }) => ruled))
    if (kinds.size > 1) return { name, options: distinctBy(options).map(({ value }) => value) }
  }
  return whenFact(moments, type, facts, schema)
}

/** On one street a ruling may change once its cards are out: then somebody has to say when it was. */
const whenFact = (
  moments: readonly Deal[],
  type: IncidentType,
  facts: Readonly<Record<string, unknown>>,
  schema: Schema,
): DeskFact | null => {
  if (Object.hasOwn(facts, STAGE)) return null
  const hits = STAGES.flatMap(stage => {
    const hit = found(moments, type, { ...facts, [STAGE]: stage }, schema)
    return hit === null ? [] : [{ stage, decision: hit.decision }]
  })
  const decisions = new Set(hits.map(({ decision }) => decision))
  return decisions.size > 1 ? { name: STAGE, options: hits.map(({ stage }) => stage) } : null
}

/** Of seats that lead to the same ruling one is enough to ask about; other answers are all different things to say. */
const distinctBy = (
  options: readonly { readonly value: unknown; readonly ruled: string }[],
): readonly { readonly value: unknown; readonly ruled: string }[] =>
  options.every(({ value }) => typeof value === 'number')
    ? options.filter(({ ruled }, i) => options.findIndex(other => other.ruled === ruled) === i)
    : options

/** All facts of an incident, those that make no difference filled in, with the moment at which it can have happened. */
export const deskFacts = (
  moments: readonly Deal[],
  type: IncidentType,
  facts: Readonly<Record<string, unknown>>,
): { readonly deal: Deal; readonly incident: Incident } | null => found(moments, type, facts)

type Found = {
  readonly deal: Deal
  readonly incident: Incident
  readonly ruled: string
  readonly decision: string
}

/** The first moment and the first facts, beside those that are known, with which it can have happened. */
const found = (
  moments: readonly Deal[],
  type: IncidentType,
  { [STAGE]: stage, ...known }: Readonly<Record<string, unknown>>,
  schema: Schema = incidentSchema,
): Found | null => {
  let tries = 0
  const search = (deal: Deal, facts: Readonly<Record<string, unknown>>): Found | null => {
    const open = required(type, schema).find(({ name }) => !Object.hasOwn(facts, name))
    if (open === undefined) {
      tries++
      const incident = { type, ...facts } as Incident
      const ruling = rule(deal, incident)
      return !ruling.ok ? null : { deal, incident, ruled: ruledAs(ruling), decision: ruling.decision }
    }
    for (const value of optionsFor([deal], type, open.name, open.kind, facts)) {
      if (tries > MOST_TRIES) return null
      const hit = search(deal, { ...facts, [open.name]: value })
      if (hit !== null) return hit
    }
    return null
  }
  for (const deal of stage === undefined ? moments : moments.filter(it => stageOf(it) === stage)) {
    const hit = search(deal, known)
    if (hit !== null) return hit
    if (tries > MOST_TRIES) return null
  }
  return null
}

const MOST_TRIES = 300

const ruledAs = (ruling: Extract<ReturnType<typeof rule>, { readonly ok: true }>): string =>
  JSON.stringify([ruling.decision, ruling.rules, ruling.options?.map(({ decision }) => decision) ?? []])

const required = (type: IncidentType, schema: Schema): readonly SchemaFact[] =>
  schemaFacts(type, schema).filter(fact => fact.required)

/** Is it the hand of a table, not one that is supposed? */
const isTable = (moments: readonly Deal[]): boolean => moments.length === 1 && moments[0]!.realCards
