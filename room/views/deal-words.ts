import type { Card, Deal, DealEvent } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'
import {
  cards as cardList,
  does,
  incidentSay,
  joined,
  newsSay,
  player,
  type Say,
  say,
  seat,
} from '@cardroom/engine/words'

type Event<T extends DealEvent['type']> = Extract<DealEvent, { readonly type: T }>

/** An event of a deal as a sentence for one seat or the rail; null for what is none of their business. */
export const dealSay = (
  event: DealEvent,
  deal: Deal | undefined,
  own: number | null,
  by: PlayerId | undefined,
): Say | null => {
  if (event.type === 'CardsDealt') return dealtSay(event, own)
  if (event.type === 'IncidentReported') return reportedSay(event, by)
  return newsSay(event, deal)
}

/** Cards as they come: upcards for everybody, downcards for their own player, and no word of those of others. */
const dealtSay = ({ face, seats, cards }: Event<'CardsDealt'>, own: number | null): Say | null => {
  const to = (at: number): readonly Card[] => cards.filter((_, i) => seats[i] === at)
  const hands = [...new Set(seats)]
  if (face === 'up') {
    // at a table of real cards nobody has said which they are
    if (cards.every(card => card === '??')) return say`Upcards to ${joined(hands.map(seat), ', ')}.`
    return say`Upcards: ${joined(
      hands.map(at => say`${seat(at)} ${cardList(to(at))}`),
      ', ',
    )}.`
  }
  const mine = own === null ? [] : to(own).filter(card => card !== '??')
  return mine.length === 0 ? null : say`You are dealt ${cardList(mine)}.`
}

/** What went wrong and who reports it; old streams do not say who. */
const reportedSay = ({ incident }: Event<'IncidentReported'>, by: PlayerId | undefined): Say =>
  by === undefined
    ? say`Reported: ${incidentSay(incident)}.`
    : say`${does({ player: by }, 'reports', 'report')}: ${incidentSay(incident)}.`

/** Somebody at the table, by their id. */
export const person = player
