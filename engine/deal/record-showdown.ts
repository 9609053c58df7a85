import type { Card } from '../cards/card.ts'
import { type Draft, placeOf } from './deal.ts'
import type { DealEvent } from './events.ts'

type ShowdownEvent = Extract<
  DealEvent,
  {
    type:
      | 'ShowdownOpened'
      | 'HandShown'
      | 'HandMucked'
      | 'HandSeen'
      | 'AwardDue'
      | 'PotAwarded'
      | 'PointsScored'
      | 'PotCarried'
      | 'DealEnded'
  }
>

/** Writes what happened at the showdown into the deal. */
export const recordShowdown = (deal: Draft, event: ShowdownEvent): void => {
  switch (event.type) {
    case 'ShowdownOpened':
      deal.phase = 'showdown'
      deal.turn = placeOf(deal, event.seat)
      return
    case 'HandShown':
      shown(deal, deal.players[placeOf(deal, event.seat)]!, event.cards, 'shown')
      deal.turn = nextToShow(deal)
      return
    case 'HandMucked':
      deal.players[placeOf(deal, event.seat)]!.shown = 'mucked'
      deal.turn = nextToShow(deal)
      return
    case 'HandSeen':
      shown(deal, deal.players[placeOf(deal, event.seat)]!, event.cards, event.live ? 'shown' : 'seen')
      return
    case 'AwardDue':
      deal.phase = 'award'
      deal.turn = -1
      return
    case 'PotAwarded':
      for (const { seat, amount } of event.to) deal.players[placeOf(deal, seat)]!.stack += amount
      deal.awards.push(event)
      deal.awarded += event.amount
      return
    case 'PointsScored': {
      const a = deal.players[placeOf(deal, event.a.seat)]!
      const b = deal.players[placeOf(deal, event.b.seat)]!
      a.stack += event.paid
      b.stack -= event.paid
      return
    }
    case 'PotCarried':
      deal.carried = event.amount
      return emptyPot(deal)
    case 'DealEnded':
      deal.phase = 'ended'
      deal.turn = -1
      return emptyPot(deal)
  }
}

const emptyPot = (deal: Draft): void => {
  deal.dead = 0
  deal.awarded = 0
  for (const player of deal.players) {
    player.paid = 0
    player.bet = 0
  }
}

/** A hand is open to all; where cards were told it names those that lay unknown, downcards first. */
const shown = (deal: Draft, player: Draft['players'][number], cards: readonly Card[], how: 'shown' | 'seen'): void => {
  if (deal.told) player.down = cards.slice(0, player.down.length)
  player.shown = how
}

const nextToShow = (deal: Draft): number => {
  const { players } = deal
  for (let n = 1; n <= players.length; n++) {
    const place = (deal.turn + n) % players.length
    if (!players[place]!.folded && players[place]!.shown === 'no') return place
  }
  return -1
}
