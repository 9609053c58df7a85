import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, type Player, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { evolve } from '../../deal/evolve.ts'
import { cannot } from '../../deal/impossible.ts'
import type { CardMove, DealingError, Pile } from '../../deal/mending.ts'
import { stepDue } from '../../deal/where.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { comingCards, namedCardsOff } from '../cards/named-cards.ts'
import type { Mistake, Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'
import {
  cardsOut,
  dealtOut,
  faceDealt,
  getting,
  type StreetCard,
  type StudStreet,
  streetBegun,
  streetDue,
  streetNotDue,
  studStreets,
} from './stud-street.ts'

/** On a later street of Mexican poker the dealer goes round in the wrong order, or passes somebody over. */
export type StreetOutOfSequence = {
  /** Who got the cards, in the order in which they left the deck. */
  readonly to: readonly Seat[]
  /** At a table with real cards: these cards. */
  readonly cards?: readonly Card[]
}

/** Whether the cards still go where they belong. */
export type SequenceDecision = 'corrected-without-betting' | 'action-stands'

/** wsop/261-later: the cards are moved face up, the street is completed, what was bet on it goes back, and nobody bets on it. */
export const streetOutOfSequence = (
  deal: Deal,
  { to, cards }: StreetOutOfSequence,
  late?: DealingError,
): Ruling<SequenceDecision> => {
  const { rules } = rulebookOf(deal.book).mexicanOutOfSequence
  const street = (late ? studStreets(deal).find(({ burn }) => burn === late.step) : streetBegun(deal))!
  if (deal.phase !== 'streets' || deal.step > street.round) {
    return { decision: 'action-stands', events: [], rules, wouldChange: ['street-betting-not-over'] }
  }
  const fell = late?.cards ?? fallen(deal, to.length, cards)
  const due = late === undefined ? seatsOf(deal, street).slice(0, to.length) : inOrder(deal, to)
  const moves = to.flatMap((seat, i): readonly CardMove[] =>
    seat === due[i] ? [] : [{ card: fell[i]!, from: whereLies(deal, seat, fell[i]!), to: placeFor(deal, due[i]!) }],
  )
  const back = deal.players.filter(({ bet }) => bet > 0).map(({ seat, bet }) => ({ seat, amount: bet }))
  const moved: DealEvent = { type: 'CardsMoved', moves, rules }
  const events: readonly DealEvent[] = [
    moved,
    // how the rest comes goes by the downcards that are then left
    ...completed(evolve(deal, moved), street),
    ...(deal.round !== null && back.length > 0 ? [{ type: 'WagersReturned', back, rules } as const] : []),
    { type: 'RoundClosed', rules },
  ]
  return {
    decision: 'corrected-without-betting',
    events: mended(deal, events),
    rules,
    wouldChange: ['street-betting-over'],
  }
}

const seatsOf = (deal: Deal, street: StudStreet): readonly Seat[] =>
  getting(deal, street).map(place => deal.players[place]!.seat)

/** These seats as they sit from the button's left. */
const inOrder = (deal: Deal, seats: readonly Seat[]): readonly Seat[] =>
  seats.toSorted((a, b) => placeOf(deal, a) - placeOf(deal, b))

/** The cards that left the deck last. */
const fallen = (deal: Deal, count: number, named: readonly Card[] | undefined): readonly Card[] =>
  deal.realCards
    ? Array.from({ length: count }, (_, i) => named?.[i] ?? UNKNOWN)
    : deal.deck.slice(deal.next - count, deal.next)

/** Where the card lies that went to this seat: before them, or in the muck if they have thrown their hand away. */
const whereLies = (deal: Deal, seat: Seat, card: Card): Pile => {
  const player = deal.players[placeOf(deal, seat)]!
  if (hasThrownAway(player)) return 'muck'
  return { seat, face: player.up.includes(card) ? 'up' : 'down' }
}

const placeFor = (deal: Deal, seat: Seat): Pile =>
  hasThrownAway(deal.players[placeOf(deal, seat)]!) ? 'muck' : { seat, face: 'up' }

const hasThrownAway = ({ folded, keepsPlace }: Player): boolean => folded && !keepsPlace

/** The rest of the street, in its order. */
const completed = (deal: Deal, street: StudStreet): readonly DealEvent[] => {
  if (deal.step > street.at) return []
  const places = getting(deal, street).slice(cardsOut(deal, street))
  const fell = comingCards(deal, places.length, undefined)
  return dealtOut(
    deal,
    places.map((place, i): StreetCard => {
      const player = deal.players[place]!
      return { seat: player.seat, card: fell[i]!, face: faceDealt(player, street) }
    }),
    0,
  )
}

/** Cards of Mexican poker that go to the wrong players. */
export const streetOutOfSequenceRuler = {
  impossible: (deal, { to, cards }) => {
    const street = streetDue(deal)
    const off = streetNotDue(deal, street)
    if (off !== null || street === undefined) return off
    if (street.face !== 'as-chosen') return cannot('street-lies-one-way')
    const due = seatsOf(deal, street)
    const wrong = to.find(seat => !due.includes(seat))
    if (wrong !== undefined) return cannot('gets-no-card', { seat: wrong })
    if (new Set(to).size < to.length) return cannot('two-cards')
    if (to.every((seat, i) => seat === due[i])) return cannot('right-order')
    return namedCardsOff(deal, cards, to.length)
  },
  happens: (deal, incident): Mistake => {
    const { to, cards } = incident
    const street = streetDue(deal)!
    const burns = stepDue(deal) === street.burn ? 1 : 0
    const all = getting(deal, street).length
    const [burn, ...rest] = comingCards(deal, to.length + burns, cards && (burns ? [UNKNOWN, ...cards] : cards))
    const fell = burns ? rest : [burn!, ...rest]
    const dealt = to.map((seat, i): StreetCard => {
      const player = deal.players[placeOf(deal, seat)]!
      return { seat, card: fell[i]!, face: faceDealt(player, street) }
    })
    const burned: readonly DealEvent[] = burns
      ? [{ type: 'CardBurned', card: burn!, rules: citesOf(deal.book).burn }]
      : []
    const events = [...burned, ...dealtOut(deal, dealt, all - to.length)]
    if (to.length < all) return { events }
    return { events, error: { incident: { type: 'StreetOutOfSequence', ...incident }, step: street.burn, cards: fell } }
  },
  rule: streetOutOfSequence,
} satisfies Ruler<StreetOutOfSequence>
