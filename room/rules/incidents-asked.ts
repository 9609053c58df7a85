import { INCIDENTS, type IncidentType } from '@cardroom/engine'
import { factsOf, happensIn, isMaybe, kindOf } from '@cardroom/engine/rulings'
import { factWords, inWords } from '@cardroom/engine/scenario'
import type { IncidentAsked } from '../protocol/rules.ts'
import { factQuestion } from './fact-questions.ts'
import { factWhereSoftwareDeals, isReportable } from './software-dealt.ts'

/** Every kind of incident that can be reported, where cards are real or software deals, with the facts to tell. */
export const incidentsAsked = (cards: 'real' | 'software'): readonly IncidentAsked[] =>
  INCIDENTS.filter(type => cards === 'real' || isReportable(type)).map(type => ({
    type,
    words: inWords(type),
    group: groupOf(type),
    families: happensIn[type],
    example: cards === 'real' ? exampleOf(type) : exampleOf(type).replace('by the dealer', 'by the player'),
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

/** The usual sentence with what must be said, and the first of several words. */
const exampleOf = (type: IncidentType): string => {
  const [usual = ''] = factWords(type).split(', or ')
  const plain = usual.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/\b([a-z-]+)(?:\/[a-z-]+)+/g, '$1')
  return plain.replace(/^\d/, seat => `seat ${seat}`)
}

const TOLD_ONLY: ReadonlySet<string> = new Set(['cards', 'next', 'replacement'])

/** Under which heading a kind stands in the list. */
const groupOf = (type: string): string => {
  if (/Burn|Board|Flop|Stub|Street|LastCard/.test(type)) return 'Dealing a street'
  if (/Dealt|ExtraCard|WrongNumber|Fourteen|Fantasyland|FirstCard|Button/.test(type)) return 'The first cards'
  if (/Card|Joker|Deck|Draw/.test(type)) return 'Cards'
  if (/Called|Tabled|Pot|Run|Pair|Mucked|Shown|Miscalled/.test(type)) return 'Showdown and pots'
  return 'Players and chips'
}
