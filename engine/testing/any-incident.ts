import { type Card, UNKNOWN } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import type { Chance } from '../cards/shuffle.ts'
import { shuffled } from '../cards/shuffle.ts'
import type { Deal } from '../deal/deal.ts'
import { type Fact, type FactKind, isMaybe } from '../rulings/fact.ts'
import { factsOf, mayGoUnnoticed } from '../rulings/incident-facts.ts'
import type { Incident, IncidentType } from '../rulings/rulers.ts'

/** An incident of this kind with facts taken by chance from what lies on the table; it may be one that cannot have happened. */
export const anyIncident = (deal: Deal, type: IncidentType, chance: Chance): Incident => {
  const facts: Record<string, unknown> = {}
  for (const [name, fact] of Object.entries(factsOf(type))) {
    const value = anyFact(deal, fact, facts.seat, chance)
    if (value !== undefined) facts[name] = value
  }
  const unnoticed = mayGoUnnoticed(type) && chance(3) === 0
  return { type, ...facts, ...(unnoticed ? { noticed: false } : {}) } as Incident
}

const anyFact = (deal: Deal, fact: Fact, seat: unknown, chance: Chance): unknown => {
  if (isMaybe(fact)) return chance(2) === 0 ? undefined : anyValue(deal, fact.maybe, seat, chance)
  return anyValue(deal, fact, seat, chance)
}

const anyValue = (deal: Deal, kind: FactKind, seat: unknown, chance: Chance): unknown => {
  if (typeof kind !== 'string') return kind[chance(kind.length)]
  switch (kind) {
    case 'seat':
      return anySeat(deal, chance)
    case 'seats':
      return anySeats(deal, chance)
    case 'card':
      return anyCards(deal, 1, seat, chance)[0] ?? deckCards(deal.form.deck)[chance(deckCards(deal.form.deck).length)]
    case 'cards':
      return anyCards(deal, 1 + chance(4), seat, chance)
    case 'flag':
      return chance(2) === 0
    case 'count':
      return chance(2) === 0 ? chance(4) : chance(9)
    case 'chips':
      return deal.stakes.unit * chance(60) + chance(2)
    case 'text':
      return ['8', '8-6', '7', 'T', 'a flush', 'an ace high'][chance(6)]
  }
}

/** Mostly a player who plays, at times the player who is to act, now and then an empty seat. */
const anySeat = (deal: Deal, chance: Chance): number => {
  const { players, turn } = deal
  if (turn >= 0 && chance(3) === 0) return players[turn]!.seat
  return chance(12) === 0 ? 1 + chance(12) : players[chance(players.length)]!.seat
}

/** A few seats in any order, or the first of those who are in, in the order of dealing, or all of them. */
const anySeats = (deal: Deal, chance: Chance): readonly number[] => {
  const inOrder = [...new Set(deal.players.filter(player => !player.folded).map(player => player.seat))]
  if (chance(2) === 0) return inOrder.slice(0, chance(2) === 0 ? inOrder.length : 1 + chance(inOrder.length))
  return shuffled([...new Set(deal.players.map(player => player.seat))], chance).slice(0, chance(4))
}

/** Mostly cards of the seat that the incident is about, else from wherever some lie; the top of the stub too. */
const anyCards = (deal: Deal, count: number, seat: unknown, chance: Chance): readonly Card[] => {
  const own = deal.players.filter(player => player.seat === seat).flatMap(({ down, up }) => [...down, ...up])
  const others = deal.players.flatMap(({ down, up }) => [...down, ...up])
  const lying = [...deal.boards.flat(), ...deal.burns, ...deal.muck, ...deal.mending.aside, ...deal.discards]
  const stub = deal.deck.slice(deal.next, deal.next + count)
  const sources = [own, own, own, others, lying, stub, stub, deckCards(deal.form.deck)].filter(
    cards => cards.length > 0,
  )
  const from = sources[chance(sources.length)]!
  if (from === stub) return stub
  const known = shuffled(from, chance).slice(0, count)
  return deal.realCards ? known.map(card => (chance(4) === 0 ? UNKNOWN : card)) : known
}
