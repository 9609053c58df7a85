import type { Card, Deal, DealEvent } from '@cardroom/engine'
import { wordsIn } from '@cardroom/engine/languages'
import type { PlayerId } from '@cardroom/engine/table'
import { dealNewsSay, type Language, type Say } from '@cardroom/engine/words'
import { tableWordsIn } from './table-words.ts'

type Event<T extends DealEvent['type']> = Extract<DealEvent, { readonly type: T }>

/** An event of a deal as a sentence for one seat or the rail; null for what is none of their business. */
export const dealSay = (
  event: DealEvent,
  deal: Deal | undefined,
  own: number | null,
  by: PlayerId | undefined,
  language: Language = 'en',
): Say | null => {
  if (event.type === 'CardsDealt') return dealtSay(event, own, language)
  if (event.type === 'IncidentReported') {
    // old streams do not say who reports it
    return tableWordsIn(language).reported(wordsIn(language).incidentSay(event.incident), by)
  }
  return dealNewsSay(wordsIn(language), event, deal)
}

/** Cards as they come: upcards for everybody, downcards for their own player, and no word of those of others. */
const dealtSay = ({ face, seats, cards }: Event<'CardsDealt'>, own: number | null, language: Language): Say | null => {
  const words = tableWordsIn(language)
  const to = (at: number): readonly Card[] => cards.filter((_, i) => seats[i] === at)
  const hands = [...new Set(seats)]
  if (face === 'up') {
    // at a table of real cards nobody has said which they are
    if (cards.every(card => card === '??')) return words.upcardsTo(hands)
    return words.upcards(hands.map(seat => ({ seat, cards: to(seat) })))
  }
  const mine = own === null ? [] : to(own).filter(card => card !== '??')
  return mine.length === 0 ? null : words.dealtToYou(mine)
}
