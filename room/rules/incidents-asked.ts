import { INCIDENTS } from '@cardroom/engine'
import { schemaFacts } from '@cardroom/engine/ask'
import { wordsIn } from '@cardroom/engine/languages'
import {
  type FactKind,
  groupOf,
  type IncidentGroup,
  type IncidentType,
  incidentFamilies,
} from '@cardroom/engine/rulings'
import { type Language, phrase } from '@cardroom/engine/words'
import type { IncidentAsked } from '../protocol/rules.ts'
import { factWhereSoftwareDeals, isReportable } from './software-dealt.ts'

/** Every kind of incident that can be reported, where cards are real or software deals, with the facts to tell. */
export const incidentsAsked = (cards: 'real' | 'software', language: Language = 'en'): readonly IncidentAsked[] => {
  const { incidentName, factQuestion, factValue } = wordsIn(language)
  return INCIDENTS.filter(type => cards === 'real' || isReportable(type)).map(type => ({
    type,
    words: incidentName(type),
    group: HEADINGS[language][groupOf[type]],
    families: incidentFamilies[type],
    example: exampleOf(type, cards, language),
    facts: schemaFacts(type)
      // the room knows the cards of its own deck: nobody enters them at a table that software deals
      .filter(({ name, required }) => required || !REAL_CARDS_ONLY.has(name))
      .map(({ name, kind: everywhere, required }) => {
        const kind = cards === 'real' ? everywhere : factWhereSoftwareDeals(type, name, everywhere)
        return {
          name,
          words: factQuestion(type, name) ?? incidentName(name),
          kind,
          maybe: !required,
          ...(typeof kind === 'object' && { choices: kind.map(value => ({ value, words: factValue(value) })) }),
        }
      }),
  }))
}

/** A kind of incident as somebody would report it, with the facts it needs. */
const exampleOf = (type: IncidentType, cards: 'real' | 'software', language: Language): string => {
  const facts = schemaFacts(type).flatMap(({ name, kind, required }) =>
    required ? [[name, sampleOf(cards === 'real' ? kind : factWhereSoftwareDeals(type, name, kind))]] : [],
  )
  const { incidentSay, voice } = wordsIn(language)
  return phrase(incidentSay({ type, ...Object.fromEntries(facts) }), voice)
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

const REAL_CARDS_ONLY: ReadonlySet<string> = new Set(['cards', 'next', 'replacement'])

/** Under which heading a kind stands in the list. */
const HEADINGS: Readonly<Record<Language, Readonly<Record<IncidentGroup, string>>>> = {
  en: {
    'first-cards': 'The first cards',
    street: 'Dealing a street',
    cards: 'Cards',
    showdown: 'Showdown and pots',
    people: 'Players and chips',
  },
  de: {
    'first-cards': 'Die ersten Karten',
    street: 'Karten einer Runde',
    cards: 'Karten',
    showdown: 'Showdown und Pots',
    people: 'Spieler und Chips',
  },
}
