import { INCIDENTS } from '@cardroom/engine'
import {
  type FactKind,
  factsOf,
  groupOf,
  happensIn,
  type IncidentGroup,
  type IncidentType,
  isMaybe,
  kindOf,
} from '@cardroom/engine/rulings'
import { inWords } from '@cardroom/engine/scenario'
import { incidentWords } from '@cardroom/engine/words'
import type { IncidentAsked } from '../protocol/rules.ts'
import { factQuestion } from './fact-questions.ts'
import { factWhereSoftwareDeals, isReportable } from './software-dealt.ts'

/** Every kind of incident that can be reported, where cards are real or software deals, with the facts to tell. */
export const incidentsAsked = (cards: 'real' | 'software'): readonly IncidentAsked[] =>
  INCIDENTS.filter(type => cards === 'real' || isReportable(type)).map(type => ({
    type,
    words: inWords(type),
    group: HEADINGS[groupOf[type]],
    families: happensIn[type],
    example: exampleOf(type, cards),
    facts: Object.entries(factsOf(type))
      // the room knows the cards of its own deck: nobody tells them at a table that software deals
      .filter(([name, fact]) => !(isMaybe(fact) && TOLD_ONLY.has(name)))
      .map(([name, fact]) => ({
        name,
        words: factQuestion(type, name) ?? inWords(name),
        kind: cards === 'real' ? kindOf(fact) : factWhereSoftwareDeals(type, name, kindOf(fact)),
        maybe: isMaybe(fact),
      })),
  }))

/** A kind of incident as somebody would report it, with the facts it needs. */
const exampleOf = (type: IncidentType, cards: 'real' | 'software'): string => {
  const facts = Object.entries(factsOf(type)).flatMap(([name, fact]) => {
    if (isMaybe(fact)) return []
    return [[name, sampleOf(cards === 'real' ? kindOf(fact) : factWhereSoftwareDeals(type, name, kindOf(fact)))]]
  })
  return incidentWords({ type, ...Object.fromEntries(facts) })
}

const sampleOf = (kind: FactKind): unknown => (typeof kind === 'string' ? SAMPLES[kind] : kind[0])

const SAMPLES: Readonly<Record<Extract<FactKind, string>, unknown>> = {
  seat: 3,
  seats: [5],
  card: '9h',
  cards: ['9h', '8d'],
  flag: false,
  count: 4,
  chips: 50,
  text: '…',
}

const TOLD_ONLY: ReadonlySet<string> = new Set(['cards', 'next', 'replacement'])

/** Under which heading a kind stands in the list. */
const HEADINGS = {
  'first-cards': 'The first cards',
  street: 'Dealing a street',
  cards: 'Cards',
  showdown: 'Showdown and pots',
  people: 'Players and chips',
} as const satisfies Readonly<Record<IncidentGroup, string>>
